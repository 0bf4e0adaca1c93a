import type { Transaction } from '@clearloan/loan-contract';
import { pathTo, withOwnKeys } from '@clearloan/routes';

/** What the pay screen can be asked for by the name of a purpose; anything else is what is due. */
const remembered = new Set<string>(['payoff', 'coolingOff', 'amount']);

/** Where to pay anew what a payment was for, the same way: at today's price, seen before it is agreed to. */
export const againPath = (orderId: string, { purpose, payType }: Transaction): string =>
  withOwnKeys(pathTo('repayUrl', { orderId }), {
    _what: purpose !== undefined && remembered.has(purpose) ? purpose : undefined,
    _how: payType,
  });
