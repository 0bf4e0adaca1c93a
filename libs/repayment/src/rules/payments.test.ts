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
])('finds the payment %j', (id, payment) => {
  expect(findPayment(all, id)).toBe(payment);
});

it('sees money that is on its way, what needs the borrower first, else the newest', () => {
  const older = { ...verifying, paymentId: 'pay-0', at: '2026-11-01T00:00:00Z' };
  expect(underWay([older, ...all])).toEqual([waiting, verifying, older]);
  expect(underWay([posted, { ...waiting, kind: 'payout' }])).toEqual([]);
});

it('knows which payment took care of a period', () => {
  expect(paymentOf(all, [2])).toBe(posted);
  expect(paymentOf(all, [3])).toBe(verifying);
  expect(paymentOf([waiting], [3])).toBeUndefined();
  expect(paymentOf(all, [1])).toBeUndefined();
});

it('counts the fee of the way to pay', () => {
  expect(paidWith({ amount: 214231, fee: 500 })).toBe(214731);
});
