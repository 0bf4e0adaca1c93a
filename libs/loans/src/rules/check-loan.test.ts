import { cost } from '@clearloan/loan-contract';
import { extraPayment } from '@clearloan/loan-math';
import { parse } from 'valibot';
import { costOfTwelveThousand } from '../fixtures/costs';
import { checkLoan } from './check-loan';

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
    expect(checkLoan({ ...changed, ...totals })).toEqual({ result: 'agrees', rows: 6 });
  });

  it('is not believed when a payment is more than its parts', () => {
    const higher = changed.repay_plans.map((plan) =>
      plan.periodNo === first ? { ...plan, repayTotalAmount: plan.repayTotalAmount + 100 } : plan,
    );
    expect(checkLoan({ ...changed, ...totals, repay_plans: higher })).toMatchObject({
      differences: [{ periodNo: first, name: 'sum' }],
    });
  });

  it('is not believed with the cost from before, or with interest on what was repaid', () => {
    expect(checkLoan(changed)).toMatchObject({ differences: [{ name: 'interest' }, { name: 'payBack' }] });
    const old = changed.repay_plans.map((plan, index) =>
      plan.periodNo === first ? { ...plan, interest: before.repay_plans[index]!.interest } : plan,
    );
    expect(checkLoan({ ...changed, ...totals, repay_plans: old })).toMatchObject({
      result: 'differs',
      differences: expect.arrayContaining([expect.objectContaining({ periodNo: first, name: 'interest' })]),
    });
  });
});
