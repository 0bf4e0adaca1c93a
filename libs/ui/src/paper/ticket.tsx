import type { ReactNode } from 'react';
import { ScreenLink } from '../actions/screen-link';
import './ticket.css';
import './price-tag.css';

export interface TicketProps {
  /** On the stub: the APR and the link to its cost. */
  stub: ReactNode;
  children: ReactNode;
}

/** A loan offer, with its price on the stub. */
export function Ticket({ stub, children }: TicketProps) {
  return (
    <div className="cl-ticket-box">
      <div className="cl-ticket">
        <div className="cl-ticket-body">{children}</div>
        <div className="cl-ticket-stub">{stub}</div>
      </div>
    </div>
  );
}

/** Small offers, two per row where they fit. */
export function PriceTags({ children }: { children: ReactNode }) {
  return <div className="cl-price-tags">{children}</div>;
}

export interface PriceTagProps {
  to: string;
  name: ReactNode;
  amount: ReactNode;
  /** Its term and cost: an amount is never shown without its price. */
  cost: ReactNode;
}

/** A small offer. */
export function PriceTag({ to, name, amount, cost }: PriceTagProps) {
  return (
    <ScreenLink className="cl-price-tag" to={to}>
      <span className="cl-price-tag-name">{name}</span> <span className="cl-price-tag-amount">{amount}</span>{' '}
      <span className="cl-price-tag-cost">{cost}</span>
    </ScreenLink>
  );
}
