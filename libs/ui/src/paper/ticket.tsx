import type { ReactNode } from 'react';
import './ticket.css';

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
