import { transaction } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { loanPlanInfo } from '../contract';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { transactionVerifying, transactionWaiting } from '../fixtures/transactions';
import { paymentToTie, referenceStart } from './reference';

const plan = parse(loanPlanInfo.data, planTwoPaid);
const code = { ...parse(transaction, transactionWaiting), fee: 250 };
const reference = parse(transaction, transactionVerifying);

it('starts with what is due when nothing is known', () => {
  expect(referenceStart(plan, undefined, '2026-11-20')).toEqual({ amount: 214231, reference: '' });
});

it('starts with the whole amount of a code, its fee included', () => {
  expect(referenceStart(plan, code, '2026-11-20')).toEqual({ amount: 214481, reference: '' });
});

it('starts with the reference that was sent before', () => {
  expect(referenceStart(plan, reference, '2026-11-20').reference).toBe('426501938841');
});

it.each([
  ['a waiting code', code, 'pay-3'],
  ['a code that ended', { ...code, status: 'expired' as const }, 'pay-3'],
  ['a code that was paid', { ...code, status: 'posted' as const }, undefined],
  ['a reference that was not found', { ...reference, status: 'notFound' as const }, 'pay-4'],
  ['a reference that is looked for', reference, undefined],
  ['no payment', undefined, undefined],
])('ties the reference to %s: %s', (_name, payment, tied) => {
  expect(paymentToTie(payment)).toBe(tied);
});
