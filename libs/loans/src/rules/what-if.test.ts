import { cost } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { costOfTwelveThousand } from '../fixtures/costs';
import { roomForExtra, whatIf } from './what-if';

const fresh = parse(cost, costOfTwelveThousand);
const paidTwo = {
  ...fresh,
  repay_plans: fresh.repay_plans.map((plan) =>
    plan.periodNo <= 2 ? { ...plan, paidAmount: plan.repayTotalAmount, periodStatus: 'paid' } : plan,
  ),
};

it('an extra payment is added to the next one, up to the debt after it', () => {
  const owed = fresh.repay_plans.slice(3).reduce((sum, { principal }) => sum + principal, 0);
  expect(roomForExtra(paidTwo)).toEqual({ periodNo: 3, most: owed });
});

it('an extra payment ends the loan sooner, or lowers the payments when the tenure is kept', () => {
  const sooner = whatIf(paidTwo, { amount: 300000, keep: 'instalment' })!;
  const smaller = whatIf(paidTwo, { amount: 300000, keep: 'tenure' })!;
  expect(sooner.fewer).toBeGreaterThan(0);
  expect(sooner.each).toBe(fresh.month_amount);
  expect(sooner.endsOn < fresh.repay_plans.at(-1)!.dueTime).toBe(true);
  expect(smaller).toMatchObject({ fewer: 0, endsOn: fresh.repay_plans.at(-1)!.dueTime });
  expect(smaller.each).toBeLessThan(fresh.month_amount);
  expect(sooner.saved).toBeGreaterThan(smaller.saved);
  expect(smaller.saved).toBeGreaterThan(0);
});

it('an extra payment of everything owed ends the loan at once and saves all later interest', () => {
  const { most } = roomForExtra(paidTwo)!;
  const later = fresh.repay_plans.slice(3).reduce((sum, { interest }) => sum + interest, 0);
  expect(whatIf(paidTwo, { amount: most, keep: 'tenure' })).toMatchObject({
    endsOn: fresh.repay_plans[2]!.dueTime,
    each: undefined,
    saved: later,
  });
});

it('the lender’s prepayment charge is subtracted from the savings', () => {
  const free = whatIf(paidTwo, { amount: 100000, keep: 'instalment' })!;
  const charged = { ...paidTwo, terms: { ...paidTwo.terms, prepayFee: '2.00' } };
  expect(whatIf(charged, { amount: 100000, keep: 'instalment' })).toMatchObject({
    prepayFee: 2000,
    saved: free.saved - 2000,
  });
});

it.each([
  ['interest does not fall with the debt', { terms: { ...fresh.terms, rateKind: 'flat' } }],
  ['the device computes other figures', { total_interest: 1 }],
  ['a payment was delayed', { repay_plans: fresh.repay_plans.map((plan) => ({ ...plan, delayFee: 100 })) }],
])('an extra payment has no computed effect when %s', (_, change) => {
  expect(roomForExtra({ ...paidTwo, ...change })).toBeUndefined();
  expect(whatIf({ ...paidTwo, ...change }, { amount: 100000, keep: 'tenure' })).toBeUndefined();
});

it.each([0, -1, 99_999_999])('an extra payment of %d has no computed effect', (amount) => {
  expect(whatIf(paidTwo, { amount, keep: 'tenure' })).toBeUndefined();
});
