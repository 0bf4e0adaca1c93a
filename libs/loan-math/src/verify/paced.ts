import { addMonths, daysBetween } from '../calendar/calendar';
import type { ClaimedPlan, Convention } from './claimed-plan';

const paces = [2, 3, 4, 6, 12] as const;

/**
 * The months between two payments that a table shows where the terms do not state them: by its dates, or by a whole
 * plan with so many times fewer payments; `undefined` if payments are monthly.
 */
function monthsBetween({ terms, rows = [], states = [] }: ClaimedPlan): number | undefined {
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

/** The loan with payments every few months, if its table shows them; a supposed payout is one period before the first. */
export function paced(claimed: ClaimedPlan): { claimed: ClaimedPlan; pace: readonly Convention[] } {
  const { terms, rows = [], isStartSupposed = false } = claimed;
  const months = monthsBetween(claimed);
  if (months === undefined) return { claimed, pace: [] };
  const first = rows.find(({ periodNo }) => periodNo === 1)?.dueDate;
  const startDate = isStartSupposed && first !== undefined ? addMonths(first, -months) : terms.startDate;
  // The terms count the months, or the payments.
  const inMonths = Math.ceil(terms.tenure / months);
  const tenure = rows.length > inMonths ? terms.tenure : inMonths;
  return {
    claimed: { ...claimed, terms: { ...terms, startDate, everyMonths: months, tenure } },
    pace: [{ kind: 'pace', months }],
  };
}
