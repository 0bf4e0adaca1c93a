import fc from 'fast-check';
import { loanPlan } from './plan/plan';
import type { ScheduleTerms } from './terms';
import { runs } from './testing/sizes';

/*
 * The profiles that round nothing from row to row, a second time: whole numbers over one denominator that each row multiplies by its
 * own. It shares no code with the library.
 */
type Fraction = readonly [bigint, bigint];

const rounded = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below);
const numberOf = (day: Date): number => day.getTime() / 86_400_000;

/** The date so many months after the first, by the platform's calendar. */
function monthsOn(start: string, count: number): Date {
  const date = new Date(`${start}T00:00:00Z`);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(last, date.getUTCDate())));
}

function ratesIn({
  annualRatePercent,
  tenure,
  dayCount,
  startDate,
  firstPayment,
}: ScheduleTerms): Fraction[] {
  const hundredths = BigInt(Math.round(Number(annualRatePercent) * 100));
  const isAdvance = firstPayment === 'advance';
  return Array.from({ length: tenure }, (_, index): Fraction => {
    const after = isAdvance ? index : index + 1;
    if (after === 0) return [0n, 1n];
    if (dayCount === '30/360') return [hundredths, 120_000n];
    const days = numberOf(monthsOn(startDate, after)) - numberOf(monthsOn(startDate, after - 1));
    return [hundredths * BigInt(days), dayCount === 'act/365' ? 3_650_000n : 3_600_000n];
  });
}

/** Σ 1/((1+r₁)…(1+rₖ)) */
function worthOf(rates: readonly Fraction[]): Fraction {
  let [above, below] = [0n, 1n];
  for (const [rate, per] of rates.toReversed()) {
    above = (above + below) * per;
    below *= per + rate;
  }
  return [above, below];
}

interface ExactRow {
  readonly principal: bigint;
  readonly interest: bigint;
  readonly owed: bigint;
  readonly charged: bigint;
  readonly below: bigint;
}

function exactRows(terms: ScheduleTerms, up: bigint | undefined): ExactRow[] {
  const rates = ratesIn(terms);
  const amount = BigInt(terms.principal);
  const isLevel = terms.repayment === 'instalments';
  const [top, bottom] = isLevel ? worthOf(rates) : [BigInt(terms.tenure), 1n];
  const exact: Fraction = [amount * bottom, top];
  const steps = up === undefined ? 0n : (exact[0] + exact[1] * up - 1n) / (exact[1] * up);
  const [each, per]: Fraction = up !== undefined && isLevel ? [steps * up, 1n] : exact;
  let [below, owed, charged] = [per, amount * per, 0n];
  const rows: ExactRow[] = [];
  for (const [index, [rate, ofRate]] of rates.entries()) {
    const interest = owed * rate;
    below *= ofRate;
    owed *= ofRate;
    charged = charged * ofRate + interest;
    const due = each * (below / per) - (isLevel ? interest : 0n);
    const asked = due < 0n ? 0n : due;
    const principal = index === rates.length - 1 || asked > owed ? owed : asked;
    owed -= principal;
    rows.push({ principal, interest, owed, charged, below });
    if (owed === 0n) break;
  }
  return rows;
}

/** Each cell by itself, half up. */
const byCell = (terms: ScheduleTerms, unit: bigint): bigint[][] =>
  exactRows(terms, undefined).map(({ principal, interest, owed, below }) =>
    [principal, interest, principal + interest, owed].map((cell) => rounded(cell, below * unit) * unit),
  );

/** The balance and the interest so far, half up; the other cells by subtraction. */
function byBalance(terms: ScheduleTerms, up: bigint): bigint[][] {
  let [before, printed] = [BigInt(terms.principal), 0n];
  return exactRows(terms, up).map(({ owed, charged, below }) => {
    const balance = rounded(owed, below);
    const interest = rounded(charged, below) - printed;
    const principal = before - balance;
    [before, printed] = [balance, printed + interest];
    return [principal, interest, principal + interest, balance];
  });
}

/** Round amounts and rates, where halves are common, and any others. */
const anyLoan: fc.Arbitrary<ScheduleTerms> = fc.record({
  principal: fc.oneof(
    fc.integer({ min: 1, max: 400_000 }).map((value) => value * 250),
    fc.integer({ min: 100, max: 5_000_000_000 }),
  ),
  annualRatePercent: fc.oneof(
    fc.constantFrom('0', '6', '12', '17', '18', '24', '36'),
    fc.integer({ min: 0, max: 12_000 }).map((rate) => (rate / 100).toFixed(2)),
    fc.integer({ min: 0, max: 10_000_000 }).map((rate) => (rate / 100).toFixed(2)),
  ),
  tenure: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 120 })),
  tenureType: fc.constant('month'),
  rateKind: fc.constant('reducing'),
  dayCount: fc.constantFrom('30/360', 'act/365', 'act/360'),
  repayment: fc.constantFrom('instalments', 'instalments', 'equalPrincipal'),
  startDate: fc.constantFrom('2024-01-31', '2024-02-29', '2026-08-24'),
  firstPayment: fc.constantFrom('arrears', 'arrears', 'advance'),
});

const oursOf = (terms: ScheduleTerms): number[][] =>
  loanPlan(terms).rows.map(({ principal, interest, instalment, balance }) => [
    principal,
    interest,
    instalment,
    balance,
  ]);

it.each([
  ['rbi', byCell],
  ['frappe', byBalance],
] as const)(
  'an exact computation prints the same cells in every plan that %s carries on unrounded',
  (rounding, by) => {
    fc.assert(
      fc.property(anyLoan, fc.constantFrom(1, 100), (loan, roundTo) => {
        const terms: ScheduleTerms = { ...loan, rounding, roundTo };
        expect(oursOf(terms)).toEqual(by(terms, BigInt(roundTo)).map((row) => row.map(Number)));
      }),
      { numRuns: runs.unrounded },
    );
  },
);

it('a half that 128 binary places cannot show goes up', () => {
  const terms: ScheduleTerms = {
    principal: 844_778_841,
    annualRatePercent: '17',
    tenure: 60,
    tenureType: 'week',
    rateKind: 'reducing',
    dayCount: 'act/act',
    repayment: 'equalPrincipal',
    startDate: '2026-08-24',
    rounding: 'rbi',
  };
  expect(loanPlan(terms).rows[9]?.balance).toBe(703_982_368);
});

it('a debt that roundings leave has no row of its own', () => {
  const terms: ScheduleTerms = {
    principal: 550_505_021,
    annualRatePercent: '20.1693',
    tenure: 24,
    tenureType: 'month',
    rateKind: 'reducing',
    dayCount: '30/360',
    repayment: 'equalPrincipal',
    startDate: '2026-08-24',
    rounding: 'rbi',
    roundTo: 100,
    firstPayment: 'advance',
  };
  const change = { fromPeriod: 9, annualRatePercent: '12.33', keep: 'instalment' } as const;
  expect(loanPlan(terms, { rateChanges: [change] }).rows).toHaveLength(24);
});
