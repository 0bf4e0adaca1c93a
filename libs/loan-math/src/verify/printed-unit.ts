import type { Minor } from '../exact/minor';
import type { ClaimedPlan } from './claimed-plan';

/** Whole units of money, tens and hundreds of them, largest first. */
const units: readonly Minor[] = [10_000, 1_000, 100];

/**
 * The smallest amount a lender prints, found from the figures: the largest unit that every amount is a multiple of. A
 * payment that is rounded says nothing about the other figures, so tens and hundreds need a table.
 */
export function printedUnit({ printedTo, instalment, totalInterest, rows = [] }: ClaimedPlan): Minor {
  if (printedTo !== undefined) return Math.max(1, printedTo);
  const cells = rows.flatMap(({ principal, interest, balance, instalment: each }) => [
    ...[principal, interest, balance, each],
  ]);
  const amounts = [instalment, totalInterest, ...cells].filter((amount) => amount !== undefined);
  const isTable = cells.filter((cell) => cell !== undefined && cell !== 0).length >= 6;
  const found = units.find((unit) => amounts.every((amount) => amount % unit === 0));
  if (amounts.length === 0 || found === undefined) return 1;
  return isTable ? found : 100;
}
