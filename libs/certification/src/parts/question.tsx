import type { ReactNode } from 'react';
import './question.css';

interface QuestionProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** It changes while the screen stays, and is then announced. */
  readonly isLive?: boolean;
}

/** The question of a step below its bar, with a line about its purpose. */
export function Question({ children, lead, isLive = false }: QuestionProps) {
  return (
    <div className="cl-certification-question">
      <h2 aria-live={isLive ? 'polite' : undefined}>{children}</h2>
      {lead !== undefined && <p>{lead}</p>}
    </div>
  );
}
