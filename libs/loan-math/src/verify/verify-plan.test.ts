import fc from 'fast-check';
import { nearest } from '../exact/minor';
import { ratio } from '../exact/ratio';
import { lending } from '../fixtures/lending';
import { fee, net, oneYear as year, tax } from '../fixtures/one-year';
import { loanPlan } from '../plan/plan';
import { loanApr } from '../rate/loan-apr';
import { runs } from '../testing/sizes';
import type { ScheduleTerms } from '../terms';
import type { ClaimedPlan, ClaimedRow, Verdict } from './claimed-plan';
import { verifyPlan } from './verify-plan';

/** What a lender prints that follows these terms. */
function printedBy(terms: ScheduleTerms, more: Partial<ClaimedPlan> = {}): ClaimedPlan {
  const plan = loanPlan(terms);
  const rows = plan.rows.map(({ periodNo, principal, interest, instalment, balance }): ClaimedRow => ({
    periodNo,
    principal,
    interest,
    instalment,
    balance,
  }));
  return {
    terms: year,
    instalment: plan.rows[0]?.instalment,
    totalInterest: plan.interest,
    totalRepay: plan.paid,
    rows,
    ...more,
  };
}

const causesOf = ({ findings }: Verdict, figure: string, periodNo?: number) =>
  findings.find((finding) => finding.figure === figure && finding.periodNo === periodNo)?.causes;

describe('a lender with correct maths', () => {
  it('agrees in every payment and in the APR', () => {
    const apr = loanApr({ terms: year, plan: loanPlan(year), net });
    const verdict = verifyPlan(printedBy(year, { fee, tax, net, apr: { percent: apr, method: 'nominal' } }));
    expect(verdict).toMatchObject({ agrees: true, findings: [], explainedBy: [] });
    expect(verdict.computed.apr.nominal).toBe(apr);
  });

  it('agrees when only the terms are known', () => {
    expect(verifyPlan({ terms: year }).agrees).toBe(true);
  });

  it('agrees at the decimals that the lender prints', () => {
    const apr = Number(loanApr({ terms: year, plan: loanPlan(year), net }));
    expect(
      verifyPlan({ terms: year, fee, tax, apr: { percent: apr.toFixed(1), method: 'nominal' } }).agrees,
    ).toBe(true);
  });

  it('agrees with the RBI example except for the one unit that its printed rows add', () => {
    const {
      fees,
      rows_outstanding_principal_interest: printed,
      apr,
      totalInterest,
    } = lending.nominalMonthlyApr;
    const terms = {
      ...year,
      principal: 2_000_000,
      annualRatePercent: '15',
      tenure: 24,
      rounding: 'rbi',
      roundTo: 100,
    } as const;
    const rows = printed.map(([, principal = 0, interest = 0], index) => ({
      periodNo: index + 1,
      principal: principal * 100,
      interest: interest * 100,
    }));
    const verdict = verifyPlan({
      terms,
      rows,
      printedTo: 100,
      fee: fees.reduce((total, part) => total + Number(part) * 100, 0),
      instalment: 97_000,
      totalInterest: Number(totalInterest) * 100,
      apr: { percent: apr, method: 'nominal' },
    });
    expect(verdict.findings).toEqual([
      {
        unit: 'money',
        figure: 'interestOfRows',
        claimed: 327_500,
        computed: 327_400,
        difference: 100,
        causes: ['rounding'],
      },
    ]);
  });
});

