import type { Minor } from '../../exact/minor';
import { statedIn } from '../candidate';
import type { ClaimedPlan, ClaimedRow } from '../claimed-plan';
import { arrangements, type Arrangement } from './arrangements';
import { fitsOf } from './fits';
import type { Agreed } from './payments';
import { reading, type Diagnosis } from './reading';
import { type Table, views, type View } from './view';
import { sharesOf } from './shares';

export type { Diagnosis } from './reading';

/** The readings of a table, most likely first; `undefined` if its lines show no interest. */
export function diagnose(claimed: ClaimedPlan, unit: Minor): Diagnosis[] | undefined {
  const { rows = [], terms } = claimed;
  if (rows.length < 3 || terms.repayment === 'single') return undefined;
  const table = tableOf(claimed, unit);
  const plain = readings(asPrinted(rows, table.count), table);
  if (plain === undefined) return undefined;
  const found = sorted(plain.found);
  if (isSettled(found[0])) return found;
  // The printed dates belong to their rows: where these move, the periods do.
  const isDated = rows.some(({ dueDate }) => dueDate !== undefined);
  const tableFor = (each: Arrangement) => (isDated ? tableOf({ ...claimed, rows: each.rows }, unit) : table);
  const best = found[0]?.price;
  const others = arrangements(rows, table.count, plain.breaks).flatMap(
    (each) => readings(each, tableFor(each), best)?.found ?? [],
  );
  return sorted([...found, ...others]);
}

/** A row is missing if the numbers of a plan skip it. */
function asPrinted(rows: readonly ClaimedRow[], count: number): Arrangement {
  const skipped = rows.findIndex(({ periodNo }, index) => periodNo !== index + 1);
  const isOut = skipped >= 0 && rows.length === count - 1;
  return isOut
    ? { rows, causes: ['missingPeriod'], facts: { periodNo: skipped + 1 } }
    : { rows, causes: [], facts: {} };
}

/** Every line is explained, and not by calling the table wrong: no other order of its rows can do better. */
const isSettled = (best: Diagnosis | undefined): boolean =>
  best?.missed === 0 && best.price < 7 && !best.causes.includes('doesNotAddUp');

const sorted = (found: readonly Diagnosis[]): Diagnosis[] =>
  found.toSorted((one, other) => one.price - other.price);

function tableOf(claimed: ClaimedPlan, unit: Minor): Table {
  const { terms, rows = [], states = [], pause } = claimed;
  const stated = statedIn(claimed);
  const count = Math.max(terms.tenure, ...rows.map(({ periodNo }) => periodNo));
  const isAdvance = terms.firstPayment === 'advance';
  const equal = Array.from({ length: terms.tenure }, (_, index) =>
    isAdvance && index === 0 ? 0 : stated.equal * stated.rate,
  );
  const shares = sharesOf(claimed, count);
  const agreed: Agreed = {
    measured: shares
      .slice(0, 16)
      .filter(({ causes }) => causes.length === 0)
      .map((each) => each.shares),
    count: terms.tenure,
    principal: terms.principal,
    equal,
    statesRepayment: states.includes('repayment'),
    isEqualPrincipal: terms.repayment === 'equalPrincipal',
    pause: states.includes('pause') ? (pause ?? 0) : undefined,
  };
  return { claimed, unit, count: terms.tenure, agreed, shares };
}

/**
 * One arrangement read from its balances, and from its principals; not where balances that do not follow, 0.8 each three times, cost
 * more already than the best reading known.
 */
function readings(
  arrangement: Arrangement,
  table: Table,
  best = Infinity,
): { found: Diagnosis[]; breaks: number[] } | undefined {
  const { rows } = arrangement;
  const hasBalances = rows.some(({ balance }) => balance !== undefined);
  const all = [...(hasBalances ? views(rows, 'balance', table) : []), ...views(rows, 'principal', table)];
  // In a table that adds up, its balances and its principals give the same debts.
  const debtsIn = ({ loan, links }: View) => String([loan.lines.map(({ opening }) => opening), links]);
  const seen = new Map(all.map((view) => [debtsIn(view), view]));
  if (seen.size === 0) return undefined;
  const breaks = new Set<number>();
  const found = [...seen.values()].flatMap(({ loan, borrowing, links }) => {
    if (2.4 * links.length > best) return [];
    const fits = fitsOf(loan, table);
    const first = fits[0];
    const stops = first?.missed[0];
    if (stops !== undefined) breaks.add((loan.lines[stops]?.at ?? 0) + 1);
    for (const at of links.slice(0, 2)) breaks.add((loan.lines[at]?.at ?? 0) + 1);
    return fits.map((fit) => reading(arrangement, table, { loan, borrowing, links, fit }));
  });
  return { found, breaks: [...breaks] };
}
