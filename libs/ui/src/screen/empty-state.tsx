import type { ReactNode } from 'react';
import './empty.css';

export interface EmptyStateProps {
  /** "Nothing in review" */
  title: ReactNode;
  /** An illustration of what is missing; a blank slip by default. */
  art?: ReactNode;
  /** What will be shown here and how to get it; the next action is the page's pinned one. */
  children?: ReactNode;
}

/** An empty state: an illustration and one sentence. */
export function EmptyState({ title, art = <BlankSlip />, children }: EmptyStateProps) {
  return (
    <div className="cl-empty cl-empty-high">
      {art}
      <h2 className="cl-empty-title">{title}</h2>
      {children !== undefined && <p className="cl-empty-words">{children}</p>}
    </div>
  );
}

/** A blank slip out of its slot: nothing to print yet. */
function BlankSlip() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <rect x="8" y="14" width="116" height="12" rx="6" fill="var(--cl-ink)" />
      <path
        d="M24 20h84v86l-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7z"
        fill="var(--cl-surface)"
        stroke="var(--cl-edge)"
        strokeWidth="2"
      />
      <path
        d="M38 44h30M38 60h22M38 76h26M80 44h14M84 60h10M82 76h12"
        stroke="var(--cl-rule)"
        strokeWidth="6"
      />
    </svg>
  );
}
