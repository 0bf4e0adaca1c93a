import { parse } from 'valibot';
import { loanDetails } from '@clearloan/loan-view/contract';
import { loanDetailsOverdue, loanDetailsRepaying } from '@clearloan/loan-view/fixtures';
import { dueNow, openOf, openParts, overCount, paidSoFar } from './next-payment';

const plans = parse(loanDetails.data, loanDetailsRepaying).repay_plans;
const latePlans = parse(loanDetails.data, loanDetailsOverdue).repay_plans;

it('a borrower next pays the first open payment when nothing is late', () => {
  expect(dueNow(plans, '2026-11-20')).toMatchObject({ amount: 214231, dueTime: '2026-11-24', isLate: false });
  expect(dueNow(plans, '2026-11-24')).toMatchObject({ amount: 214231, isLate: false });
});

it('a borrower next pays everything past due, with late fee and tax', () => {
  const due = dueNow(latePlans, '2026-12-02');
  expect(due).toMatchObject({ amount: 219287, dueTime: '2026-11-24', isLate: true });
  const twoLate = dueNow(latePlans, '2026-12-30');
  expect(twoLate?.plans.map(({ periodNo }) => periodNo)).toEqual([3, 4]);
  expect(twoLate?.amount).toBe(219287 + 214231);
});

it('a borrower next pays what is due first, when another payment was moved past it', () => {
  const moved = plans.map((plan) => (plan.periodNo === 3 ? { ...plan, dueTime: '2026-12-29' } : plan));
  expect(dueNow(moved, '2026-12-20')).toMatchObject({ dueTime: '2026-12-24', plans: [{ periodNo: 4 }] });
  expect(dueNow(moved, '2026-12-26')).toMatchObject({ isLate: true, plans: [{ periodNo: 4 }] });
});

it('a borrower next pays only the rest of a partly paid payment', () => {
  const partly = plans.map((plan) => (plan.periodNo === 3 ? { ...plan, paidAmount: 100000 } : plan));
  expect(dueNow(partly, '2026-11-20')?.amount).toBe(114231);
});

it('a borrower does not pay again while the lender is looking for the money', () => {
  const checking = plans.map((plan) => (plan.periodNo === 3 ? { ...plan, periodStatus: 'verifying' } : plan));
  expect(dueNow(checking, '2026-11-26')?.plans.map(({ periodNo }) => periodNo)).toEqual([4]);
});

it('a borrower has nothing to pay when every payment is paid or waived', () => {
  const settled = plans.map((plan) => ({ ...plan, periodStatus: 'waived' }));
  expect(dueNow(settled, '2026-11-20')).toBeUndefined();
  expect(dueNow([], '2026-11-20')).toBeUndefined();
});

it('the lines of a late payment add up to the amount due', () => {
  for (const plan of latePlans) {
    const { payment, lateFee, tax, alreadyPaid } = openParts(plan);
    if (openOf(plan) > 0) expect(payment + lateFee + tax - alreadyPaid).toBe(openOf(plan));
  }
  expect(openParts(latePlans[2]!)).toEqual({ payment: 214231, lateFee: 4285, tax: 771, alreadyPaid: 0 });
});

it('the payments already made are counted', () => {
  expect(paidSoFar(plans)).toBe(428462);
  expect(overCount(plans)).toBe(2);
});
