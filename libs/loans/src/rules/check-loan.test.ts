import { cost, type Cost } from '@clearloan/loan-contract';
import { addMonths, arrange, extraPayment } from '@clearloan/loan-math';
import { parse } from 'valibot';
import { costOfTwelveThousand } from '@clearloan/loan-view/fixtures';
import { checkLoan } from './check-loan';

const today = '2026-11-20';

/** The loan of 20 November, after two payments; its third payment is due on 24 November. */
const pay = (before: Cost, amount: number) =>
  extraPayment(
    {
      rows: before.repay_plans.map(({ periodNo, dueTime, principal, interest, repayTotalAmount }) => ({
        periodNo,
        periodEnd: dueTime,
        principal,
        interest,
        open: periodNo <= 2 ? 0 : repayTotalAmount,
        openInterest: periodNo <= 2 ? 0 : interest,
        openPrincipal: periodNo <= 2 ? 0 : principal,
        openDelay: 0,
        openFee: 0,
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
    { amount, keep: 'instalment' },
  )!;

const withTotals = (loan: Cost): Cost => {
  const interest = loan.repay_plans.reduce((sum, plan) => sum + plan.interest, 0);
  return {
    ...loan,
    total_interest: interest,
    totalRepay: loan.totalRepay - loan.total_interest + interest,
  };
};

describe('a plan after a part of a payment before its due date', () => {
  const before = parse(cost, costOfTwelveThousand);
  const run = 829_943 - 815_733;
  const after = pay(before, 30_000);
  const paidEarly = { interest: run, principal: after.extra };
  const loan = withTotals({
    ...before,
    repay_plans: before.repay_plans.map((plan) => {
      const then = after.later.find(({ periodNo }) => periodNo === plan.periodNo);
      if (then === undefined) return plan;
      const isPart = plan.periodNo === after.inPart;
      const principal = then.principal + (isPart ? paidEarly.principal : 0);
      const interest = then.interest + (isPart ? paidEarly.interest : 0);
      const paid = isPart ? { interestFrom: today, paidEarly, paidAmount: 30_000 } : {};
      return { ...plan, ...paid, principal, interest, repayTotalAmount: principal + interest };
    }),
  });

  it('agrees', () => {
    expect(after.inPart).toBe(3);
    expect(checkLoan(loan)).toEqual({ result: 'agrees', rows: 6 });
  });

  it('is not believed with interest on what was paid', () => {
    const wrong = loan.repay_plans.map((plan, index) =>
      index === 2 ? { ...plan, interest: plan.interest + 36, principal: plan.principal - 36 } : plan,
    );
    expect(checkLoan({ ...loan, repay_plans: wrong })).toMatchObject({
      differences: expect.arrayContaining([expect.objectContaining({ periodNo: 3, name: 'interest' })]),
    });
  });
});

describe('a plan after an extra payment', () => {
  // 3 000.00 above the third payment on 20 November, by the lender's own reply.
  const before = parse(cost, costOfTwelveThousand);
  const after = pay(before, 514_231);
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

  it('agrees when a later payment was moved for a price', () => {
    const moved = changed.repay_plans.map((plan) => {
      if (plan.periodNo !== first) return plan;
      const { dueTime, interest: ownInterest, repayTotalAmount } = plan;
      const later = { dueTime: addMonths(dueTime, 1), originalDueTime: dueTime };
      return { ...plan, ...later, interest: ownInterest + 1_000, repayTotalAmount: repayTotalAmount + 1_000 };
    });
    expect(checkLoan({ ...changed, ...totals, repay_plans: moved })).toMatchObject({ result: 'agrees' });
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

describe('a plan that a late borrower agreed to', () => {
  const before = parse(cost, costOfTwelveThousand);
  const onDate = '2026-11-28';
  const ran = 20_000;
  const arranged = arrange(
    {
      rows: before.repay_plans.map((plan) => ({ ...plan, periodEnd: plan.dueTime })),
      onDate,
      ranBefore: ran,
      startDate: before.terms.startDate,
      annualRatePercent: before.interest_rate,
      tenureType: 'month',
      dayCount: '30/360',
    },
    2,
    [0, 1, 2, 3, 4, 5].map((months) => addMonths('2027-01-24', months)),
  );
  const [last] = before.repay_plans.slice(-1);
  const agreed = [
    ...before.repay_plans.slice(0, 2),
    ...arranged.map(({ periodNo, dueDate, principal, interest }, index) => ({
      ...last!,
      ...(index === 0 ? { interestFrom: onDate, interestRan: ran } : {}),
      periodNo,
      dueTime: dueDate,
      principal,
      interest,
      repayTotalAmount: principal + interest,
    })),
  ];
  const interest = agreed.reduce((sum, plan) => sum + plan.interest, 0);
  const loan = {
    ...before,
    repay_plans: agreed,
    total_interest: interest,
    totalRepay: before.totalRepay - before.total_interest + interest,
  };

  it('agrees, with later days and more payments', () => {
    expect(checkLoan(loan)).toEqual({ result: 'agrees', rows: 8 });
  });

  it('is not believed with more interest than has run', () => {
    const dearer = agreed.map((plan) =>
      plan.periodNo === 3
        ? { ...plan, interest: plan.interest + 100, repayTotalAmount: plan.repayTotalAmount + 100 }
        : plan,
    );
    expect(checkLoan({ ...loan, repay_plans: dearer })).toMatchObject({
      differences: expect.arrayContaining([expect.objectContaining({ periodNo: 3, name: 'interest' })]),
    });
  });
});
