import { decimalFromRatio, ratioFromDecimal } from './exact/decimal';
import { multiply, ratio } from './exact/ratio';
import { nearest, roundToMinor, sum, type Minor } from './exact/minor';
import { lending, type AdvancedCase, type EffectiveCase, type FineractCase } from './fixtures/lending';
import { equalInstalment, unroundedInstalment } from './instalment';
import { loanPlan } from './plan/plan';
import { processingFee } from './fees';
import { actuarialApr, nominalApr, nominalAprUnrounded, type TimedPayment } from './rate/apr';
import { effectiveApr, type MoneyInTime } from './rate/effective-apr';
import { loanApr } from './rate/loan-apr';
import { translateRate } from './rate/translate-rate';
import { referenceCase, tellReferenceCases } from './testing/reference-case';
import type { ScheduleTerms } from './terms';

const minor = (text: string): Minor => roundToMinor(multiply(ratioFromDecimal(text), ratio(100)));
/** The amount with as many decimals as in the source. */
const printed = (amount: Minor, like: string): string =>
  decimalFromRatio(ratio(amount, 100), like.split('.')[1]?.length ?? 0);
const places = (text: string): number => text.split('.')[1]?.length ?? 0;
const yearly = (percent: string): string =>
  decimalFromRatio(multiply(ratioFromDecimal(percent), ratio(12)), 6);

interface Example {
  readonly principal: string;
  readonly annualRatePercent?: string | undefined;
  readonly monthlyRatePercent?: string | undefined;
  readonly periods: number;
}

const monthly = (example: Example, more: Partial<ScheduleTerms> = {}): ScheduleTerms => ({
  principal: minor(example.principal),
  annualRatePercent: example.annualRatePercent ?? yearly(example.monthlyRatePercent ?? '0'),
  tenure: example.periods,
  tenureType: 'month',
  rateKind: 'reducing',
  dayCount: '30/360',
  repayment: 'instalments',
  startDate: '2026-01-15',
  ...more,
});

tellReferenceCases();

describe('actuarial APR, Regulation Z', () => {
  for (const example of lending.actuarialApr) {
    referenceCase(example.id, () => {
      const [odd = 0, whole = 1] = example.oddFraction.split('/').map(Number);
      const payments = example.payments
        .flatMap(([amount, times]) => Array.from({ length: times }, () => minor(amount)))
        .map((amount, index): TimedPayment => {
          return { amount, periods: example.fullPeriodsToFirst + index, oddFraction: [odd, whole] };
        });
      const advances = [{ amount: minor(example.advance), periods: 0 }];
      const { unitPeriodsPerYear, apr } = example;
      expect(actuarialApr({ advances, payments, unitPeriodsPerYear, places: places(apr) })).toBe(apr);
    });
  }
});

