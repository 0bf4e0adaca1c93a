import type { ReactNode } from 'react';
import './list.css';

export interface ListProps {
  label?: string | undefined;
  children: ReactNode;
}

/** A ruled list, edge to edge, of `ListItem`s or other entries. */
export function List({ label, children }: ListProps) {
  return (
    <ul className="cl-list" aria-label={label}>
      {children}
    </ul>
  );
}

/** Above a ledger: a day, a year, the name of a group; at its right end a total. */
export function ListHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="cl-list-heading">
      <h2 className="cl-list-title">{children}</h2>
      {aside !== undefined && <span>{aside}</span>}
    </div>
  );
}

/** An entry of a ledger with several lines of its own: a loan product. Every second one is striped. */
export function ListBlock({ children }: { children: ReactNode }) {
  return <li className="cl-list-block">{children}</li>;
}
