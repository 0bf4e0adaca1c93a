import { cost } from '@clearloan/loan-contract';
import { extraPayment } from '@clearloan/loan-math';
import { parse } from 'valibot';
import { costOfFifteenThousand, costOfTenThousand, costOfTwelveThousand } from '../fixtures/costs';
import { checkMaths } from './check-maths';
import { localCost } from './local-cost';
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
    ...{ originalDueTime: dueTime, dueTime: '2027-02-27', periodStatus: 'extended' },
    ...{ delayFee: 4_500, gst: 810, interest: interest + 1_000 },
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

it('the app computes the lender’s own figures for another choice', () => {
  expect(localCost(parse(cost, costOfTenThousand), { amount: 1500000 })).toEqual(lenders);
});

describe('a plan after an extra payment', () => {
  // 3 000.00 above the third payment on 20 November, by the lender's own reply.
  const before = parse(cost, costOfTwelveThousand);
  const today = '2026-11-20';
  const after = extraPayment(
    {
      rows: before.repay_plans.map(({ periodNo, dueTime, principal, interest, repayTotalAmount }) => ({
        periodNo,
        periodEnd: dueTime,
        principal,
        interest,
        open: periodNo <= 2 ? 0 : repayTotalAmount,
        isUntouched: periodNo > 2,
      })),
      onDate: today,
      startDate: before.terms.startDate,
      payoffAmount: 829_943,
      annualRatePercent: before.interest_rate,
      rateKind: 'reducing',
      tenureType: 'month',
      dayCount: '30/360',
      prepayFeePercent: '0',
    },
    { amount: 514_231, keep: 'instalment' },
  )!;
  const plans = before.repay_plans.map((plan) => {
    const then = after.later.find(({ periodNo }) => periodNo === plan.periodNo);
    if (then) {
      const { principal, interest } = then;
      return { ...plan, principal, interest, repayTotalAmount: principal + interest };
    }
    if (plan.periodNo !== 3) return plan;
    const interest = 829_943 - 815_733;
    const principal = plan.principal + after.extra;
    return { ...plan, principal, interest, repayTotalAmount: principal + interest };
  });
  const first = after.later[0]!.periodNo;
  const changed = {
    ...before,
    repay_plans: plans.map((plan) => (plan.periodNo === first ? { ...plan, interestFrom: today } : plan)),
  };
  const interest = plans.reduce((sum, plan) => sum + plan.interest, 0);
  const totals = {
    total_interest: interest,
    totalRepay: before.totalRepay - before.total_interest + interest,
  };

  it('agrees', () => {
    expect(checkMaths({ ...changed, ...totals })).toEqual({ result: 'agrees', rows: 6 });
  });

  it('is not believed with the cost from before, or with interest on what was repaid', () => {
    expect(checkMaths(changed)).toMatchObject({ differences: [{ name: 'interest' }, { name: 'payBack' }] });
    const old = changed.repay_plans.map((plan, index) =>
      plan.periodNo === first ? { ...plan, interest: before.repay_plans[index]!.interest } : plan,
    );
    expect(checkMaths({ ...changed, ...totals, repay_plans: old })).toMatchObject({
      result: 'differs',
      differences: expect.arrayContaining([expect.objectContaining({ periodNo: first, name: 'interest' })]),
    });
  });
});
