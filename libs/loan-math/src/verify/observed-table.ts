import type { Minor } from '../exact/minor';
import type { Stated } from './candidate';
import type { ClaimedRow } from './claimed-plan';
import { simplest } from './table/numbers';

export { simplest };

/** A row with the balance before it, as far as the lender's own figures show it. */
interface Observed {
  readonly index: number;
  readonly before: number;
  readonly interest: number;
  readonly onTop: number | undefined;
}

/** What a table reveals: the initial balance, and what was charged on it. */
export interface Table {
  readonly borrowed: number | undefined;
  readonly rows: readonly Observed[];
}

/** What a lender's rows reveal, as far as they are complete. */
export function tableOf(rows: readonly ClaimedRow[], stated: Stated): Table {
  const [first] = rows;
  const principals = rows.map(({ principal }) => principal).filter((part) => part !== undefined);
  const isWhole = rows.length === stated.count && principals.length === rows.length;
  const summed = isWhole ? principals.reduce((total, part) => total + part, 0) : undefined;
  const opening =
    first?.periodNo === 1 && first.balance !== undefined && first.principal !== undefined
      ? first.balance + first.principal
      : summed;
  let before = opening ?? stated.principal;
  const observed = rows.flatMap((row): Observed[] => {
    const { periodNo, principal, interest, instalment, balance } = row;
    const owed = before;
    const part =
      principal ?? (instalment === undefined || interest === undefined ? undefined : instalment - interest);
    before = balance ?? owed - (part ?? 0);
    if (interest === undefined) return [];
    const onTop =
      instalment === undefined || principal === undefined ? undefined : instalment - principal - interest;
    return [{ index: periodNo - 1, before: owed, interest, onTop }];
  });
  return { borrowed: opening, rows: observed };
}

/** The ratio of all printed interest to all balances over time, and its rounding tolerance. */
export function observedRate(
  { rows }: Table,
  years: readonly number[],
  unit: Minor,
): { rate: number; within: number } | undefined {
  let charged = 0;
  let carried = 0;
  for (const { index, before, interest } of rows) {
    charged += interest;
    carried += before * (years[index] ?? 0);
  }
  if (rows.length < 3 || carried <= 0) return undefined;
  return { rate: charged / carried, within: (1.2 * unit * Math.sqrt(rows.length)) / carried };
}
