import type { ReactNode } from 'react';
import './question.css';

/** The question of a step below its bar, with a line of what it is for. */
export function Question({ children, lead }: { readonly children: ReactNode; readonly lead?: ReactNode }) {
  return (
    <div className="cl-certification-question">
      <h2>{children}</h2>
      {lead !== undefined && <p>{lead}</p>}
    </div>
  );
}
