import type { ReactNode } from 'react';
import './list.css';

/** An entry of a ledger with several lines of its own: a loan product. Every second one is striped. */
export function ListBlock({ children }: { children: ReactNode }) {
  return <li className="cl-list-block">{children}</li>;
}
