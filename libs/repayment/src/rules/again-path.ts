import type { Transaction } from '@clearloan/loan-contract';
import { pathTo, withOwnKeys } from '@clearloan/routes';

/** The purposes that the pay screen accepts in its URL; for all others it shows what is due. */
const remembered = new Set<string>(['payoff', 'coolingOff', 'amount']);

/** Where to repeat a payment with the same method: at today's price, shown before the borrower agrees. */
export const againPath = (orderId: string, { purpose, payType }: Transaction): string =>
  withOwnKeys(pathTo('repayUrl', { orderId }), {
    _what: purpose !== undefined && remembered.has(purpose) ? purpose : undefined,
    _how: payType,
  });
