import type { ReactNode } from 'react';
import { ScreenLink } from '../actions/screen-link';
import './list.css';

export interface RecordItemProps {
  to: string;
  art?: ReactNode;
  title: ReactNode;
  /** Right of the title: the amount. */
  value: ReactNode;
  /** Under the title: its status. */
  stamp?: ReactNode;
  /** Under the value: a date, the next payment. */
  aside?: ReactNode;
}

/** A two-line list entry: a loan or a payment with its status. */
export function RecordItem({ to, art, title, value, stamp, aside }: RecordItemProps) {
  return (
    <li>
      <ScreenLink className="cl-item" to={to}>
        {art}
        <span className="cl-item-title">
          <span className="cl-item-line">
            <b>{title}</b>
            <b>{value}</b>
          </span>
          <span className="cl-item-line">
            {stamp ?? <span />}
            <span className="cl-item-aside">{aside}</span>
          </span>
        </span>
      </ScreenLink>
    </li>
  );
}
