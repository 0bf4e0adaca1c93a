import { transaction } from '@clearloan/loan-contract';
import { splitTotal, type Split } from '@clearloan/loan-math';
import { parse } from 'valibot';
import { loanPlanInfo } from '../contract';
import { planOverdue } from '../fixtures/plan-overdue';
import { paymentPosted } from '../fixtures/transactions';
import { duesOf, endingSplit, openSplit, payoffSplit, splitOf, splitOfAmount } from './where-it-goes';

const plan = parse(loanPlanInfo.data, planOverdue);
const late = plan.repay_plans.find(({ periodNo }) => periodNo === 3)!;

it('the tax of a late fee counts with the late fee', () => {
  expect(duesOf(late)).toEqual({ penalty: 5056, fee: 0, interest: 16315, principal: 197916 });
});

it('tax is shared between a late fee and another fee by their size', () => {
  const both = { ...late, delayFee: 4285, gst: 1542, repayTotalAmount: late.repayTotalAmount + 5056 };
  expect(duesOf(both)).toMatchObject({ penalty: 5056, fee: 5056 });
  expect(splitTotal(duesOf(both))).toBe(both.repayTotalAmount);
});

const partly = { ...late, paidAmount: 10000 };
const paidWith = (split: Split, periodNos = [3]) => ({
  transactions: [{ ...parse(transaction, paymentPosted), amount: 10000, periodNos, split }],
});

it('an earlier partial payment covered the interest first', () => {
  const onTime = { ...partly, penalty: 0, gst: 0, repayTotalAmount: 214231 };
  expect(openSplit(onTime, { transactions: [] })).toEqual({
    penalty: 0,
    fee: 0,
    interest: 6315,
    principal: 197916,
  });
});

it('a late fee added after a partial payment is still due in full', () => {
  const early = paidWith({ penalty: 0, fee: 0, interest: 10000, principal: 0 });
  expect(openSplit(partly, early)).toEqual({ penalty: 5056, fee: 0, interest: 6315, principal: 197916 });
  const lately = paidWith({ penalty: 4000, fee: 0, interest: 6000, principal: 0 });
  expect(openSplit(partly, lately)).toEqual({ penalty: 1056, fee: 0, interest: 10315, principal: 197916 });
});

it('a late payment partly paid together with another one has no split', () => {
  const both = paidWith({ penalty: 0, fee: 0, interest: 10000, principal: 0 }, [2, 3]);
  expect(openSplit(partly, both)).toBeUndefined();
  expect(splitOf([partly], both)).toBeUndefined();
  expect(splitOfAmount([partly], 5000, both)).toBeUndefined();
  expect(endingSplit(300000, [partly], both)).toBeUndefined();
});

it('a moved payment that was partly paid before has no split', () => {
  const moved = { ...partly, penalty: 0, gst: 810, delayFee: 4500 };
  expect(openSplit(moved, { transactions: [] })).toBeUndefined();
  expect(openSplit({ ...moved, paidAmount: 0 }, { transactions: [] })).toMatchObject({ fee: 5310 });
});

it('a payoff with its own charge has no split', () => {
  const charged = { ...plan, terms: { ...plan.terms, prepayFee: '2.00' } };
  expect(payoffSplit(charged, plan.repay_plans.slice(2))).toBeUndefined();
});
