import { transaction, type Transaction } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { paymentPosted, transactionVerifying, transactionWaiting } from '../fixtures/transactions';
import {
  againPath,
  findPayment,
  paidWith,
  paymentOf,
  paymentPath,
  paymentState,
  pollWaitMs,
  underWay,
} from './payments';

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

const verifying = parse(transaction, transactionVerifying);
const posted = parse(transaction, paymentPosted);
const all: readonly Transaction[] = [posted, waiting, verifying];

it.each([
  ['pay-4', verifying],
  ['s-1', verifying],
  ['pay-9', undefined],
  ['', undefined],
])('the payment %j is looked up', (id, payment) => {
  expect(findPayment(all, id)).toBe(payment);
});

it('a borrower sees money in progress: first what needs them, else the newest', () => {
  const older = { ...verifying, paymentId: 'pay-0', at: '2026-11-01T00:00:00Z' };
  expect(underWay([older, ...all])).toEqual([waiting, verifying, older]);
  expect(underWay([posted, { ...waiting, kind: 'payout' }])).toEqual([]);
});

it('the payment that covered a period is found', () => {
  expect(paymentOf(all, [2])).toBe(posted);
  expect(paymentOf(all, [3])).toBe(verifying);
  expect(paymentOf([waiting], [3])).toBeUndefined();
  expect(paymentOf(all, [1])).toBeUndefined();
});

it('a payment includes the fee of its method', () => {
  expect(paidWith({ amount: 214231, fee: 500 })).toBe(214731);
});

it.each([
  [0, 3_000],
  [59_999, 3_000],
  [60_000, 10_000],
  [599_999, 10_000],
  [600_000, 60_000],
  [86_400_000, 60_000],
])('after %i ms a payment is polled again in %i ms', (watchedMs, waitMs) => {
  expect(pollWaitMs(watchedMs)).toBe(waitMs);
});

const ended = parse(transaction, transactionWaiting);

it.each([
  ['payoff', '?_what=payoff&_how=va-harbour'],
  ['coolingOff', '?_what=coolingOff&_how=va-harbour'],
  ['amount', '?_what=amount&_how=va-harbour'],
  ['period', '?_how=va-harbour'],
])('a new code for %s keeps the same choice', (purpose, keys) => {
  expect(againPath('o-48213', { ...ended, purpose })).toBe(`/orders/o-48213/repay${keys}`);
});
