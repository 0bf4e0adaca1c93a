import type { Minor } from '../../exact/minor';
import type { Cause, CauseFacts, Convention } from '../claimed-plan';
import type { Line } from './lines';
import { simplest } from './numbers';
import { ratesOf, type FirstShare, type Shares } from './shares';

/** An explanation of the column of interest. */
export interface InterestFit {
  readonly causes: readonly Cause[];
  readonly facts: CauseFacts;
  readonly conventions: readonly Convention[];
  readonly weight: number;
  /** Positions of the lines whose interest it does not explain. */
  readonly missed: readonly number[];
  /** The rate of each period of the whole loan, and the same with all periods as measured, if the first one is odd. */
  readonly rates: readonly number[];
  readonly usual: readonly number[];
  /** The yearly rate. */
  readonly rate: number;
  /** A charge inside each interest. */
  readonly constant: number;
  /** The first payment with another rate. */
  readonly changesAt?: number;
  readonly isFixed?: boolean;
}

export interface Loan {
  readonly lines: readonly Line[];
  readonly rate: number;
  readonly unit: Minor;
  readonly borrowed: number;
  readonly taxPercent: number;
}

type Base = (line: Line, position: number) => number;
const owed: Base = ({ opening }) => opening;

/** What the lines say about a way to measure periods: at the stated rate first, then with a fitted number. */
export function interestFits(loan: Loan, shares: Shares, isStatedOnly = false): InterestFit[] {
  const stated = fitAt(loan, shares, { rate: loan.rate });
  if (isStatedOnly || stated.missed.length === 0) return [stated];
  const charge = constantIn(loan, shares, loan.rate);
  const fits = [stated];
  if (charge !== undefined)
    fits.push(
      withNumber(fitAt(loan, shares, { rate: loan.rate, constant: charge }), 'chargeEachTime', 1.5, {
        amount: charge,
        isInInterest: true,
      }),
    );
  if (shares.dailyOver !== undefined) return fits;
  const rate = rateIn(loan, shares, loan.lines);
  if (rate !== undefined) fits.push(...atOtherRate(loan, shares, rate));
  const two = bothIn(loan, shares);
  if (two) {
    const fit = fitAt(loan, shares, two);
    const amount = Math.round(two.constant);
    fits.push(
      withNumber(
        withNumber(fit, 'otherRate', looseness(two.rate), { ratePercent: percentText(two.rate) }),
        'chargeEachTime',
        1.5,
        { amount, isInInterest: true },
      ),
    );
  }
  const later = changedLater(loan, shares, stated);
  if (later) fits.push(later);
  fits.push(lateIn(loan, shares));
  return fits;
}

/** Lenders choose quarters of a percent; more than two decimals is a number that nobody chooses. */
function looseness(rate: number): number {
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-4;
  return isWhole(rate * 400) ? 1.3 : isWhole(rate * 10_000) ? 1.5 : 3;
}

const percentText = (rate: number): string => String(Number((rate * 100).toFixed(4)));

function withNumber(fit: InterestFit, cause: Cause, weight: number, facts: CauseFacts): InterestFit {
  return {
    ...fit,
    causes: [...fit.causes, cause],
    facts: { ...fit.facts, ...facts },
    weight: fit.weight + weight,
  };
}

interface Numbers {
  readonly rate: number;
  readonly constant?: number;
  readonly base?: Base;
}

/** How far a line's interest may be off: its own roundings, and that of the printed debt before it. */
export const reachAt = ({ reach }: Line, rate: number, unit: number): number => reach + 0.6 * unit * rate;