describe('nominal APR, RBI key facts statement', () => {
  const example = lending.nominalMonthlyApr;
  const terms = monthly(example, { rounding: 'rbi', roundTo: 100 });
  const { principal, annualRatePercent, tenure: periods } = terms;
  const net = principal - sum(example.fees.map(minor));
  const plan = loanPlan(terms);
  const instalmentTerms = { principal, annualRatePercent, periods, every: 'month' } as const;

  referenceCase('the unrounded instalment', () => {
    const instalment = multiply(unroundedInstalment(instalmentTerms), ratio(1, 100));
    expect(decimalFromRatio(instalment, 4)).toBe(example.emiUnrounded);
  });
  referenceCase('the instalment as printed', () => {
    expect(printed(plan.rows[0]?.instalment ?? 0, example.emiPrinted)).toBe(example.emiPrinted);
  });
  example.rows_outstanding_principal_interest.forEach((row, index) => {
    referenceCase(`payment ${index + 1}`, () => {
      const { principal: part, interest } = plan.rows[index] ?? { principal: 0, interest: 0 };
      const outstanding = index === 0 ? principal : (plan.rows[index - 1]?.balance ?? 0);
      expect([outstanding, part, interest].map((amount) => amount / 100)).toEqual(row);
    });
  });
  referenceCase('the total interest, and one unit more in the printed rows', () => {
    expect(printed(plan.interest, '0')).toBe(example.totalInterest);
    const rows = sum(plan.rows.map((row) => row.interest));
    expect(printed(rows, '0')).toBe(example.sumOfPrintedInterest);
    expect(plan.roundingDifference.interest).toBe(rows - plan.interest);
  });
  referenceCase('the APR', () => {
    expect(loanApr({ terms, plan, net })).toBe(example.apr);
    expect(nominalAprUnrounded({ ...instalmentTerms, net })).toBe(example.apr);
  });
  referenceCase('the rate of the printed instalment, which is not the APR', () => {
    const payments = Array.from({ length: periods }, () => minor(example.emiPrinted));
    expect(nominalApr({ net, payments, every: 'month' })).toBe(example.notTheApr.fromPrintedEmi);
  });
  referenceCase('the effective rate', () => {
    expect(loanApr({ terms, plan, net, method: 'effective' })).toBe(example.notTheApr.effective);
  });
});

describe('effective APR, European Commission', () => {
  for (const example of lending.effectiveApr) {
    referenceCase(example.id, () => {
      expect(effectiveOf(example)).toBe(example.apr);
    });
  }

  function effectiveOf(example: EffectiveCase): string {
    const { net, apr, datedPayments, equalPrincipal, of, monthlyRatePercent } = example;
    if (equalPrincipal !== undefined && of !== undefined) {
      const more = { repayment: 'equalPrincipal', rounding: 'rbi' } as const;
      const terms = monthly({ principal: of, monthlyRatePercent, periods: equalPrincipal }, more);
      return loanApr({
        terms,
        plan: loanPlan(terms),
        net: minor(net),
        method: 'effective',
        places: places(apr),
      });
    }
    if (datedPayments) {
      const payments = datedPayments.map(([amount, days]) => ({ amount: minor(amount), days }));
      return effectiveApr({ advances: [{ amount: minor(net), days: 0 }], payments, places: places(apr) });
    }
    return effectiveApr({
      advances: [{ amount: minor(net), months: 0 }],
      payments: monthlyPayments(example),
      places: places(apr),
    });
  }

  function monthlyPayments({ payments = [], balloonAtYear20 }: EffectiveCase): MoneyInTime[] {
    const each = payments
      .flatMap(([amount, times]) => Array.from({ length: times }, () => minor(amount)))
      .map((amount, index) => ({ amount, months: index + 1 }));
    return balloonAtYear20 === undefined ? each : [...each, { amount: minor(balloonAtYear20), months: 240 }];
  }
});

describe('equal instalments', () => {
  for (const [principal, annualRatePercent, periods, emi] of lending.emi) {
    referenceCase(`${principal} at ${annualRatePercent} % over ${periods} months`, () => {
      const terms = { principal: minor(principal), annualRatePercent, periods, every: 'month' } as const;
      expect(printed(equalInstalment(terms), emi)).toBe(emi);
    });
  }
});

describe('profile plain', () => {
  const { first, lastDue, totalInterest } = lending.plain;
  const { rows, interest } = loanPlan(monthly(lending.plain));
  referenceCase('the first row', () => {
    const [row] = rows;
    const cells = [row?.principal, row?.interest, row?.balance];
    expect(cells.map((cell = 0, index) => printed(cell, first[index] ?? ''))).toEqual(first);
  });
  referenceCase('the last payment', () => {
    expect(printed(rows.at(-1)?.instalment ?? 0, lastDue)).toBe(lastDue);
  });
  referenceCase('the whole interest', () => {
    expect(printed(interest, totalInterest)).toBe(totalInterest);
  });
});

