import { inProgress, type Transaction } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';

/** What the borrower pays in total with a payment. */
export const paidWith = ({ amount, fee }: Pick<Transaction, 'amount' | 'fee'>): Minor => amount + fee;

/** A payment by its own id, or by the id that the lender assigned to a reference. */
export const findPayment = (payments: readonly Transaction[], id: string): Transaction | undefined =>
  payments.find(({ paymentId, submitId }) => paymentId === id || submitId === id);

/** The delay that was agreed after an instant of the lender. */
export const delayAfter = (payments: readonly Transaction[], since: string): Transaction | undefined =>
  payments.find(({ kind, at }) => kind === 'delay' && Date.parse(at) >= Date.parse(since));

/** Money from the borrower; the other kinds are the payout, money sent back, and delays. */
const isFromBorrower = ({ kind }: Transaction): boolean => kind === 'code' || kind === 'reference';

/** Payments in progress: the one that needs the borrower most first, then newest first. */
export const underWay = (payments: readonly Transaction[]): readonly Transaction[] =>
  inProgress(newestFirst(payments));

/** The lender may get the result at any moment, so the screen polls. */
export const isUnderWay = ({ status }: Transaction): boolean =>
  status === 'waiting' || status === 'verifying' || status === 'collecting';

/** The payment that covers one of these payments of the plan; the newest takes precedence. */
export const paymentOf = (
  payments: readonly Transaction[],
  periodNos: readonly number[],
): Transaction | undefined =>
  newestFirst(payments).find(
    (each) =>
      isFromBorrower(each) &&
      (each.status === 'posted' || each.status === 'verifying' || each.status === 'collecting') &&
      each.periodNos.some((periodNo) => periodNos.includes(periodNo)),
  );

const newestFirst = (payments: readonly Transaction[]): readonly Transaction[] =>
  [...payments].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));

/**
 * The polling interval of a payment, by how long the screen has been open, in milliseconds: most payments arrive in
 * the first minute, a bank may need a day.
 */
export function pollWaitMs(watchedMs: number): number {
  if (watchedMs < 60_000) return 3_000;
  return watchedMs < 10 * 60_000 ? 10_000 : 60_000;
}
