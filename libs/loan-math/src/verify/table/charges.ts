import type { Minor } from '../../exact/minor';
import type { Cause, CauseFacts } from '../claimed-plan';
import type { Line } from './lines';
import { simplest } from './numbers';

/** What the payments contain beyond principal and interest: charges in columns, or only in the payment. */
export interface ChargesFit {
  readonly causes: readonly Cause[];
  readonly facts: CauseFacts;
  readonly weight: number;
  /** Positions of the lines whose payment is not the sum of its parts. */
  readonly broken: readonly number[];
  /** What each payment contains beyond principal and interest, by position. */
  readonly onTop: readonly number[];
}

export interface ChargesStated {
  readonly unit: Minor;
  /** Fee and tax that the terms state. */
  readonly fee: Minor;
  readonly tax: Minor;
}

export function chargesFit(lines: readonly Line[], stated: ChargesStated): ChargesFit {
  const { unit } = stated;
  const columns = lines.map(({ row }) => row.charges ?? 0);
  const isIn = (line: Line, at: number, charges: number) =>
    Math.abs(line.onTop - charges) <= 2 * line.reach && at >= 0;
  const inside = lines.filter((line, at) => isIn(line, at, columns[at] ?? 0)).length;
  const outside = lines.filter((line, at) => isIn(line, at, 0)).length;
  const isApart = columns.some((charge) => charge !== 0) && outside > inside;
  const rest = lines.map((line, at) => line.onTop - (isApart ? 0 : (columns[at] ?? 0)));
  const hidden = patternOf(lines, rest, unit);
  const shown = areStated(columns, stated) ? undefined : patternOf(lines, columns, unit, true);
  const broken = lines.flatMap((line, at) =>
    Math.abs((rest[at] ?? 0) - (hidden?.at(line) ?? 0)) > 2 * line.reach ? [at] : [],
  );
  const found = [hidden, shown].filter((pattern) => pattern !== undefined);
  return {
    causes: [...new Set(found.map(({ cause }) => cause))],
    facts: Object.assign({}, ...found.map(({ facts }) => facts)) as CauseFacts,
    weight: found.length,
    broken,
    onTop: lines.map(({ row }, at) => (isApart ? 0 : (row.charges ?? 0)) + (rest[at] ?? 0)),
  };
}

/** The columns add up to the stated fee, its tax, or both. */
function areStated(columns: readonly number[], { fee, tax, unit }: ChargesStated): boolean {
  const sum = columns.reduce((total, each) => total + each, 0);
  return [0, fee, tax, fee + tax].some((known) => Math.abs(sum - known) <= unit * columns.length);
}

interface Pattern {
  readonly cause: Cause;
  readonly facts: CauseFacts;
  readonly at: (line: Line) => number;
}

/** The same charge each time, or a part of the interest; in a column also a charge that comes once. */
function patternOf(
  lines: readonly Line[],
  values: readonly number[],
  unit: Minor,
  isColumn = false,
): Pattern | undefined {
  const charged = values.filter((value) => Math.abs(value) > 2 * unit);
  if (charged.length === 0) return undefined;
  const enough = lines.length * 0.8;
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  const isAlike =
    values.filter((value) => Math.abs(value - middle) <= 2 * unit).length >= enough && middle > 2 * unit;
  if (isAlike) return { cause: 'chargeEachTime', facts: { amount: middle }, at: () => middle };
  const interest = lines.reduce((sum, line) => sum + line.interest, 0);
  const onTop = values.reduce((sum, value) => sum + value, 0);
  const percent =
    interest > 0 ? simplest((100 * onTop) / interest, (100 * unit * Math.sqrt(lines.length)) / interest) : 0;
  const taxAt = (line: Line): number => (line.interest * percent) / 100;
  const isTax =
    percent > 0 &&
    lines.filter((line, at) => Math.abs((values[at] ?? 0) - taxAt(line)) <= 2 * line.reach).length >= enough;
  if (isTax)
    return { cause: 'taxOnInterest', facts: { taxPercent: String(Number(percent.toFixed(2))) }, at: taxAt };
  return isColumn
    ? { cause: 'unstatedCharge', facts: { amount: Math.round(onTop) }, at: () => 0 }
    : undefined;
}
