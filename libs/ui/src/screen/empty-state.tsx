import type { ReactNode } from 'react';
import { BlankSlip } from './blank-slip';
import './empty.css';

export interface EmptyStateProps {
  /** "Nothing in review" */
  title: ReactNode;
  /** A picture of what is missing; a blank slip without one. */
  art?: ReactNode;
  /** What will stand here, and how it gets here; the next action is the page's pinned one. */
  children?: ReactNode;
}

/** Nothing here yet: a picture and one sentence. */
export function EmptyState({ title, art = <BlankSlip />, children }: EmptyStateProps) {
  return (
    <div className="cl-empty cl-empty-high">
      {art}
      <h2 className="cl-empty-title">{title}</h2>
      {children !== undefined && <p className="cl-empty-words">{children}</p>}
    </div>
  );
}
