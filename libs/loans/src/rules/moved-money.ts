import type { Transaction, TransactionStatus } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import type { StampLook } from './order-stamp';

const toBorrower = new Set<string>(['payout', 'refund']);
const looks: Readonly<Record<string, StampLook>> = {
  waiting: 'due',
  verifying: 'wait',
  collecting: 'wait',
  sending: 'wait',
  posted: 'paid',
  notFound: 'over',
  amountDiffers: 'over',
  refused: 'over',
  reversed: 'over',
  expired: 'idle',
  returned: 'idle',
};

/** The amount from the borrower's perspective: incoming is positive, outgoing negative. */
export const movedAmount = ({ kind, amount }: Transaction): Minor =>
  toBorrower.has(kind) ? amount : 0 - amount;

/** The look of a transaction's stamp; an unknown status is neutral. */
export const transactionLook = (status: TransactionStatus): StampLook =>
  Object.hasOwn(looks, status) ? (looks[status] ?? 'idle') : 'idle';

/** A delay moves no money, and neither does an unused payment code. */
export const isMoney = ({ kind, status }: Transaction): boolean => kind !== 'delay' && status !== 'expired';
