import { parse } from 'valibot';
import { loanPlanInfo } from '../contract';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { leftToPay, nextDue } from './open-plan';

const plans = parse(loanPlanInfo.data, planTwoPaid).repay_plans;
const rows = (status: string, paid = 0) =>
  plans.map((row) => (row.periodNo === 3 ? { ...row, periodStatus: status, paidAmount: paid } : row));

it.each([
  ['due', 0, 856924],
  ['partlyPaid', 100000, 756924],
  ['verifying', 0, 856924],
  ['paid', 214231, 642693],
  ['waived', 0, 642693],
])('with the third payment %s (%i paid), %i is left to pay', (status, paid, left) => {
  expect(leftToPay(rows(status, paid))).toBe(left);
});

it.each([
  ['due', { amount: 214231, dueTime: '2026-11-24' }],
  ['verifying', { amount: 214231, dueTime: '2026-12-24' }],
  ['paid', { amount: 214231, dueTime: '2026-12-24' }],
])('with the third payment %s, next is %j', (status, next) => {
  expect(nextDue(rows(status))).toEqual(next);
});

it('a fully paid plan has no next payment', () => {
  expect(nextDue(plans.map((row) => ({ ...row, periodStatus: 'paid' })))).toBeUndefined();
});
