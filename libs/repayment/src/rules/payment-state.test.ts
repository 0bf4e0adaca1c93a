import { transaction, type Transaction } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { transactionWaiting } from '../fixtures/transactions';
import { againPath } from './again-path';
import { paymentPath, paymentState } from './payment-state';

const waiting = parse(transaction, transactionWaiting);
const asPayment = (change: Partial<Transaction>): Transaction => ({ ...waiting, ...change });

it.each([
  ['waiting', 'waiting', '/orders/o-1/pay-code/pay-3'],
  ['verifying', 'checking', '/orders/o-1/payments/pay-3'],
  ['notFound', 'notFound', '/orders/o-1/payments/pay-3'],
  ['amountDiffers', 'amountDiffers', '/orders/o-1/payments/pay-3'],
  ['refused', 'refused', '/orders/o-1/payments/pay-3'],
  ['expired', 'ended', '/orders/o-1/payments/pay-3'],
  ['returned', 'sentBack', '/orders/o-1/payments/pay-3'],
  ['collecting', 'collecting', '/orders/o-1/payments/pay-3'],
  ['reversed', 'refused', '/orders/o-1/payments/pay-3'],
  ['posted', 'received', '/orders/o-1/payments/pay-3'],
  ['parked', 'unknown', '/orders/o-1/payments/pay-3'],
])('a payment that is %s shows as %s at %s', (status, state, path) => {
  expect(paymentState(asPayment({ status }))).toBe(state);
  expect(paymentPath('o-1', asPayment({ status }))).toBe(path);
});

it.each(['payout', 'refund', 'delay'])('a %s has no payment receipt', (kind) => {
  expect(paymentState({ kind, status: 'posted' })).toBe('moved');
});

it('a waiting payment without a code has no code screen', () => {
  expect(paymentPath('o-1', asPayment({ vcode: undefined }))).toBe('/orders/o-1/payments/pay-3');
});

it.each([
  ['period', '/orders/o-1/repay?_how=va-harbour'],
  ['payoff', '/orders/o-1/repay?_what=payoff&_how=va-harbour'],
] as const)('paying a %s again keeps the same choice', (purpose, path) => {
  expect(againPath('o-1', asPayment({ purpose }))).toBe(path);
});
