import type { PlanRow, Transaction, TransactionStatus } from '@clearloan/loan-contract';
import { dayOf, type Day } from '@clearloan/formatting';
import { openOf } from './next-payment';
import { dueOf, type Due, type StampLook } from '@clearloan/loan-view/rules';

/** The label of a payment in the plan, beside its amount. */
export type PeriodLabel =
  | { readonly is: 'paid'; readonly on: Day | undefined; readonly paymentId: string | undefined }
  | { readonly is: 'waived' }
  | { readonly is: 'checking' | 'collecting'; readonly paymentId: string | undefined }
  | { readonly is: 'partlyPaid'; readonly open: number; readonly due: Due }
  | { readonly is: 'moved'; readonly from: Day | undefined }
  | { readonly is: 'due'; readonly due: Due }
  /** A later payment: its date is enough. */
  | { readonly is: 'upcoming' };

/** `now` is for orders: a payment that is due now has the look `due`. */
type PeriodLook = Exclude<StampLook, 'now'>;

export interface PeriodMark {
  readonly look: PeriodLook;
  readonly label: PeriodLabel;
  /** The original due date of a payment that was moved and is still open, unless its label states it or nothing is open. */
  readonly movedFrom?: Day;
}

interface PeriodSetting {
  readonly today: Day;
  readonly transactions: readonly Transaction[];
  /** The market's time zone, which turns a payment's instant into a date. */
  readonly timeZone: string;
}

/** The stamp of one payment. Status and dates come from the lender; today is only used to count days. */
export function periodMark(plan: PlanRow, setting: PeriodSetting): PeriodMark {
  const mark = markOf(plan, setting);
  return labelsWithoutMove.has(mark.label.is) || plan.originalDueTime === undefined
    ? mark
    : { ...mark, movedFrom: plan.originalDueTime };
}

/** Labels that state the original date, or after which it does not matter. */
const labelsWithoutMove: ReadonlySet<PeriodLabel['is']> = new Set(['paid', 'waived', 'moved']);

function markOf(plan: PlanRow, setting: PeriodSetting): PeriodMark {
  const due = dueOf(plan.dueTime, setting.today);
  const dueLook: PeriodLook = due.kind === 'late' ? 'over' : 'due';
  switch (plan.periodStatus) {
    case 'paid':
      return { look: 'paid', label: { is: 'paid', ...lastPayment(plan, 'posted', setting) } };
    case 'waived':
      return { look: 'paid', label: { is: 'waived' } };
    case 'verifying':
      return {
        look: 'wait',
        label: { is: 'checking', paymentId: lastPayment(plan, 'verifying', setting).paymentId },
      };
    case 'collecting':
      return {
        look: 'wait',
        label: { is: 'collecting', paymentId: lastPayment(plan, 'collecting', setting).paymentId },
      };
    case 'partlyPaid':
      return { look: dueLook, label: { is: 'partlyPaid', open: openOf(plan), due } };
    case 'extended':
      return { look: 'idle', label: { is: 'moved', from: plan.originalDueTime } };
    case 'due':
    case 'overdue':
      return { look: dueLook, label: { is: 'due', due } };
    default:
      return { look: 'idle', label: { is: 'upcoming' } };
  }
}

/** The latest transaction for this payment in this state: its date and its id. */
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
