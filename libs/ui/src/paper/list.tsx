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

/** Heading of a list group: a day, a year, a name; with a total at its right end. */
export function ListHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="cl-list-heading">
      <h2 className="cl-list-title">{children}</h2>
      {aside !== undefined && <span>{aside}</span>}
    </div>
  );
}

/** A list entry with several lines: a loan product. Every second one is striped. */
export function ListBlock({ children }: { children: ReactNode }) {
  return <li className="cl-list-block">{children}</li>;
}
