import { isKnown } from '@clearloan/api-client/declare';
import { problemStatusValues, type Problem, type TimelineItem } from '../contract';

/** Nobody is waiting any more. An unknown status counts as open. */
export const isSolved = ({ status }: Pick<Problem, 'status'>): boolean => status === 'closed';

const stamps = {
  submitted: 'idle',
  accepted: 'wait',
  answered: 'now',
  reopened: 'wait',
  closed: 'paid',
} as const satisfies Record<(typeof problemStatusValues)[number], string>;

/** The stamp kinds of a report. */
type ReportStamp = (typeof stamps)[keyof typeof stamps];

export const stampOf = (status: string): ReportStamp =>
  isKnown(problemStatusValues, status) ? stamps[status] : 'idle';

/** The promised time is over without an answer. */
export const isAnswerLate = ({ answerBy }: Pick<Problem, 'answerBy'>, now: string): boolean =>
  answerBy !== undefined && Date.parse(answerBy) < Date.parse(now);

/** The lender is working on it and has not given a final answer. */
export const awaitsAnswer = ({ status }: Pick<Problem, 'status'>): boolean =>
  status !== 'answered' && status !== 'closed';

/** The last event of an open report is in progress; everything before it is done. */
export function markOf(timeline: readonly TimelineItem[], index: number): 'wait' | 'paid' {
  const isLast = index === timeline.length - 1;
  const status = timeline[index]?.status;
  return isLast && status !== 'closed' && status !== 'answered' ? 'wait' : 'paid';
}
