import fc from 'fast-check';
import { emptySplit } from './allocation';
import { everydayLoan } from './fixtures/everyday-loan';
import { extraPayment, type Extra, type LoanToday } from './extra-payment';
import { payoff } from './payoff';
import { schedule } from './plan/plan';
import { runs } from './testing/sizes';
import type { ScheduleTerms } from './terms';

/** A loan whose first payments were made on their due dates, on a later day. */
function loanOn(terms: ScheduleTerms, paidCount: number, onDate: string, percent = '0'): LoanToday {
  const rows = schedule(terms).map(({ periodNo, dueDate, principal, interest, balance }) => {
    const due = { ...emptySplit, interest, principal };
    const paid = periodNo <= paidCount ? due : emptySplit;
    return { periodNo, periodEnd: dueDate, balanceBefore: balance + principal, due, paid };
  });
  const money = { ...terms, onDate, prepayFeePercent: percent };
  return {
    ...money,
    payoffAmount: payoff({ ...money, rows }).amount,
    rows: rows.map(({ periodNo, periodEnd, due, paid }) => ({
      periodNo,
      periodEnd,
      principal: due.principal,
      interest: due.interest,
      open: due.principal + due.interest - paid.principal - paid.interest,
      openInterest: due.interest - paid.interest,
      openDelay: 0,
      openPrincipal: due.principal - paid.principal,
      openFee: 0,
      isUntouched: paid.principal === 0,
    })),
  };
}

const november = loanOn(everydayLoan, 2, '2026-11-20');
const pay = (amount: number, keep: Extra['keep'], upTo?: number) =>
  extraPayment(november, { amount, keep, upTo });

describe('an extra payment', () => {
  it('pays the interest so far and then principal, and ends the loan earlier with the same payments', () => {
    // Payment 3 is 2,142.31, with 163.15 of interest, of which 142.10 have run by 20 November.
    const after = pay(254_231, 'instalment');
    expect(after).toMatchObject({ paidUpTo: 3, extra: 42_105, prepayFee: 0 });
    expect(after?.later[0]).toMatchObject({ periodNo: 4 });
    expect((after?.later[0]?.principal ?? 0) + (after?.later[0]?.interest ?? 0)).toBe(214_231);
    expect(after?.saves).toBeGreaterThan(0);
  });

  it('or keeps the end and lowers the payments', () => {
    const after = pay(254_231, 'tenure');
    const each = after?.later.map(({ principal, interest }) => principal + interest) ?? [];
    expect(each).toHaveLength(3);
    expect(Math.max(...each)).toBeLessThan(214_231);
    expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(2);
  });

  it('pays a payment before its due date without the interest that has not run', () => {
    const after = pay(214_231, 'instalment');
    // 21.05 of 163.15 have not run.
    expect(after).toMatchObject({ paidUpTo: 3, inPart: undefined, extra: 2_105 });
    expect(after?.saves).toBeGreaterThan(0);
    const onDueDate = loanOn(everydayLoan, 2, '2026-11-24');
    expect(extraPayment(onDueDate, { amount: 214_231, keep: 'instalment' })).toBeUndefined();
  });

  it('and a part of it', () => {
    const after = pay(30_000, 'instalment');
    expect(after).toMatchObject({ paidUpTo: 2, inPart: 3, extra: 30_000 - 14_210 });
    const [rest] = after?.later ?? [];
    expect(rest?.periodNo).toBe(3);
    // What is left of the payment stays the same; its interest is that of the days to come.
    expect((rest?.principal ?? 0) + (rest?.interest ?? 0)).toBe(184_231);
    expect(rest?.interest).toBeLessThan(2_105);
  });

  it('is none for interest only, nor at or above the payoff', () => {
    expect(pay(14_210, 'instalment')).toBeUndefined();
    expect(pay(829_943, 'instalment')).toBeUndefined();
    expect(pay(829_942, 'instalment')?.later[0]?.principal).toBe(1);
  });

  it('pays chosen payments ahead without the interest that has not run', () => {
    const after = pay(428_462, 'instalment', 4);
    expect(after?.paidUpTo).toBe(4);
    expect(after?.later.map(({ periodNo }) => periodNo)).toEqual([5, 6]);
    expect(after?.saves).toBeGreaterThan(0);
  });

  it('takes the charge from the money', () => {
    const loan = loanOn(everydayLoan, 2, '2026-11-20', '2');
    const after = extraPayment(loan, { amount: 314_231, keep: 'instalment' });
    const charge = after?.prepayFee ?? 0;
    // Not on the 21.05 of interest that is not taken.
    expect(Math.abs(charge - (100_000 - charge) * 0.02)).toBeLessThanOrEqual(1);
    expect((after?.extra ?? 0) + charge).toBe(314_231 - 14_210 - 197_916);
    expect(extraPayment(loan, { amount: 214_231, keep: 'instalment' })?.prepayFee).toBe(0);
    expect(extraPayment(loan, { amount: 30_000, keep: 'instalment' })?.prepayFee).toBe(0);
  });

  it('does not change flat loans', () => {
    expect(
      extraPayment({ ...november, rateKind: 'flat' }, { amount: 300_000, keep: 'tenure' }),
    ).toBeUndefined();
  });
});

const dayMs = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/**
 * Interest of some balance over some days, as a sum over single days: a day is 1/365 of a year, or its part of the month that it
 * belongs to. Written apart from the product's fractions, in one big denominator.
 */
