import type { Transaction, TransactionStatus } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import type { StampLook } from './order-stamp';

const toBorrower = new Set<string>(['payout', 'refund']);
const looks: Readonly<Record<string, StampLook>> = {
  waiting: 'due',
  verifying: 'wait',
  posted: 'paid',
  notFound: 'over',
  amountDiffers: 'over',
  refused: 'over',
  expired: 'idle',
  returned: 'idle',
};

/** The amount as the borrower feels it: what comes in is positive, what goes out negative. */
export const movedAmount = ({ kind, amount }: Transaction): Minor =>
  toBorrower.has(kind) ? amount : 0 - amount;

/** The look of a transaction's stamp; a status of tomorrow is neutral. */
export const transactionLook = (status: TransactionStatus): StampLook =>
  Object.hasOwn(looks, status) ? (looks[status] ?? 'idle') : 'idle';

/** A delay moves no money, and a pay code that nobody used moved none either. */
export const isMoney = ({ kind, status }: Transaction): boolean => kind !== 'delay' && status !== 'expired';
