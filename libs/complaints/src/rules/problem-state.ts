import { isKnown } from '@clearloan/api-client/declare';
import { problemStatusValues, type Problem } from '../contract';

/** Nobody is waiting for anything any more. A status that this build does not know is open. */
export const isSolved = ({ status }: Pick<Problem, 'status'>): boolean => status === 'closed';

const stamps = {
  submitted: 'idle',
  accepted: 'wait',
  answered: 'now',
  reopened: 'wait',
  closed: 'paid',
} as const satisfies Record<(typeof problemStatusValues)[number], string>;

/** The kinds of stamp that a report may bear. */
export type ReportStamp = (typeof stamps)[keyof typeof stamps];

export const stampOf = (status: string): ReportStamp =>
  isKnown(problemStatusValues, status) ? stamps[status] : 'idle';

/** The promised time is over and there is no answer. */
export const isAnswerLate = ({ answerBy }: Pick<Problem, 'answerBy'>, now: string): boolean =>
  answerBy !== undefined && Date.parse(answerBy) < Date.parse(now);

/** The lender has it in hand and has not said the last word. */
export const awaitsAnswer = ({ status }: Pick<Problem, 'status'>): boolean =>
  status !== 'answered' && status !== 'closed';
