import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import './slip.css';

export interface SlipProps {
  /** Printed at the top left as a heading. */
  title?: ReactNode;
  /** At the top right: a stamp, a note, a small button. */
  corner?: ReactNode;
  /** The accessible name of the slip if it has no title. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Paper for binding figures: what is due, key facts, a receipt. */
export function Slip({ title, corner, label, className, children }: SlipProps) {
  const hasHead = title !== undefined || corner !== undefined;
  return (
    <section className={classNames('cl-slip', className)} aria-label={label}>
      {hasHead && (
        <div className="cl-slip-head">
          {title === undefined ? <span /> : <h2>{title}</h2>}
          {corner}
        </div>
      )}
      {children}
    </section>
  );
}

/** The dashed fold between the figures of a slip and its actions. */
export function Fold() {
  return <div className="cl-fold" />;
}

/** Below a fold, at the bottom of a slip: one link at each side. */
export function SlipLinks({ children }: { children: ReactNode }) {
  return (
    <>
      <Fold />
      <div className="cl-slip-links">{children}</div>
    </>
  );
}
