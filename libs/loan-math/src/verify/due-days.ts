import { daysBetween } from '../calendar/calendar';
import { dayFrom, monthsLater, partsOf } from '../calendar/day';
import { dueDaysOf } from '../plan/due-dates';
import type { ScheduleTerms } from '../terms';
import type { ClaimedPlan, DateFinding } from './claimed-plan';

/**
 * Payment dates that differ from the terms. If the payout date is only a guess, the first printed date is taken as
 * given and the later ones follow from it. A date moved off a Saturday or Sunday is correct.
 */
export function wrongDays({ terms, rows = [], isStartSupposed = false }: ClaimedPlan): DateFinding[] {
  const dated = rows.flatMap(({ periodNo, dueDate }) =>
    dueDate === undefined ? [] : [{ periodNo, dueDate }],
  );
  const [first] = dated;
  if (!first || terms.repayment === 'single') return [];
  const ways = isStartSupposed ? countedFrom(terms, dated) : [dueDaysOf(terms)];
  const found = ways.map((dueDayOf) =>
    dated.flatMap(({ periodNo, dueDate }): DateFinding[] => {
      const computed = dayFrom(dueDayOf(periodNo - 1));
      return dueDate === computed || isMoved(computed, dueDate)
        ? []
        : [{ periodNo, claimed: dueDate, computed }];
    }),
  );
  return found.reduce((least, next) => (next.length < least.length ? next : least));
}

type DueDayOf = ReturnType<typeof dueDaysOf>;

/** Counted from the first printed date; a month end may represent any day of the month that the others print. */
function countedFrom(
  terms: ScheduleTerms,
  dated: readonly { readonly periodNo: number; readonly dueDate: string }[],
): DueDayOf[] {
  const [first] = dated;
  if (!first) return [];
  const { year, month, day } = partsOf(first.dueDate);
  if (terms.tenureType !== 'month') {
    const dueDayOf = dueDaysOf({
      ...terms,
      firstDueDate: undefined,
      firstPayment: 'advance',
      startDate: first.dueDate,
    });
    return [(index) => dueDayOf(index - first.periodNo + 1)];
  }
  const days = new Set([day, ...dated.map(({ dueDate }) => partsOf(dueDate).day)]);
  // January has every day that a month can have.
  return [...days].map((anchor): DueDayOf => {
    const january = { year, month: 1, day: anchor };
    return (index) => monthsLater(january, month - 1 + index - (first.periodNo - 1));
  });
}

/** Saturday and Sunday, counted from a known Saturday. */
const isWeekend = (date: string): boolean => ((daysBetween('2000-01-01', date) % 7) + 7) % 7 < 2;

const isMoved = (computed: string, printed: string): boolean =>
  isWeekend(computed) && !isWeekend(printed) && Math.abs(daysBetween(computed, printed)) <= 3;
