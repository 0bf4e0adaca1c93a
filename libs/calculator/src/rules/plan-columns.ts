import type { Minor } from '@clearloan/formatting';
import type { PlanColumn } from './plan-words';

/** The figures of a line, in column order; undefined for an empty cell. */
export type Figures = readonly (Minor | undefined)[];

/** Lenders round each cell to a whole currency unit: sums may be off by this much. In minor units. */
const reach = 200;

const isNear = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && Math.abs(one - other) <= reach;

const isMost = (lines: readonly Figures[], fits: (line: Figures, index: number) => boolean): boolean =>
  lines.filter(fits).length * 2 > lines.length;

/** Whether principal plus interest is the payment, in most lines. */
export const addsUp = (
  lines: readonly Figures[],
  principal: number,
  interest: number,
  instalment: number,
): boolean =>
  isMost(lines, (line) => isNear((line[principal] ?? NaN) + (line[interest] ?? NaN), line[instalment]));

/** Whether the principal leads from one balance to the next: `after` it, as most lenders print, or before it. */
function followsFrom(lines: readonly Figures[], balance: number, principal: number): boolean {
  const links = lines.slice(1).map((line, index) => ({ before: lines[index] ?? [], line }));
  const isAfter = ({ before, line }: (typeof links)[number]) =>
    isNear((before[balance] ?? NaN) - (line[principal] ?? NaN), line[balance]);
  const isBefore = ({ before, line }: (typeof links)[number]) =>
    isNear((before[balance] ?? NaN) - (before[principal] ?? NaN), line[balance]);
  return [isAfter, isBefore].some((fits) => links.filter(fits).length * 2 > links.length);
}

/** Identifies the columns by their content: what adds up, and what remains. Undefined if ambiguous. */
export function columnsByContent(lines: readonly Figures[]): PlanColumn[] | undefined {
  const width = lines[0]?.length ?? 0;
  if (width === 0) return undefined;
  if (width === 1) return ['instalment'];
  if (width === 2) return twoColumns(lines);
  return columnsThatAddUp(lines, width) ?? columnsThatFollow(lines, width);
}

function twoColumns(lines: readonly Figures[]): PlanColumn[] {
  const falls = (at: number) =>
    lines.every((line, index) => index === 0 || (line[at] ?? 0) < (lines[index - 1]?.[at] ?? 0));
  return lines.length > 1 && falls(0) && !falls(1) ? ['balance', 'instalment'] : ['instalment', 'balance'];
}

const placesOf = (width: number) => Array.from({ length: width }, (_, at) => at);

function columnsThatAddUp(lines: readonly Figures[], width: number): PlanColumn[] | undefined {
  const places = placesOf(width);
  const balanceOf = (principal: number, taken: readonly number[]) => {
    const rest = places.filter((at) => !taken.includes(at));
    if (lines.length === 1) return rest.length === 1 ? rest[0] : undefined;
    return rest.find((at) => followsFrom(lines, at, principal));
  };
  const found = places.flatMap((principal) =>
    places.flatMap((interest) =>
      places.flatMap((instalment) => {
        const taken = [principal, interest, instalment];
        if (new Set(taken).size < 3 || !addsUp(lines, principal, interest, instalment)) return [];
        // Interest of a loan does not grow from payment to payment.
        if ((lines[0]?.[interest] ?? 0) < (lines.at(-1)?.[interest] ?? 0)) return [];
        return [{ principal, interest, instalment, balance: balanceOf(principal, taken) }];
      }),
    ),
  );
  const best = found.find(({ balance }) => balance !== undefined) ?? found[0];
  if (best === undefined) return undefined;
  return places.map((at) => columnAt(best, at));
}

/** Without a sum: the balance falls by the principal; the column beside them is the payment if it is constant. */
function columnsThatFollow(lines: readonly Figures[], width: number): PlanColumn[] | undefined {
  if (lines.length < 3) return undefined;
  const places = placesOf(width);
  const pairs = places.flatMap((balance) =>
    places.map((principal) => ({ balance, principal })).filter(({ principal }) => principal !== balance),
  );
  const pair = pairs.find(({ balance, principal }) => followsFrom(lines, balance, principal));
  const other = pair && places.find((at) => at !== pair.balance && at !== pair.principal);
  if (pair === undefined || other === undefined || width !== 3) return undefined;
  const values = lines.map((line) => line[other] ?? 0);
  const isLevel =
    Math.max(...values) - Math.min(...values) <= reach &&
    lines.every((line) => (line[other] ?? 0) >= (line[pair.principal] ?? 0));
  return places.map((at) => columnAt({ ...pair, [isLevel ? 'instalment' : 'interest']: other }, at));
}

type Places = { readonly [Column in (typeof comparedColumns)[number]]?: number | undefined };
const comparedColumns = ['principal', 'interest', 'instalment', 'balance'] as const;

const columnAt = (places: Places, at: number): PlanColumn =>
  comparedColumns.find((column) => places[column] === at) ?? 'otherFigure';

/**
 * Columns named by their headings, corrected by their content: of two payments the one that adds up, no interest that
 * is a running total, the first of two columns with the same meaning, the balance before the payment only without
 * another balance.
 */
export function columnsByHeading(
  figureColumns: readonly PlanColumn[],
  lines: readonly Figures[],
): readonly PlanColumn[] {
  const at = (column: PlanColumn) => figureColumns.flatMap((each, place) => (each === column ? [place] : []));
  const principal = at('principal')[0];
  const interests = at('interest').filter((interest) => !isRunningSum(lines, interest));
  const interest = interests[0];
  const payments = at('instalment');
  const missOf = (place: number) =>
    lines.reduce((all, line) => {
      const parts = (line[principal ?? -1] ?? 0) + (line[interest ?? -1] ?? 0);
      return all + Math.abs(parts - (line[place] ?? 0));
    }, 0);
  const instalment =
    principal === undefined || interest === undefined
      ? payments[0]
      : payments.reduce<number | undefined>(
          (best, place) => (best === undefined || missOf(place) < missOf(best) ? place : best),
          undefined,
        );
  const balance = at('balance')[0] ?? at('opening')[0];
  const isBeside = (column: PlanColumn | undefined) => column === 'charges' || column === 'extra';
  return figureColumns.map((column, place) =>
    isBeside(column) ? column : columnAt({ principal, interest, instalment, balance }, place),
  );
}

/**
 * A total that grows by less and less with each line, such as all interest paid so far; never the interest of a month.
 */
function isRunningSum(lines: readonly Figures[], place: number): boolean {
  const values = lines.map((line) => line[place]).filter((value) => value !== undefined);
  const steps = values.map((value, index) => value - (index === 0 ? 0 : (values[index - 1] ?? 0)));
  return (
    values.length >= 3 &&
    steps.every((step) => step >= 0) &&
    // A column of principals grows too, but by far less than it starts with.
    (steps[1] ?? 0) * 2 > (steps[0] ?? 0) &&
    steps.every((step, index) => index === 0 || step <= (steps[index - 1] ?? 0) + reach) &&
    (values.at(-1) ?? 0) > (values[0] ?? 0) + reach
  );
}
