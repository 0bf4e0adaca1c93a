import { transaction } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { loanPlanInfo } from '../contract';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { transactionVerifying, transactionWaiting } from '../fixtures/transactions';
import { paymentToTie, referenceStart } from './reference';

const plan = parse(loanPlanInfo.data, planTwoPaid);
const code = { ...parse(transaction, transactionWaiting), fee: 250 };
const reference = parse(transaction, transactionVerifying);

it('the reference form starts with the due payment when nothing is known', () => {
  expect(referenceStart(plan, undefined, '2026-11-20')).toEqual({ amount: 214231, reference: '' });
});

it('the reference form starts with the whole amount of a code, including its fee', () => {
  expect(referenceStart(plan, code, '2026-11-20')).toEqual({ amount: 214481, reference: '' });
});

it('the reference form starts with the reference sent before', () => {
  expect(referenceStart(plan, reference, '2026-11-20').reference).toBe('426501938841');
});

it.each([
  ['a waiting code', code, 'pay-3'],
  ['a code that ended', { ...code, status: 'expired' as const }, 'pay-3'],
  ['a code that was paid', { ...code, status: 'posted' as const }, undefined],
  ['a reference that was not found', { ...reference, status: 'notFound' as const }, 'pay-4'],
  ['a reference being verified', reference, undefined],
  ['no payment', undefined, undefined],
])('the reference is linked to %s: %s', (_name, payment, tied) => {
  expect(paymentToTie(payment)).toBe(tied);
});
