import { transaction, type Transaction } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { paymentPosted, transactionVerifying, transactionWaiting } from '../fixtures/transactions';
import { findPayment, paidWith, paymentOf, underWay } from './payments';

const waiting = parse(transaction, transactionWaiting);
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
