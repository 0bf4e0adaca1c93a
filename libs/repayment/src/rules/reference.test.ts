import { parse, safeParse } from 'valibot';
import { typedReference } from '@clearloan/formatting';
import { transaction } from '@clearloan/loan-contract';
import { loanPlanInfo, utrText } from '../contract';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { transactionVerifying, transactionWaiting } from '../fixtures/transactions';
import { canBeSent, paidDayOf, paymentToTie, payTimeOf, referenceShape, referenceStart } from './reference';

it.each([
  ['  4265 0193 8841 ', '426501938841'],
  ['hdfcn52026112012', 'HDFCN52026112012'],
  ['4265-0193–8841', '426501938841'],
  ['\t4265\n0193 8841', '426501938841'],
  ['', ''],
  ['UTR: 4265 0193 8841', '426501938841'],
  ['UPI Ref No. : 426501938841', '426501938841'],
  ['४२६५०१९३८८४१', '426501938841'],
  ['\u2068426501938841\u2069', '426501938841'],
  ['UTRN5202611201', 'UTRN5202611201'],
])('the input %j becomes the reference %j', (typed, reference) => {
  expect(typedReference(typed)).toBe(reference);
});

it.each([
  ['', 'empty', false],
  ['   ', 'empty', false],
  ['4265 0193 88', 'short', false],
  ['42650193884', 'short', false],
  ['426501938841', 'usual', true],
  ['4265 0193 8841', 'usual', true],
  ['4265O1938841', 'maybeZero', true],
  ['4265o193884O', 'maybeZero', true],
  ['OOOOOOOOOOOO', 'maybeZero', true],
  ['AB6501938841', 'odd', true],
  ['4265019388412', 'odd', true],
  ['HDFCN52026112012', 'usual', true],
  ['HDFCN520261120123', 'odd', true],
  ['HDFCR52026112012345678', 'usual', true],
  ['HDFCR520261120123456789', 'long', false],
  ['4265_0193_8841', 'usual', true],
  ['४२६५०१९३८८४१', 'usual', true],
  ['UTR:426501938841', 'usual', true],
  ['4265/0193/8841', 'strange', false],
  ['HDFCN5202611201é', 'strange', false],
])('the reference %j is %s', (typed, shape, sendable) => {
  expect(referenceShape(typed)).toBe(shape);
  expect(canBeSent(referenceShape(typed))).toBe(sendable);
  // The lender's rule and the app's must always agree about what can be sent.
  expect(safeParse(utrText, typedReference(typed)).success).toBe(sendable);
});

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

const now = '2026-11-20T02:44:00.000Z';

it.each([
  ['today', undefined, '2026-11-20T02:44:00.000Z'],
  ['yesterday', undefined, '2026-11-19T02:44:00.000Z'],
  ['earlier', '2026-11-12', '2026-11-12T02:44:00.000Z'],
  ['earlier', '2026-02-28', '2026-02-28T02:44:00.000Z'],
  ['earlier', '2026-11-20', '2026-11-20T02:44:00.000Z'],
  ['earlier', '2026-11-21', undefined],
  ['earlier', undefined, undefined],
] as const)('a payment made %s (%s) has the time %s', (paidOn, day, moment) => {
  expect(payTimeOf(paidOn, day, '2026-11-20', now)).toBe(moment);
});

it.each([
  [{}, { paidOn: 'today', day: undefined }],
  [{ on: '2026-11-20' }, { paidOn: 'today', day: undefined }],
  [{ on: '2026-11-19' }, { paidOn: 'earlier', day: '2026-11-19' }],
  [
    { on: '2026-11-01', paidOn: 'yesterday' },
    { paidOn: 'earlier', day: '2026-10-31' },
  ],
  [
    { on: '2026-11-01', paidOn: 'earlier', day: '2026-10-12' },
    { paidOn: 'earlier', day: '2026-10-12' },
  ],
  [
    { on: '2026-11-20', paidOn: 'earlier', day: '' },
    { paidOn: 'earlier', day: undefined },
  ],
])('the day of a form that was left as %p is %p', (texts, expected) => {
  expect(paidDayOf(texts, '2026-11-20')).toEqual(expected);
});
