import type { Minor } from '@clearloan/formatting';
import { chargesEarly } from './charges';
import type { Transaction } from './transaction';

/**
 * `early` is the charge for paying early, `sentBack` an overpayment: money that was allocated to no part of the loan.
 */
export type ReceiptPart = 'principal' | 'interest' | 'loanFee' | 'lateFee' | 'early' | 'sentBack';

interface ReceiptLine {
  readonly part: ReceiptPart;
  readonly amount: Minor;
}

/** The lines of a receipt; with the fee of the payment method they add up to `total`. */
export interface Receipt {
  readonly lines: readonly ReceiptLine[];
  readonly payFee: Minor;
  readonly total: Minor;
}

/** How a payment was allocated to the loan. Without a split from the lender there are no lines, only the total. */
export function receiptOf(plan: Parameters<typeof chargesEarly>[0], payment: Transaction): Receipt {
  const isCharged = payment.purpose === 'payoff' && chargesEarly(plan);
  return { lines: linesOf(payment, isCharged), payFee: payment.fee, total: payment.amount + payment.fee };
}

function linesOf({ split, amount }: Transaction, isCharged: boolean): readonly ReceiptLine[] {
  if (split === undefined) return [];
  const rest = amount - split.principal - split.interest - split.fee - split.penalty;
  const lines: readonly ReceiptLine[] = [
    { part: 'principal', amount: split.principal },
    { part: 'interest', amount: split.interest },
    { part: 'loanFee', amount: split.fee },
    { part: 'lateFee', amount: split.penalty },
    { part: isCharged ? 'early' : 'sentBack', amount: rest },
  ];
  return lines.filter((line) => line.amount !== 0);
}
