import type { Transaction } from '@clearloan/api-client/declare';
import { pathTo, withOwnKeys } from '@clearloan/routes';

/** Where to pay anew what a payment was for, the same way: at today's price, seen before it is agreed to. */
export const againPath = (orderId: string, { purpose, payType }: Transaction): string =>
  withOwnKeys(pathTo('repayUrl', { orderId }), {
    _what: purpose === 'payoff' || purpose === 'amount' ? purpose : undefined,
    _how: payType,
  });
