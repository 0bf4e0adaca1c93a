import { parse } from 'valibot';
import { delayQuote, loanPlanInfo } from '../contract';
import { delayAllowed } from '../fixtures/delay-quotes';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { chosenDelay, extraCost, fullMonth, paymentToMove } from './more-time';

const plan = parse(loanPlanInfo.data, planTwoPaid);
const { options } = parse(delayQuote.data, delayAllowed);
const week = options[0]!;
const third = plan.repay_plans[2]!;

it.each([
  [null, 3],
  ['4', 4],
  ['1', 3],
  ['nine', 3],
])('a link to payment %s delays payment %s', (wanted, periodNo) => {
  expect(paymentToMove(plan, wanted)?.periodNo).toBe(periodNo);
});

it('the price of a delay is fee, tax and interest together', () => {
  expect(extraCost(week)).toBe(6310);
});

it.each([
  [null, undefined],
  ['7', 7],
  ['14', 14],
  ['30', undefined],
])('a link with %s days selects %s', (wanted, days) => {
  expect(chosenDelay(options, wanted)?.days).toBe(days);
});

it('a borrower sees when two payments fall into one month, and their total', () => {
  expect(fullMonth(plan, third, week)).toEqual({
    dueTime: '2026-12-24',
    month: '2026-12-01',
    together: 220541 + 214231,
  });
  expect(fullMonth(plan, third, { ...week, newDueTime: '2026-11-30' })).toBeUndefined();
});
