import { parse } from 'valibot';
import { loanPlanInfo, type LoanPlan } from '../contract';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { withExtra } from './extra';
import { chosenOption, offersOf } from './to-pay';

const plan = parse(loanPlanInfo.data, planTwoPaid);
const today = '2026-11-20';

/** Another amount in a plan, with what it does beyond what is due. */
function payIn(of: LoanPlan, amount: number, keep: 'instalment' | 'tenure' = 'instalment', day = today) {
  const offers = offersOf(of, day);
  const option = offers && chosenOption(of, offers, { what: 'amount', count: null, amount, keep });
  return option && withExtra(of, option, keep, day);
}

describe('early money', () => {
  const pay = (amount: number, keep: 'instalment' | 'tenure') => payIn(plan, amount, keep);

  it('takes the interest so far, lowers the debt, and says what it saves [promise: early-saves]', () => {
    const option = pay(254_231, 'instalment');
    expect(option).toMatchObject({
      purpose: 'amount',
      split: { penalty: 0, fee: 0, interest: 14_139, principal: 240_092 },
      extra: { keep: 'instalment' as const, each: 214_231 },
    });
    const { saves = 0, leftAfter = 0, amount = 0 } = option ?? {};
    expect(saves).toBeGreaterThan(0);
    expect(amount + leftAfter + saves).toBe(856_924);
  });

  it('keeps the end when the borrower wants smaller payments', () => {
    const option = pay(254_231, 'tenure');
    expect(option?.extra).toMatchObject({ keep: 'tenure', endsOn: '2027-02-24' });
    expect(option?.extra?.each).toBeLessThan(214_231);
  });

  it('at the payoff is the payoff', () => {
    expect(pay(829_872, 'instalment')).toMatchObject({ purpose: 'payoff', what: 'amount', leftAfter: 0 });
    expect(pay(829_871, 'instalment')).toMatchObject({ purpose: 'amount', leftAfter: 1 });
  });

  it('has no effect that the device cannot calculate: a delay, another rounding, another day', () => {
    const moved = {
      ...plan,
      repay_plans: plan.repay_plans.map((row) =>
        row.periodNo === 4 ? { ...row, dueTime: '2026-12-29', originalDueTime: '2026-12-24' } : row,
      ),
    };
    const rounded = { ...plan, terms: { ...plan.terms, rounding: 'rbi' as const } };
    for (const other of [moved, rounded, { ...plan, payoffDate: '2026-11-19' }]) {
      const option = payIn(other, 254_231);
      expect(option).toMatchObject({ amount: 254_231, saves: 0, isLeftAtMost: true });
      expect([option?.extra, option?.split]).toEqual([undefined, undefined]);
      expect(payIn(other, 100_000)).toMatchObject({ leftAfter: 756_924, isLeftAtMost: true });
      // On its due date the interest of a payment has run.
      const dueToday = payIn(other, 100_000, 'instalment', '2026-11-24');
      expect(dueToday).toMatchObject({ leftAfter: 756_924, split: { interest: 16_315 } });
      expect(dueToday?.isLeftAtMost).toBeUndefined();
    }
  });

  it('is a payment before its due date, or a part of it, without the interest that has not run', () => {
    const offers = offersOf(plan, today);
    const due = offers && withExtra(plan, offers.due, 'instalment', today);
    expect(due).toMatchObject({ amount: 214_231, split: { interest: 14_139, principal: 200_092 } });
    const part = pay(50_000, 'tenure');
    expect(part?.split).toMatchObject({ interest: 14_139, principal: 35_861 });
    for (const { amount = 0, leftAfter = 0, saves = 0 } of [due ?? {}, part ?? {}]) {
      expect(saves).toBeGreaterThan(0);
      expect(amount + leftAfter + saves).toBe(856_924);
    }
  });

  it('is known after payments that were late and paid together', () => {
    const late = {
      ...plan,
      repay_plans: plan.repay_plans.map((row) =>
        row.periodNo <= 2
          ? {
              ...row,
              penalty: 500,
              repayTotalAmount: row.repayTotalAmount + 500,
              paidAmount: row.paidAmount + 500,
            }
          : row,
      ),
      transactions: [],
    };
    expect(payIn(late, 50_000)).toMatchObject({ saves: pay(50_000, 'instalment')?.saves });
    expect(payIn(late, 50_000)?.isLeftAtMost).toBeUndefined();
  });

  it('pays the next payment before its period begins without the interest that has not run', () => {
    const early = {
      ...plan,
      payoffAmount: 617_817,
      payoffSaves: 24_876,
      remain_principal: 617_817,
      repay_plans: plan.repay_plans.map((row) =>
        row.periodNo === 3 ? { ...row, paidAmount: row.repayTotalAmount, periodStatus: 'paid' } : row,
      ),
    };
    const offers = offersOf(early, today);
    const option = offers && withExtra(early, offers.due, 'instalment', today);
    expect(option).toMatchObject({ what: 'due', periodNos: [4], amount: 214_231 });
    expect(option?.split).toMatchObject({ interest: 0, principal: 214_231 });
    expect(option?.leftAfter).toBeLessThan(428_462);
    expect(option?.isLeftAtMost).toBeUndefined();
  });

  it('leaves the late fees of later payments to them', () => {
    const charged = {
      ...plan,
      repay_plans: plan.repay_plans.map((row) =>
        row.periodNo === 5 ? { ...row, penalty: 5_056, repayTotalAmount: row.repayTotalAmount + 5_056 } : row,
      ),
      payoffAmount: plan.payoffAmount + 5_056,
    };
    const { leftAfter = 0, saves = 0 } = payIn(charged, 400_000) ?? {};
    expect(saves).toBe(payIn(plan, 400_000)?.saves);
    expect(leftAfter + 400_000 + saves).toBe(856_924 + 5_056);
  });

  it('asks for the payoff where several payments, or the next one, would cost more', () => {
    // Most of each of the four open payments is interest.
    const withPayoff = (payoffAmount: number, principal: number) => ({
      ...plan,
      payoffAmount,
      payoffSaves: 856_924 - payoffAmount,
      remain_principal: 4 * principal,
      repay_plans: plan.repay_plans.map((row) =>
        row.periodStatus === 'paid'
          ? row
          : { ...row, principal, interest: row.principal + row.interest - principal },
      ),
    });
    const little = withPayoff(428_000, 100_000);
    expect(offersOf(little, today)?.several).toEqual([]);
    const less = withPayoff(214_000, 50_000);
    expect(offersOf(less, today)).toMatchObject({
      due: { what: 'due', purpose: 'payoff', amount: 214_000 },
      several: [],
      payoff: undefined,
    });
    expect(payIn(less, 214_000)).toMatchObject({ what: 'amount', purpose: 'payoff', leftAfter: 0 });
  });

  it('pays whole payments ahead without the interest that has not run', () => {
    const offers = offersOf(plan, today);
    const [two] = offers?.several ?? [];
    const option = two && withExtra(plan, two, 'instalment', today);
    expect(option).toMatchObject({ periodNos: [3, 4], amount: 428_462 });
    expect(option?.saves).toBeGreaterThan(0);
  });
});
