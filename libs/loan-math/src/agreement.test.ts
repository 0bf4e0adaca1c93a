import fc from 'fast-check';
import { runs } from './testing/sizes';
import { loanPlan } from './plan/plan';
import type { ScheduleTerms } from './terms';

/*
 * An independent second implementation, written from the formulas in another style: exact BigInt fractions throughout,
 * dates by the platform's own calendar. It shares no code with the library.
 */
type Fraction = readonly [bigint, bigint];
const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other));
const fraction = (above: bigint, below: bigint): Fraction => {
  const divisor = gcd(above < 0n ? -above : above, below) || 1n;
  return [above / divisor, below / divisor];
};
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => fraction(a * d + c * b, b * d);
const by = ([a, b]: Fraction, [c, d]: Fraction): Fraction => fraction(a * c, b * d);
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => fraction(a * d, b * c);
const round = ([above, below]: Fraction, isEven: boolean): bigint => {
  const whole = above / below;
  const twice = (above % below) * 2n;
  if (twice > below || (twice === below && (!isEven || whole % 2n === 1n))) return whole + 1n;
  return whole;
};

const dateAfter = (start: string, count: number, type: ScheduleTerms['tenureType']): Date => {
  const date = new Date(`${start}T00:00:00Z`);
  if (type !== 'month') {
    return new Date(date.getTime() + count * { day: 1, week: 7, fortnight: 14 }[type] * 86_400_000);
  }
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0)).getUTCDate();
  return new Date(
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, Math.min(last, date.getUTCDate())),
  );
};

function sharesOf({ startDate, tenure, tenureType, dayCount }: ScheduleTerms): Fraction[] {
  return Array.from({ length: tenure }, (_, index): Fraction => {
    if (dayCount === '30/360') {
      return [1n, { day: 360n, week: 52n, fortnight: 26n, month: 12n }[tenureType]];
    }
    let share: Fraction = [0n, 1n];
    const end = dateAfter(startDate, index + 1, tenureType);
    for (
      let day = dateAfter(startDate, index, tenureType);
      day < end;
      day = new Date(day.getTime() + 86_400_000)
    ) {
      const isLeap = new Date(Date.UTC(day.getUTCFullYear(), 1, 29)).getUTCMonth() === 1;
      const year: Record<string, Fraction> = {
        'act/365': [1n, 365n],
        'act/360': [1n, 360n],
        'act/364': [1n, 364n],
        'act/365.25': [4n, 1461n],
        'act/act': [1n, isLeap ? 366n : 365n],
      };
      share = plus(share, year[dayCount] ?? [0n, 1n]);
    }
    return share;
  });
}

/** Rows of [principal, interest, balance] by half-up or half-even; the last row absorbs the rest. */
function bruteForce(terms: ScheduleTerms): readonly (readonly bigint[])[] {
  const isEven = terms.rounding === 'fineract';
  // The same loan, counted in the market's own unit.
  const unit = BigInt(terms.moneyStep ?? 1);
  const amount = BigInt(terms.principal) / unit;
  const hundredths = BigInt(Math.round(Number(terms.annualRatePercent) * 100));
  const rates = sharesOf(terms).map((share) => by(share, [hundredths, 10_000n]));
  let worth: Fraction = [0n, 1n];
  for (const [above, below] of rates.toReversed())
    worth = over(plus(worth, [1n, 1n]), [above + below, below]);
  const level = round(over([amount, 1n], worth), isEven);
  const rowsWith = (each: bigint): bigint[][] => {
    let owed = amount;
    const rows: bigint[][] = [];
    for (const [index, rate] of rates.entries()) {
      const interest = round(by([owed, 1n], rate), isEven);
      const asked = each - interest < 0n ? 0n : each - interest;
      const principal = index === rates.length - 1 || asked > owed ? owed : asked;
      owed -= principal;
      rows.push([principal, interest, owed]);
      if (owed === 0n) break;
    }
    return rows;
  };
  const first = rowsWith(level);
  const rows = isEven ? smoothed(first, rowsWith) : first;
  return rows.map((row) => row.map((cell) => cell * unit));
}

const size = (value: bigint): bigint => (value < 0n ? -value : value);
const dueIn = (rows: readonly bigint[][]): bigint => (rows.at(-1)?.[0] ?? 0n) + (rows.at(-1)?.[1] ?? 0n);

function smoothed(first: bigint[][], rowsWith: (each: bigint) => bigint[][]): bigint[][] {
  const count = BigInt(first.length);
  // A period whose interest exceeds the payment makes the first payment larger than the level one.
  const each = (first[0]?.[0] ?? 0n) + (first[0]?.[1] ?? 0n);
  const gap = dueIn(first) - each;
  if (count < 2n || size(gap) <= count / 2n) return first;
  const part = round([size(gap), count], true);
  const next = each + (gap < 0n ? -part : part);
  const again = rowsWith(next);
  return again.length === first.length && size(dueIn(again) - next) < size(gap) ? again : first;
}

it('a second implementation computes the same cents in every cell of every plan', () => {
  const anyLoan: fc.Arbitrary<ScheduleTerms> = fc.record({
    principal: fc.integer({ min: 10_000, max: 5_000_000_000 }),
    annualRatePercent: fc.integer({ min: 0, max: 12_000 }).map((rate) => (rate / 100).toFixed(2)),
    tenure: fc.integer({ min: 1, max: 60 }),
    tenureType: fc.constantFrom('day', 'week', 'fortnight', 'month'),
    rateKind: fc.constant('reducing'),
    dayCount: fc.constantFrom('30/360', 'act/365', 'act/365.25', 'act/act', 'act/364', 'act/360'),
    repayment: fc.constant('instalments'),
    startDate: fc.constantFrom('2023-11-30', '2024-01-31', '2024-02-29', '2025-12-31', '2026-08-24'),
    rounding: fc.constantFrom('plain', 'fineract'),
  });
  fc.assert(
    fc.property(anyLoan, fc.constantFrom(1, 100), (loan, moneyStep) => {
      const terms = { ...loan, principal: loan.principal * moneyStep, moneyStep };
      const ours = loanPlan(terms).rows.map(({ principal, interest, balance }) => [
        principal,
        interest,
        balance,
      ]);
      expect(ours).toEqual(bruteForce(terms).map((row) => row.map(Number)));
    }),
    { numRuns: runs.agreement },
  );
});
