import type { ReactNode } from 'react';
import { CheckIcon, HourglassMediumFillIcon } from '../icons';
import './timeline.css';

/** Payments in chronological order, or the steps of a process. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="cl-timeline">{children}</ol>;
}

export interface TimelineItemProps {
  /** `step` is for explanatory lists; the others are states of a payment. */
  kind: 'paid' | 'due' | 'over' | 'wait' | 'idle' | 'step';
  /** The number of the payment or step, shown in the mark if it has no icon. */
  number: number;
  title: ReactNode;
  /** Right of the title: an amount. */
  value?: ReactNode;
  note?: ReactNode;
  /** A stamp, a link. */
  children?: ReactNode;
}

/** One payment or step. The mark is decorative: a stamp or the text states the status. */
export function TimelineItem({ kind, number, title, value, note, children }: TimelineItemProps) {
  return (
    <li className={`cl-timeline-${kind}`}>
      <span className="cl-timeline-mark" aria-hidden="true">
        <Mark kind={kind} number={number} />
      </span>
      <div className="cl-timeline-line">
        <b>{title}</b>
        {value !== undefined && <b>{value}</b>}
      </div>
      {note !== undefined && <p className="cl-timeline-note">{note}</p>}
      {children !== undefined && <div className="cl-timeline-more">{children}</div>}
    </li>
  );
}

function Mark({ kind, number }: Pick<TimelineItemProps, 'kind' | 'number'>) {
  if (kind === 'paid') return <CheckIcon />;
  if (kind === 'wait') return <HourglassMediumFillIcon />;
  return kind === 'over' ? '!' : number;
}
