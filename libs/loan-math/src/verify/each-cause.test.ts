import { addDays, addMonths } from '../calendar/calendar';
import { loanPlan } from '../plan/plan';
import { loanApr } from '../rate/loan-apr';
import type { ScheduleTerms } from '../terms';
import { causes, type Cause, type CauseFacts, type ClaimedPlan, type ClaimedRow } from './claimed-plan';
import { verifyPlan } from './verify-plan';

const stated: ScheduleTerms = {
  principal: 4_730_000,
  annualRatePercent: '22.75',
  tenure: 18,
  tenureType: 'month',
  rateKind: 'reducing',
  dayCount: '30/360',
  repayment: 'instalments',
  startDate: '2026-03-09',
};
const fee = 94_600;
const tax = 17_028;

type Row = Record<'periodNo' | 'principal' | 'interest' | 'instalment' | 'balance', number>;
const rowsOf = (terms: ScheduleTerms, changes = {}): Row[] =>
  loanPlan(terms, changes).rows.map(({ periodNo, principal, interest, instalment, balance }) => ({
    periodNo,
    principal,
    interest,
    instalment,
    balance,
  }));
const claim = (rows: readonly ClaimedRow[], more: Partial<ClaimedPlan> = {}): ClaimedPlan => ({
  terms: stated,
  fee,
  tax,
  rows,
  ...more,
});
const by = (changed: Partial<ScheduleTerms>, more: Partial<ClaimedPlan> = {}): ClaimedPlan =>
  claim(rowsOf({ ...stated, ...changed }), more);
const changedRows = (change: (row: Row, rows: readonly Row[]) => ClaimedRow): ClaimedPlan => {
  const rows = rowsOf(stated);
  return claim(rows.map((row) => change(row, rows)));
};
const numbered = (rows: readonly Row[]): Row[] => rows.map((row, index) => ({ ...row, periodNo: index + 1 }));

/** Rows of a lender with its own interest for each period, and the payment solved over it. */
function rowsBy(rates: readonly number[], principal = stated.principal): Row[] {
  let worth = 0;
  for (const rate of rates.toReversed()) worth = (1 + worth) / (1 + rate);
  const each = Math.round(principal / worth);
  let balance = principal;
  return rates.map((rate, index) => {
    const interest = Math.round(balance * rate);
    const part = index === rates.length - 1 ? balance : each - interest;
    balance -= part;
    return { periodNo: index + 1, principal: part, interest, instalment: part + interest, balance };
  });
}
const yearly = 0.2275;
const days = Array.from({ length: 18 }, (_, index) => {
  const day = (count: number) => Date.parse(addMonths(stated.startDate, count));
  return (day(index + 1) - day(index)) / 86_400_000;
});

/** The rule of 78 distributes flat interest 18, 17, … 1. */
function ruleOf78(): Row[] {
  const total = loanPlan({ ...stated, rateKind: 'flat' }).interest;
  const each = Math.round((stated.principal + total) / 18);
  let [balance, left] = [stated.principal, total];
  return Array.from({ length: 18 }, (_, index) => {
    const isLast = index === 17;
    const interest = isLast ? left : Math.round((total * (18 - index)) / 171);
    const principal = isLast ? balance : each - interest;
    balance -= principal;
    left -= interest;
    return { periodNo: index + 1, principal, interest, instalment: principal + interest, balance };
  });
}

/** Interest of what was owed a month earlier. */
function creditedLate(): Row[] {
  const { instalment: each = 0 } = rowsOf(stated)[0] ?? {};
  let [balance, before] = [stated.principal, stated.principal];
  return Array.from({ length: 18 }, (_, index) => {
    const interest = Math.round((before * yearly) / 12);
    const principal = index === 17 ? balance : each - interest;
    before = balance;
    balance -= principal;
    return { periodNo: index + 1, principal, interest, instalment: principal + interest, balance };
  });
}

const apr = (net: number, method: 'nominal' | 'effective' | 'actuarial') =>
  loanApr({ terms: stated, plan: loanPlan(stated), net, method });
const net = stated.principal - fee - tax;
const late = { ...stated, firstDueDate: addDays('2026-04-09', 10) };

