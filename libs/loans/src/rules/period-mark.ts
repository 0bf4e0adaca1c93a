import type { PlanRow, Transaction, TransactionStatus } from '@clearloan/loan-contract';
import { dayOf, type Day } from '@clearloan/formatting';
import { openOf } from './next-payment';
import { dueOf, type Due } from './payment-progress';
import type { StampLook } from './order-stamp';

/** The label of a payment in the plan, beside its amount. */
export type PeriodLabel =
  | { readonly is: 'paid'; readonly on: Day | undefined; readonly paymentId: string | undefined }
  | { readonly is: 'waived' }
  | { readonly is: 'checking' | 'collecting'; readonly paymentId: string | undefined }
  | { readonly is: 'partlyPaid'; readonly open: number; readonly due: Due }
  | { readonly is: 'moved'; readonly from: Day | undefined }
  | { readonly is: 'due'; readonly due: Due }
  /** A later payment: its date is enough. */
  | { readonly is: 'quiet' };

/** A payment that is due now has the look `due`. */
type PeriodLook = Exclude<StampLook, 'now'>;

export interface PeriodMark {
  readonly look: PeriodLook;
  readonly word: PeriodLabel;
  /** The original due date of a payment that was moved and is still open, unless its label states it. */
  readonly movedFrom?: Day;
}

export interface PeriodSetting {
  readonly today: Day;
  readonly transactions: readonly Transaction[];
  /** The market's time zone, which turns a payment's instant into a date. */
  readonly timeZone: string;
}

/** The stamp of one payment. Status and dates come from the lender; today is only used to count days. */
export function periodMark(plan: PlanRow, setting: PeriodSetting): PeriodMark {
  const mark = markOf(plan, setting);
  const saysItsDay = saysDay.has(mark.word.is);
  return saysItsDay || plan.originalDueTime === undefined
    ? mark
    : { ...mark, movedFrom: plan.originalDueTime };
}

const saysDay: ReadonlySet<PeriodLabel['is']> = new Set(['paid', 'waived', 'moved']);

function markOf(plan: PlanRow, setting: PeriodSetting): PeriodMark {
  const due = dueOf(plan.dueTime, setting.today);
  const dueLook: PeriodLook = due.kind === 'late' ? 'over' : 'due';
  switch (plan.periodStatus) {
    case 'paid':
      return { look: 'paid', word: { is: 'paid', ...lastPayment(plan, 'posted', setting) } };
    case 'waived':
      return { look: 'paid', word: { is: 'waived' } };
    case 'verifying':
      return {
        look: 'wait',
        word: { is: 'checking', paymentId: lastPayment(plan, 'verifying', setting).paymentId },
      };
    case 'collecting':
      return {
        look: 'wait',
        word: { is: 'collecting', paymentId: lastPayment(plan, 'collecting', setting).paymentId },
      };
    case 'partlyPaid':
      return { look: dueLook, word: { is: 'partlyPaid', open: openOf(plan), due } };
    case 'extended':
      return { look: 'idle', word: { is: 'moved', from: plan.originalDueTime } };
    case 'due':
    case 'overdue':
      return { look: dueLook, word: { is: 'due', due } };
    default:
      return { look: 'idle', word: { is: 'quiet' } };
  }
}

/** The latest transaction for this payment in this state: its date and its path. */
function lastPayment(
  { periodNo }: PlanRow,
  status: TransactionStatus,
  { transactions, timeZone }: PeriodSetting,
): { on: Day | undefined; paymentId: string | undefined } {
  const last = transactions
    .filter((transaction) => transaction.status === status && transaction.periodNos.includes(periodNo))
    .sort((one, other) => one.at.localeCompare(other.at))
    .at(-1);
  return { on: last && dayOf(last.at, timeZone), paymentId: last?.paymentId };
}
