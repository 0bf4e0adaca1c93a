import { daysBetween } from '../calendar/calendar';
import type { ClaimedPlan } from './claimed-plan';

const paces = [2, 3, 4, 6, 12] as const;

/**
 * The months between two payments that a table shows where the terms do not state them: by its dates, or by a whole
 * plan with so many times fewer payments; `undefined` if payments are monthly.
 */
export function monthsBetween({ terms, rows = [], states = [] }: ClaimedPlan): number | undefined {
  if (terms.tenureType !== 'month' || terms.everyMonths !== undefined || states.includes('pace'))
    return undefined;
  const fitting = paces.filter(
    (months) => terms.tenure % months === 0 && terms.tenure / months === rows.length,
  );
  if (rows.length < 2) return undefined;
  const gaps = rows.flatMap(({ dueDate }, index) => {
    const before = rows[index - 1]?.dueDate;
    return dueDate === undefined || before === undefined ? [] : [daysBetween(before, dueDate)];
  });
  const middle = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)];
  if (middle !== undefined) return paces.find((months) => Math.abs(middle - months * 30.44) < 8);
  const last = rows.at(-1);
  const isWhole = last?.balance === undefined || Math.abs(last.balance) * 100 < terms.principal;
  return isWhole ? fitting[0] : undefined;
}