describe('profile fineract', () => {
  lending.fineract.forEach((example, index) => {
    referenceCase(`schedule ${index + 1}`, () => {
      const { rows } = loanPlan(monthly(example, { rounding: 'fineract', ...paceOf(example) }));
      const dues = rows.map((row) => printed(row.instalment, '0.00'));
      const cells = rows.map((row) =>
        [row.principal, row.interest, row.instalment, row.balance].map((cell) => printed(cell, '0.00')),
      );
      if (example.rows_principal_interest_due_balance) {
        expect(cells).toEqual(example.rows_principal_interest_due_balance);
      }
      if (example.dues) expect(dues).toEqual(example.dues);
      if (example.emi !== undefined) expect(dues[0]).toBe(example.emi);
      if (example.lastDue !== undefined) expect(dues.at(-1)).toBe(example.lastDue);
    });
  });

  function paceOf({ everyDays, daysInYear }: FineractCase): Partial<ScheduleTerms> {
    if (everyDays === undefined) return {};
    const dayCounts = new Map([
      [364, 'act/364'],
      [360, 'act/360'],
    ] as const);
    return { tenureType: 'day', everyDays, dayCount: dayCounts.get(daysInYear as 364 | 360) ?? 'act/365' };
  }
});

describe('profile frappe', () => {
  const { emi, totalInterest } = lending.frappe;
  const plan = loanPlan(monthly(lending.frappe, { rounding: 'frappe' }));
  referenceCase('the instalment', () => {
    expect(printed(plan.rows[0]?.instalment ?? 0, emi)).toBe(emi);
  });
  referenceCase('the whole interest', () => {
    expect(printed(plan.interest, totalInterest)).toBe(totalInterest);
  });
});

describe('advanced terms', () => {
  for (const example of lending.advanced) referenceCase(example.what, () => expectAdvanced(example));

  function expectAdvanced({ terms: example, ...expected }: AdvancedCase): void {
    const { rateKind = 'reducing', firstPayment, prepayment } = example;
    const terms = monthly(example, { rateKind, firstPayment });
    const early = prepayment && { ...prepayment, amount: minor(prepayment.amount) };
    const plan = loanPlan(terms, { prepayments: early ? [early] : [] });
    const { rows } = plan;
    const found: Record<string, string | number> = {
      total: printed(plan.paid, expected.total ?? ''),
      instalment: printed(rows[0]?.instalment ?? 0, expected.instalment ?? ''),
      emi: printed(rows[0]?.instalment ?? 0, expected.emi ?? ''),
      periods: rows.length,
      totalInterest: printed(plan.interest, expected.totalInterest ?? ''),
      lastDue: printed(rows.at(-1)?.instalment ?? 0, expected.lastDue ?? ''),
      emiAfter: printed(rows[prepayment?.afterPeriod ?? 0]?.instalment ?? 0, expected.emiAfter ?? ''),
    };
    if (expected.reducingNominalPercent !== undefined) {
      const digits = places(expected.reducingNominalPercent);
      const { tenure, tenureType, annualRatePercent: percent } = terms;
      const said = translateRate({ measure: 'flatYear', percent, tenure, tenureType, places: digits });
      found['reducingNominalPercent'] = said.reducingYear;
      expect(loanApr({ terms, plan, net: terms.principal, places: digits })).toBe(said.reducingYear);
    }
    if (expected.aprNominal !== undefined) {
      const { feePercent = '0', taxPercent = '0' } = example;
      const { fee, tax } = processingFee(terms.principal, {
        mode: 'deducted',
        fee: { percent: feePercent },
        taxPercent,
      });
      const net = terms.principal - fee - tax;
      const exact = { ...terms, rounding: 'rbi' } as const;
      const plan = loanPlan(exact);
      found['aprNominal'] = loanApr({ terms: exact, plan, net, places: places(expected.aprNominal) });
    }
    const { what: _what, ...figures } = expected;
    expect(found).toMatchObject(figures);
    expect(nearest(ratio(plan.paid), 1)).toBe(plan.paid);
  }
});