function interestByDay(
  terms: ScheduleTerms,
  dues: readonly string[],
  balance: number,
  from: string,
  to: string,
): number {
  const ends = dues.map(dayNumber);
  const starts = [dayNumber(terms.startDate), ...ends.slice(0, -1)];
  const lengths = ends.map((end, index) => BigInt(end - (starts[index] ?? 0)));
  const perYear = terms.tenureType === 'month' ? 12n : 52n;
  const isActual = terms.dayCount === 'act/365';
  const common = isActual ? 365n : lengths.reduce((product, length) => product * length, perYear);
  let years = 0n;
  for (let day = dayNumber(from); day < dayNumber(to); day += 1) {
    const period = ends.findIndex((end) => day < end);
    years += isActual ? 1n : common / perYear / (lengths[period] ?? 1n);
  }
  const above = BigInt(balance) * BigInt(Math.round(Number(terms.annualRatePercent) * 100)) * years;
  const below = 10_000n * common;
  return Number((2n * above + below) / (2n * below));
}

const anyCase = fc.record({
  terms: fc.record({
    principal: fc.integer({ min: 100_000, max: 50_000_000 }),
    annualRatePercent: fc.integer({ min: 100, max: 9_000 }).map((value) => (value / 100).toFixed(2)),
    tenure: fc.integer({ min: 3, max: 24 }),
    tenureType: fc.constantFrom('month', 'week'),
    dayCount: fc.constantFrom('30/360', 'act/365'),
    startDate: fc.constantFrom('2026-01-31', '2024-02-29', '2026-08-24'),
  }),
  paidShare: fc.double({ min: 0, max: 0.6, noNaN: true }),
  dayShare: fc.double({ min: 0.05, max: 1, noNaN: true }),
  money: fc.integer({ min: 0, max: 1_000_000 }).map((part) => part / 1_000_000),
  keep: fc.constantFrom('instalment', 'tenure'),
});

describe('extra payments and a computation by single days', () => {
  it('agree on every later payment, with either choice', () => {
    let tried = 0;
    fc.assert(
      fc.property(anyCase, ({ terms: drawn, paidShare, dayShare, money, keep }) => {
        const terms = { ...drawn, rateKind: 'reducing', repayment: 'instalments' } as const;
        const plan = schedule(terms);
        const paidCount = Math.floor(paidShare * (terms.tenure - 2));
        const from = plan[paidCount - 1]?.dueDate ?? terms.startDate;
        const current = plan[paidCount];
        if (current === undefined) return;
        const days = Math.max(1, Math.floor(dayShare * (dayNumber(current.dueDate) - dayNumber(from))));
        const onDate = new Date((dayNumber(from) + days) * dayMs).toISOString().slice(0, 10);
        const loan = loanOn(terms, paidCount, onDate);
        const amount = 1 + Math.floor(money * (loan.payoffAmount - 2));
        const before = current.balance + current.principal;
        const dues = plan.map(({ dueDate }) => dueDate);
        const ran = interestByDay(terms, dues, before, from, onDate);
        const after = extraPayment(loan, { amount, keep });
        const isOver = onDate === current.dueDate;
        if (amount <= (isOver ? current.instalment : ran)) {
          expect(after).toBeUndefined();
          return;
        }
        if (after === undefined) throw new Error('Nothing was early.');
        tried += 1;
        const isPart = amount < current.instalment;
        expect(after.inPart).toBe(isPart ? current.periodNo : undefined);
        let balance = before + ran - amount;
        expect(sumOf(after.later.map(({ principal }) => principal))).toBe(balance);
        let last = onDate;
        let carried = 0;
        const carries: number[] = [];
        const each = after.later.map(({ principal, interest }) => principal + interest);
        const level = Math.max(...each.slice(0, -1));
        const limitOf = (index: number) => {
          if (isPart && index === 0) return current.instalment - amount;
          return isPart || keep === 'instalment' ? (plan[paidCount + 1]?.instalment ?? 0) : level;
        };
        after.later.forEach(({ periodNo, principal, interest }, index) => {
          const due = dues[periodNo - 1] ?? last;
          const limit = limitOf(index);
          const isLast = index === after.later.length - 1;
          const run = carried + interestByDay(terms, dues, balance, last, due);
          expect(interest).toBe(isLast ? run : Math.min(run, limit));
          carried = run - interest;
          carries.push(carried);
          balance -= principal;
          last = due;
          if (!isLast && balance > 0) expect(each[index]).toBe(limit);
        });
        expect(balance).toBe(0);
        // Half a minor unit in each payment grows with the debt until the last one.
        const growth = Math.exp((Number(terms.annualRatePercent) / 100) * (each.length / 12));
        const apart = Math.abs((each.at(-1) ?? 0) - (each[0] ?? 0));
        if (!isPart && keep === 'tenure' && Math.max(...carries) === 0)
          expect(apart).toBeLessThanOrEqual(each.length * growth * 2);
        const without = sumOf(plan.slice(paidCount).map(({ instalment }) => instalment));
        expect(amount + sumOf(each) + after.saves).toBe(without);
        expect(after.saves).toBeGreaterThanOrEqual(-each.length);
      }),
      { numRuns: runs.agreement },
    );
    expect(tried).toBeGreaterThan(runs.agreement / 2);
  });
});

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