function fitAt(
  { lines, unit }: Loan,
  shares: Shares,
  { rate, constant = 0, base = owed }: Numbers,
): InterestFit {
  const usual = ratesOf(shares, rate);
  const misses = (line: Line, position: number, share = usual[line.at] ?? 0): boolean =>
    Math.abs(base(line, position) * share + constant - line.interest) > reachAt(line, share, unit);
  const missed = lines.flatMap((line, position) => (misses(line, position) ? [position] : []));
  const plain = {
    causes: shares.causes,
    facts: shares.facts,
    conventions: shares.conventions,
    weight: shares.weight,
  };
  const fit = { ...plain, missed, rates: usual, usual, rate, constant };
  const [first] = lines;
  if (missed[0] !== 0 || first?.at !== 0 || shares.dailyOver !== undefined) return fit;
  const expected = (usual[0] ?? 0) / (rate || 1);
  let found: FirstShare | undefined;
  for (const each of shares.firsts) {
    const isNearer = !found || Math.abs(each.share - expected) < Math.abs(found.share - expected);
    if (isNearer && !misses(first, 0, each.share * rate)) found = each;
  }
  if (!found) return fit;
  const odd = { ...fit, missed: missed.slice(1), rates: [found.share * rate, ...usual.slice(1)] };
  if (found.isFault) return withNumber(odd, 'brokenPeriod', 1, {});
  return {
    ...odd,
    conventions: [...fit.conventions, { kind: 'firstPeriod', days: found.days }],
    weight: fit.weight + 0.12,
  };
}

/** The lines that fix a rate: not the first one if its period may be odd. */
const telling = (lines: readonly Line[], { firsts }: Shares): readonly Line[] =>
  firsts.length > 0 && lines.length > 3 && lines[0]?.at === 0 ? lines.slice(1) : lines;

const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** The yearly rate that most lines share, with as few decimals as they allow. */
function rateIn({ unit }: Loan, shares: Shares, lines: readonly Line[]): number | undefined {
  const seen = telling(lines, shares).flatMap((line) => {
    const carried = line.opening * (shares.shares[line.at] ?? 0);
    return carried > unit ? [{ line, carried, rate: line.interest / carried }] : [];
  });
  const near = middle(seen.map(({ rate }) => rate));
  if (near === undefined || near < 0 || seen.length < 2) return undefined;
  const kept = seen.filter(({ line, carried, rate }) => Math.abs(rate - near) * carried <= 3 * line.reach);
  const carried = kept.reduce((sum, each) => sum + each.carried, 0);
  const charged = kept.reduce((sum, { line }) => sum + line.interest, 0);
  if (kept.length < 2 || carried <= 0) return undefined;
  // Interest that is always cut, or always rounded up, is off by half a unit on average.
  const spread = Math.max(Math.sqrt(kept.length), kept.length * 0.55);
  const within = kept.reduce((most, { line }) => Math.max(most, line.reach), 0) * spread;
  return simplest((charged / carried) * 100, (100 * within) / carried) / 100;
}

/** Another rate; where the stated tax on top gives the same one, tax on the interest. */
function atOtherRate(loan: Loan, shares: Shares, rate: number): InterestFit[] {
  if (Math.abs(rate - loan.rate) < 1e-7) return [];
  const fit = fitAt(loan, shares, { rate });
  const tax = loan.rate > 0 ? (rate / loan.rate - 1) * 100 : 0;
  const isTax = [18, loan.taxPercent].some((usual) => usual > 0 && Math.abs(tax - usual) * loan.rate < 0.02);
  const own = withNumber(fit, 'otherRate', looseness(rate), { ratePercent: percentText(rate) });
  return isTax
    ? [withNumber(fit, 'taxOnInterest', 0.9, { taxPercent: String(Math.round(tax)) }), own]
    : [own];
}

/** What each interest has more than the debt explains. */
function constantIn({ lines, unit }: Loan, shares: Shares, rate: number): number | undefined {
  // On a debt that stays the same, a charge and another rate are one: the rate is said.
  const debts = new Set(lines.map(({ opening }) => opening));
  if (debts.size < 2) return undefined;
  const rates = ratesOf(shares, rate);
  const more = telling(lines, shares).map((line) => line.interest - line.opening * (rates[line.at] ?? 0));
  const found = middle(more);
  return found === undefined || found <= 2 * unit ? undefined : Math.round(found / unit) * unit;
}

