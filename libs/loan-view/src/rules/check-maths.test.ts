import { cost } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { costOfFifteenThousand, costOfTenThousand, costOfTwelveThousand } from '../fixtures/costs';
import { checkMaths } from './check-maths';
import { explainMaths } from './explain-maths';

const lenders = parse(cost, costOfFifteenThousand);
const changedRow = (periodNo: number, change: object) =>
  lenders.repay_plans.map((plan) => (plan.periodNo === periodNo ? { ...plan, ...change } : plan));

it.each([costOfTenThousand, costOfTwelveThousand, costOfFifteenThousand])(
  'the check agrees when the lender’s maths is right',
  (wire) => {
    expect(checkMaths(parse(cost, wire))).toEqual({ result: 'agrees', rows: 6 });
  },
);

it('the check names the payment and the part that is a cent too high', () => {
  const [, second] = lenders.repay_plans;
  const interest = second!.interest + 1;
  const plans = changedRow(2, { interest, repayTotalAmount: second!.repayTotalAmount + 1 });
  expect(checkMaths({ ...lenders, repay_plans: plans })).toEqual({
    result: 'differs',
    differences: [{ of: 'part', periodNo: 2, name: 'interest', lenders: interest, ours: second!.interest }],
  });
});

it('the check names a payment whose parts do not add up to it', () => {
  const { repayTotalAmount } = lenders.repay_plans[0]!;
  const plans = changedRow(1, { repayTotalAmount: repayTotalAmount + 100 });
  expect(checkMaths({ ...lenders, repay_plans: plans })).toEqual({
    result: 'differs',
    differences: [
      { of: 'part', periodNo: 1, name: 'sum', lenders: repayTotalAmount + 100, ours: repayTotalAmount },
    ],
  });
});

it.each([
  ['youGet', { netAmount: lenders.netAmount - 1 }],
  ['interest', { total_interest: lenders.total_interest + 1 }],
  ['fee', { processing_fee: lenders.processing_fee + 1 }],
  ['tax', { gst: lenders.gst + 1 }],
  ['payBack', { totalRepay: lenders.totalRepay + 1 }],
  ['each', { month_amount: lenders.month_amount + 1 }],
])('the check names the wrong total: %s', (name, change) => {
  expect(checkMaths({ ...lenders, ...change })).toMatchObject({
    result: 'differs',
    differences: [{ of: 'total', name }],
  });
});

it('the check names a wrong APR, date or number of payments', () => {
  expect(checkMaths({ ...lenders, apr: '36.00' })).toMatchObject({ differences: [{ of: 'apr' }] });
  const plans = changedRow(3, { dueTime: '2027-02-19' });
  expect(checkMaths({ ...lenders, repay_plans: plans })).toMatchObject({
    differences: [{ of: 'day', periodNo: 3, ours: '2027-02-20' }],
  });
  expect(checkMaths({ ...lenders, repay_plans: lenders.repay_plans.slice(1) })).toMatchObject({
    differences: [{ of: 'count', lenders: 5, ours: 6 }],
  });
});

it('the check ignores a delay and a late fee, which are outside the plan', () => {
  const plans = changedRow(3, {
    originalDueTime: lenders.repay_plans[2]!.dueTime,
    dueTime: '2027-03-01',
    penalty: 500,
    gst: 90,
    repayTotalAmount: lenders.repay_plans[2]!.repayTotalAmount + 590,
  });
  expect(checkMaths({ ...lenders, repay_plans: plans })).toMatchObject({ result: 'agrees' });
});

it('the check treats the interest of a delayed payment as the price of the delay, not as an error', () => {
  const { dueTime, interest, repayTotalAmount } = lenders.repay_plans[2]!;
  const delayed = {
    originalDueTime: dueTime,
    dueTime: '2027-02-27',
    periodStatus: 'extended',
    delayFee: 4_500,
    gst: 810,
    interest: interest + 1_000,
    repayTotalAmount: repayTotalAmount + 6_310,
  };
  const moved = { ...lenders, repay_plans: changedRow(3, delayed) };
  expect(checkMaths(moved)).toEqual({ result: 'agrees', rows: 6 });
  expect(explainMaths(moved)).toEqual([]);
  const dearer = changedRow(3, { ...delayed, repayTotalAmount: repayTotalAmount + 10_911 });
  expect(checkMaths({ ...lenders, repay_plans: dearer })).toMatchObject({ differences: [{ name: 'sum' }] });
});

it('the check reports unknown for terms that the app does not know', () => {
  const terms = { ...lenders.terms, rateKind: 'compound' };
  expect(checkMaths({ ...lenders, terms })).toEqual({ result: 'unknown' });
});
