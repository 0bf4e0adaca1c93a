import type { Day, Minor } from '@clearloan/formatting';
import type { RepayItem } from '@clearloan/loan-view/contract';
import { progressOf, type Due, type PaymentProgress } from '@clearloan/loan-view/rules';

type OpenItem = Pick<RepayItem, 'periodNo' | 'amount' | 'penalty' | 'penaltyTax' | 'paymentsInProgress'>;

/** The amount due today for the next payment, in minor units: its open amount, its late fee and the tax on that. */
const dueToday = ({ amount, penalty, penaltyTax }: OpenItem): Minor => amount + penalty + penaltyTax;

/** Money in progress relative to the next payment; `undefined` if there is none. */
export const progressOfItem = (item: OpenItem): PaymentProgress | undefined =>
  progressOf(item.paymentsInProgress, [{ periodNo: item.periodNo, open: dueToday(item) }]);

/** How much of the next payment is left to pay today besides money in progress, in minor units. */
export const leftToPay = (item: OpenItem): Minor => progressOfItem(item)?.rest ?? dueToday(item);

/**
 * The date on which a mandate collects the payment, so that the borrower has nothing to do; `undefined` once the payment
 * is late, when waiting costs a late fee.
 */
export const collectionDayOf = ({ collectOn }: Pick<RepayItem, 'collectOn'>, due: Due): Day | undefined =>
  due.kind === 'late' ? undefined : collectOn;