/** A lender with one deviation, and the verdict on its plan. */
const lenders: Readonly<Record<Cause, { said: ClaimedPlan; facts?: CauseFacts }>> = {
  rounding: { said: claim(rowsOf(stated), { totalInterest: loanPlan(stated).interest + 3 }) },
  roundedInstalment: { said: by({ rounding: 'frappe' }) },
  flatRate: { said: by({ rateKind: 'flat' }) },
  paidInAdvance: { said: by({ firstPayment: 'advance' }) },
  brokenPeriod: { said: claim(rowsOf(late)) },
  dayCount: { said: by({ dayCount: 'act/360' }, { states: ['dayCount'] }), facts: { dayCount: 'act/360' } },
  dayCountedTwice: { said: claim(rowsBy(days.map((count) => (yearly * (count + 1)) / 365))) },
  dailyCompounding: { said: claim(rowsBy(days.map((count) => (1 + yearly / 365) ** count - 1))) },
  otherRate: { said: by({ annualRatePercent: '24.5' }), facts: { ratePercent: '24.5' } },
  rateChanged: {
    said: claim(rowsOf(stated, { rateChanges: [{ fromPeriod: 8, annualRatePercent: '24' }] })),
    facts: { ratePercent: '24', periodNo: 8 },
  },
  creditedLate: { said: claim(creditedLate()) },
  unstatedCharge: {
    said: changedRows((row) =>
      row.periodNo === 4
        ? { ...row, charges: 70_000, instalment: row.instalment + 70_000 }
        : { ...row, charges: 0 },
    ),
    facts: { amount: 70_000 },
  },
  amountAdded: { said: by({ principal: stated.principal + 150_000 }), facts: { amount: 150_000 } },
  chargeEachTime: {
    said: changedRows((row) => ({ ...row, instalment: row.instalment + 2_500 })),
    facts: { amount: 2_500 },
  },
  taxOnInterest: {
    said: changedRows((row) => ({ ...row, instalment: row.instalment + Math.round(row.interest * 0.18) })),
    facts: { taxPercent: '18' },
  },
  pause: {
    said: claim(rowsOf(stated, { moratorium: { periods: 3 } }), { states: ['pause'] }),
    facts: { periods: 3 },
  },
  extraPeriod: { said: by({ tenure: 19 }) },
  missingPeriod: {
    said: claim(numbered(rowsOf(stated).filter(({ periodNo }) => periodNo !== 7))),
    facts: { periodNo: 7 },
  },
  duplicatePeriod: {
    said: claim(numbered(rowsOf(stated).flatMap((row) => (row.periodNo === 7 ? [row, row] : [row])))),
    facts: { periodNo: 7 },
  },
  ruleOf78: { said: claim(ruleOf78()) },
  swappedColumns: {
    said: changedRows((row) => ({ ...row, principal: row.interest, interest: row.principal })),
  },
  wrongLastRow: {
    said: changedRows((row, { length }) =>
      row.periodNo < length
        ? row
        : { ...row, interest: row.interest + 5_000, instalment: row.instalment + 5_000 },
    ),
  },
  wrongDueDates: {
    said: changedRows((row) => {
      const due = addMonths(stated.startDate, row.periodNo);
      return { ...row, dueDate: row.periodNo > 6 ? addDays(due, 10) : due };
    }),
  },
  feeInLoan: { said: by({ principal: stated.principal + fee + tax }) },
  feeTaxLeftOut: { said: claim([], { apr: { percent: apr(net + tax, 'nominal'), method: 'nominal' } }) },
  feeLeftOut: { said: claim([], { apr: { percent: apr(net + tax + fee, 'nominal'), method: 'nominal' } }) },
  chargesOfOthers: {
    said: claim([], { apr: { percent: apr(net - 12_345, 'nominal'), method: 'nominal' } }),
  },
  effectiveAsNominal: { said: claim([], { apr: { percent: apr(net, 'effective'), method: 'nominal' } }) },
  nominalAsEffective: { said: claim([], { apr: { percent: apr(net, 'nominal'), method: 'effective' } }) },
  otherMethod: {
    said: claim([], {
      terms: late,
      apr: {
        percent: loanApr({ terms: late, plan: loanPlan(late), net, method: 'actuarial' }),
        method: 'nominal',
      },
    }),
  },
  doesNotAddUp: {
    said: changedRows((row) => (row.periodNo === 5 ? { ...row, instalment: row.instalment + 9_000 } : row)),
  },
  unknown: { said: claim([], { instalment: 333_333 }) },
};

describe('a lender’s table with a single deviation reveals its cause', () => {
  it.each(causes)('%s', (cause) => {
    const { said, facts = {} } = lenders[cause];
    const verdict = verifyPlan(said);
    const named =
      verdict.explainedBy.length > 0
        ? verdict.explainedBy
        : [...new Set(verdict.findings.flatMap(({ causes: own }) => own))];
    expect(named).toEqual([cause]);
    expect(verdict.facts).toMatchObject(facts);
    expect(verdict.agrees).toBe(cause === 'rounding' || cause === 'roundedInstalment');
  });
});

describe('an initial moratorium', () => {
  const paused = (periods: number, interest: 'added' | 'paid') =>
    loanPlan(stated, { moratorium: { periods, interest } });

  it.each([
    [1, 'added'],
    [5, 'added'],
    [4, 'paid'],
  ] as const)('of %d payments with interest %s is not explained as an added amount', (periods, interest) => {
    const plan = paused(periods, interest);
    const instalment = plan.rows.at(periods)?.instalment;
    const verdict = verifyPlan({
      terms: stated,
      instalment,
      totalInterest: plan.interest,
      states: ['pause'],
    });
    expect(verdict.explainedBy).toEqual(['pause']);
    expect(verdict.facts).toEqual({ periods });
  });
});