/** A rate and a charge at once, by least squares. */
function bothIn({ lines, unit }: Loan, shares: Shares): { rate: number; constant: number } | undefined {
  const seen = telling(lines, shares).map(({ opening, at, interest }) => ({
    x: opening * (shares.shares[at] ?? 0),
    y: interest,
  }));
  const { length } = seen;
  if (length < 4) return undefined;
  const sum = (of: (each: { x: number; y: number }) => number) =>
    seen.reduce((total, each) => total + of(each), 0);
  const [x, y] = [sum((each) => each.x) / length, sum((each) => each.y) / length];
  const spread = sum((each) => (each.x - x) ** 2);
  if (spread <= 0) return undefined;
  const slope = sum((each) => (each.x - x) * (each.y - y)) / spread;
  const rate = simplest(slope * 100, (100 * unit * 1.2) / Math.sqrt(spread)) / 100;
  const constant = Math.round((y - rate * x) / unit) * unit;
  return rate > 0 && constant > 2 * unit ? { rate, constant } : undefined;
}

/** The stated rate at first, another one from the first line on that it misses. */
function changedLater(loan: Loan, shares: Shares, stated: InterestFit): InterestFit | undefined {
  const from = stated.missed[0] ?? 0;
  const lines = loan.lines.slice(from);
  if (from < 1 || lines.length < 2) return undefined;
  const rate = rateIn(loan, { ...shares, firsts: [] }, lines);
  const at = lines[0]?.at ?? 0;
  if (rate === undefined || Math.abs(rate - loan.rate) < 1e-7) return undefined;
  const then = ratesOf(shares, rate);
  const rates = stated.rates.map((own, index) => (index < at ? own : (then[index] ?? own)));
  const missed = loan.lines.flatMap((line, position) =>
    Math.abs(line.opening * (rates[line.at] ?? 0) - line.interest) >
    reachAt(line, rates[line.at] ?? 0, loan.unit)
      ? [position]
      : [],
  );
  const facts = { ratePercent: percentText(rate), periodNo: at + 1 };
  return {
    ...withNumber({ ...stated, missed, rates }, 'rateChanged', looseness(rate) + 0.6, facts),
    changesAt: at,
  };
}

/** Interest of the debt a period earlier. */
const lateIn = (loan: Loan, shares: Shares): InterestFit =>
  withNumber(
    fitAt(loan, shares, {
      rate: loan.rate,
      base: (line, position) => loan.lines[position - 1]?.opening ?? line.opening,
    }),
    'creditedLate',
    1.2,
    {},
  );

/** Interest that is fixed at the start: flat, at the stated or another rate, or by the rule of 78. */
export function fixedFits(loan: Loan, shares: Shares, isStated: boolean): InterestFit[] {
  const { lines, unit, borrowed } = loan;
  const count = shares.shares.length;
  const years = shares.shares.reduce((sum, share) => sum + share, 0);
  const charged = lines.reduce((sum, { interest }) => sum + interest, 0);
  const seen = charged / (lines.length || 1);
  const fixed = (each: (at: number) => number, rate: number): InterestFit => {
    const missed = lines.flatMap(({ at, interest, reach }, position) => {
      const isLast = at === count - 1;
      return Math.abs(each(at) - interest) > reach + (isLast ? count * unit : 0) ? [position] : [];
    });
    const rates = Array.from({ length: count }, (_, at) => each(at));
    return {
      causes: [],
      facts: {},
      conventions: [],
      weight: 0,
      missed,
      rates,
      usual: rates,
      rate,
      constant: 0,
      isFixed: true,
    };
  };
  const flatAt = (rate: number) => fixed(() => (borrowed * rate * years) / count, rate);
  const flat = flatAt(loan.rate);
  const other =
    simplest((seen * count * 100) / (borrowed * years), (100 * 1.2 * unit * count) / (borrowed * years)) /
    100;
  const byRule = fixed((at) => (charged * 2 * (count - at)) / (count * (count + 1)), loan.rate);
  const named = (fit: InterestFit): InterestFit => (isStated ? fit : withNumber(fit, 'flatRate', 1, {}));
  const ratePercent = percentText(other);
  return [
    named(flat),
    named(withNumber(flatAt(other), 'otherRate', looseness(other) + 0.5, { ratePercent })),
    ...(lines.length === count ? [withNumber(byRule, 'ruleOf78', 1.2, {})] : []),
  ];
}
