import { splitTotal } from '@clearloan/loan-math';
import { parse } from 'valibot';
import { loanPlanInfo } from '../contract';
import { planOverdue } from '../fixtures/plan-overdue';
import { duesOf, openSplit, payoffSplit } from './where-it-goes';

const plan = parse(loanPlanInfo.data, planOverdue);
const late = plan.repay_plans.find(({ periodNo }) => periodNo === 3)!;

it('counts the tax of a late fee with the late fee', () => {
  expect(duesOf(late)).toEqual({ penalty: 5056, fee: 0, interest: 16315, principal: 197916 });
});

it('shares tax between a late fee and another fee by their size', () => {
  const both = { ...late, delayFee: 4285, gst: 1542, repayTotalAmount: late.repayTotalAmount + 5056 };
  expect(duesOf(both)).toMatchObject({ penalty: 5056, fee: 5056 });
  expect(splitTotal(duesOf(both))).toBe(both.repayTotalAmount);
});

it('what was paid before has taken the late fee and the interest first', () => {
  expect(openSplit({ ...late, paidAmount: 10000 })).toEqual({
    penalty: 0,
    fee: 0,
    interest: 11371,
    principal: 197916,
  });
});

it('says nothing of a payoff that has a charge of its own', () => {
  const charged = { ...plan, terms: { ...plan.terms, prepayFee: '2.00' } };
  expect(payoffSplit(charged, plan.repay_plans.slice(2))).toBeUndefined();
});
