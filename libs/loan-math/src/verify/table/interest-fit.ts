import type { Minor } from '../../exact/minor';
import type { Cause, CauseFacts, Convention } from '../claimed-plan';
import type { Line } from './lines';
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

/** Lenders choose quarters of a percent; more than two decimals is a number that nobody chooses. */
export function looseness(rate: number): number {
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-4;
  return isWhole(rate * 400) ? 1.3 : isWhole(rate * 10_000) ? 1.5 : 3;
}

export const percentText = (rate: number): string => String(Number((rate * 100).toFixed(4)));

export function withNumber(fit: InterestFit, cause: Cause, weight: number, facts: CauseFacts): InterestFit {
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

/** How well a rate, and a charge in each payment, explain the lines. */
export function fitAt(
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
