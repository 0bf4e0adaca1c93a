import type { Minor } from '../exact/minor';
import type { Arithmetic } from './arithmetic';
import type { Step } from './walk';
import type { PlanRow } from '../terms';

/** Prints rows of integer minor units unchanged. */
export const printWhole = (steps: readonly Step<Minor>[]): PlanRow[] =>
  steps.map(({ dueDate, principal, interest, extra, balance }, index) => ({
    periodNo: index + 1,
    dueDate,
    principal,
    interest,
    instalment: principal + interest,
    extra,
    balance,
  }));

/** Rounds each cell separately, so cells may differ from their sums by a rounding (RBI/DOR/2021-22/89, Annex II). */
export function printCells(steps: readonly Step<bigint>[], sums: Arithmetic<bigint>, step: Minor): PlanRow[] {
  const cell = (amount: bigint): Minor => sums.nearest(amount, step);
  return steps.map(({ dueDate, principal, interest, extra, balance }, index) => ({
    periodNo: index + 1,
    dueDate,
    principal: cell(principal),
    interest: cell(interest),
    instalment: cell(principal + interest),
    extra: cell(extra),
    balance: cell(balance),
  }));
}

/** Rounds the balance and the cumulative interest and derives the cells from them, so that every sum is exact. */
export function printBalances(
  principal: Minor,
  steps: readonly Step<bigint>[],
  sums: Arithmetic<bigint>,
  step: Minor,
): PlanRow[] {
  const rounded = (amount: bigint): Minor => sums.nearest(amount, step);
  let before = principal;
  let charged = 0n;
  let printed = 0;
  return steps.map((row, index) => {
    const balance = rounded(row.balance);
    const extra = rounded(row.extra);
    const part = before - balance - extra;
    charged += row.interest;
    const interest = rounded(charged) - printed;
    before = balance;
    printed += interest;
    const instalment = part + interest;
    return {
      periodNo: index + 1,
      dueDate: row.dueDate,
      principal: part,
      interest,
      instalment,
      extra,
      balance,
    };
  });
}
