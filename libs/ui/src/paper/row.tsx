import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import './price-pattern.css';
import './row.css';

/** The parts of a price, in the order used everywhere. */
export type PricePart = 'principal' | 'interest' | 'fee' | 'tax';

export interface RowProps {
  label: ReactNode;
  /** Shows the colour and pattern of this part of the price in the cost bar. */
  swatch?: PricePart | undefined;
  strong?: boolean | undefined;
  /** The value, at the right end of the dotted leader. */
  children: ReactNode;
}

/** One line of a slip: label, dotted leader, value. The value wraps below if both do not fit. */
export function Row({ label, swatch, strong, children }: RowProps) {
  return (
    <div className={classNames('cl-row', strong && 'cl-row-strong')}>
      <span className="cl-row-label">
        {swatch && <i className={`cl-swatch cl-price-${swatch}`} />}
        {label}
      </span>{' '}
      <span className="cl-row-value">{children}</span>
    </div>
  );
}

/** A total: one rule above, a double rule below. */
export function Sum({ label, children }: Omit<RowProps, 'strong' | 'swatch'>) {
  return (
    <div className="cl-sum">
      <Row label={label} strong>
        {children}
      </Row>
    </div>
  );
}
