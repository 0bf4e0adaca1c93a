import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import './slip.css';
import './price-pattern.css';
import './row.css';

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
  return (
    <section className={classNames('cl-slip', className)} aria-label={label}>
      {(title ?? corner) && (
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

/** The parts of a price, in the order used everywhere. */
export type PricePart = 'principal' | 'interest' | 'fee' | 'tax';

/** Lines of a slip, one below the other: for screen readers a list of terms and their values. */
export const Rows = ({ children }: { children: ReactNode }) => <dl>{children}</dl>;

export interface RowProps {
  label: ReactNode;
  /** Shows the colour and pattern of this part of the price in the cost bar. */
  swatch?: PricePart | undefined;
  strong?: boolean | undefined;
  /** One rule above, a double rule below. */
  total?: boolean | undefined;
  /** The value, at the right end of the dotted leader. */
  children: ReactNode;
}

/** One line of `Rows`: label, dotted leader, value. The value wraps below if both do not fit. */
export const Row = ({ label, swatch, strong, total, children }: RowProps) => (
  <div className={classNames('cl-row', strong && 'cl-row-strong', total && 'cl-sum')}>
    <dt className="cl-row-label">
      {swatch && <i className={`cl-swatch cl-price-${swatch}`} />}
      {label}
    </dt>{' '}
    <dd className="cl-row-value">{children}</dd>
  </div>
);

export const Sum = (row: Pick<RowProps, 'label' | 'children'>) => <Row strong total {...row} />;