describe('a lender with a different plan', () => {
  it('is found to charge a flat rate as yearly interest', () => {
    const verdict = verifyPlan(printedBy({ ...year, rateKind: 'flat' }));
    expect(verdict.agrees).toBe(false);
    expect(verdict.explainedBy).toEqual(['flatRate']);
    expect(causesOf(verdict, 'instalment')).toEqual(['flatRate']);
    expect(causesOf(verdict, 'interest', 12)).toEqual(['flatRate']);
    expect(causesOf(verdict, 'totalRepay')).toEqual(['flatRate']);
    expect(Number(verdict.computed.apr.nominal)).toBeGreaterThan(40);
  });

  it('is found to round the payment up to a whole unit', () => {
    const verdict = verifyPlan({ terms: year, instalment: 141_900 });
    expect(verdict.findings).toMatchObject([
      { figure: 'instalment', difference: 61, causes: ['roundedInstalment'] },
    ]);
  });

  it('is found to round the payment in every printed row', () => {
    const verdict = verifyPlan(printedBy({ ...year, rounding: 'frappe' }));
    expect(verdict.explainedBy).toEqual(['roundedInstalment']);
    expect(verdict.findings.filter((finding) => finding.causes.includes('unknown'))).toEqual([]);
  });

  it('is found to count seventeen days of the first month', () => {
    const verdict = verifyPlan(printedBy({ ...year, firstDueDate: '2026-12-07' }));
    expect(verdict.explainedBy).toEqual(['brokenPeriod']);
    expect(causesOf(verdict, 'interest', 1)).toEqual(['brokenPeriod']);
  });

  it('is found to take the first payment on the day of the payout', () => {
    expect(verifyPlan(printedBy({ ...year, firstPayment: 'advance' })).explainedBy).toEqual([
      'paidInAdvance',
    ]);
  });

  it('is found to count calendar days', () => {
    const byDays = printedBy({ ...year, dayCount: 'act/365' });
    expect(verifyPlan({ ...byDays, states: ['dayCount'] }).explainedBy).toEqual(['dayCount']);
    const open = verifyPlan(byDays);
    expect(open).toMatchObject({ agrees: true, findings: [], explainedBy: [] });
    expect(open.conventions).toEqual([{ kind: 'dayCount', dayCount: 'act/365' }]);
  });

  it('is found to add the fee to the loan', () => {
    const verdict = verifyPlan(printedBy({ ...year, principal: year.principal + fee + tax }, { fee, tax }));
    expect(verdict.explainedBy).toEqual(['feeInLoan']);
  });

  it('is found to print rows that do not add up', () => {
    const good = printedBy(year);
    const rows = (good.rows ?? []).map((row) => (row.periodNo === 5 ? { ...row, instalment: 150_000 } : row));
    const verdict = verifyPlan({ ...good, rows });
    expect(verdict.findings).toContainEqual(
      expect.objectContaining({ figure: 'instalment', periodNo: 5, causes: ['doesNotAddUp'] }),
    );
  });

  it('gets an unknown cause for an arbitrary payment', () => {
    expect(causesOf(verifyPlan({ terms: year, instalment: 155_555 }), 'instalment')).toEqual(['unknown']);
  });
});

describe('payout and separate fees', () => {
  it('reports a payout that does not deduct the tax', () => {
    expect(causesOf(verifyPlan({ terms: year, fee, tax, net: net + tax }), 'net')).toEqual(['feeTaxLeftOut']);
  });

  it('reports a total without the tax on a separately paid fee', () => {
    const total = loanPlan(year).paid + fee;
    const verdict = verifyPlan({ terms: year, fee, tax, feeMode: 'separate', totalRepay: total });
    expect(causesOf(verdict, 'totalRepay')).toEqual(['feeTaxLeftOut']);
  });

  it('reports a missing tax', () => {
    expect(causesOf(verifyPlan({ terms: year, fee, tax: 0, taxPercent: '18' }), 'tax')).toEqual([
      'feeTaxLeftOut',
    ]);
  });
});

describe('any lender', () => {
  const anyYear = fc.record({
    principal: fc.integer({ min: 100_000, max: 100_000_000 }),
    rate: fc.integer({ min: 100, max: 6_000 }),
    tenure: fc.integer({ min: 3, max: 60 }),
  });

  it('agrees when the plan is right, and disagrees when the payment is wrong', () => {
    fc.assert(
      fc.property(anyYear, fc.integer({ min: 200, max: 50_000 }), ({ principal, rate, tenure }, wrong) => {
        const terms = { ...year, principal, annualRatePercent: (rate / 100).toFixed(2), tenure };
        const good = { ...printedBy(terms), terms };
        expect(verifyPlan(good).findings).toEqual([]);
        const instalment = (good.instalment ?? 0) + wrong;
        expect(verifyPlan({ ...good, instalment }).agrees).toBe(false);
      }),
      { numRuns: runs.verdicts },
    );
  });

  it('is found to use a flat rate or to round the payment', () => {
    fc.assert(
      fc.property(anyYear, ({ principal, rate, tenure }) => {
        const terms = { ...year, principal, annualRatePercent: (rate / 100).toFixed(2), tenure };
        const flat = printedBy({ ...terms, rateKind: 'flat' });
        expect(verifyPlan({ ...flat, terms }).explainedBy).toEqual(['flatRate']);
        const exact = loanPlan(terms).rows[0]?.instalment ?? 0;
        const whole = nearest(ratio(exact), 100);
        // A cent or two could equally be another way of rounding.
        fc.pre(whole === exact || Math.abs(whole - exact) > tenure);
        const verdict = verifyPlan({ terms, instalment: whole, printedTo: 1 });
        expect(verdict.explainedBy).toEqual(whole === exact ? [] : ['roundedInstalment']);
      }),
      { numRuns: runs.verdicts },
    );
  });
});
