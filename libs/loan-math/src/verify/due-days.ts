import { daysBetween, addDays, dayFrom, monthsLater, partsOf } from '../calendar/calendar';
import { dueDaysOf } from '../plan/due-dates';
import type { ScheduleTerms } from '../terms';
import type { ClaimedPlan, DateFinding } from './claimed-plan';

/** Weekends and holidays move a payment by this many days at most. */
const maxMovedDays = 3;

/**
 * Payment dates that differ from the terms. If the payout date is only a guess, the pattern of the printed dates is
 * taken as given. A date moved by up to three days, as off a weekend or a holiday, is correct if later dates return
 * to the pattern.
 */
export function wrongDays(claimed: ClaimedPlan): DateFinding[] {
  const { terms } = claimed;
  const dated = datedIn(claimed);
  if (dated.length === 0 || terms.repayment === 'single') return [];
  const found = patternsOf(claimed).map((dueDayOf) =>
    dated.flatMap(({ periodNo, dueDate }, index): DateFinding[] => {
      const computed = dayFrom(dueDayOf(periodNo - 1));
      const by = daysBetween(computed, dueDate);
      if (by === 0) return [];
      const returns = dated
        .slice(index + 1)
        .some((next) => next.dueDate === dayFrom(dueDayOf(next.periodNo - 1)));
      const isEnd =
        index === dated.length - 1 || dated.slice(index + 1).every((next) => isWeekendMove(dueDayOf, next));
      const isMoved = Math.abs(by) <= maxMovedDays && (returns || (isEnd && dated.length > 1));
      return isMoved ? [] : [{ periodNo, claimed: dueDate, computed }];
    }),
  );
  return found.reduce((least, next) => (next.length < least.length ? next : least));
}

/** The patterns that moved dates may come from. */
const maxPatterns = 4;

interface Dated {
  readonly periodNo: number;
  readonly dueDate: string;
}
type DueDayOf = ReturnType<typeof dueDaysOf>;

const datedIn = ({ rows = [] }: ClaimedPlan): Dated[] =>
  rows.flatMap(({ periodNo, dueDate }) => (dueDate === undefined ? [] : [{ periodNo, dueDate }]));

const isWeekendMove = (dueDayOf: DueDayOf, { periodNo, dueDate }: Dated): boolean =>
  Math.abs(daysBetween(dayFrom(dueDayOf(periodNo - 1)), dueDate)) <= maxMovedDays;

/** The patterns that the due dates may follow: the terms' own, or those of the printed dates if the payout is a guess. */
function patternsOf(claimed: ClaimedPlan): DueDayOf[] {
  const { terms, isStartSupposed = false } = claimed;
  const dated = datedIn(claimed);
  const [first] = dated;
  if (!first) return [dueDaysOf(terms)];
  if (!isStartSupposed) {
    const { firstDueDate } = terms;
    if (firstDueDate === undefined) return [dueDaysOf(terms)];
    // The first date may itself be moved off a weekend: the others show the pattern.
    const near = printedPatterns(terms, dated).filter(
      (dueDayOf) => Math.abs(daysBetween(dayFrom(dueDayOf(0)), firstDueDate)) <= maxMovedDays,
    );
    return [dueDaysOf(terms), ...near];
  }
  return printedPatterns(terms, dated);
}

function printedPatterns(terms: ScheduleTerms, dated: readonly Dated[]): DueDayOf[] {
  const { everyMonths: months = 1 } = terms;
  const [first] = dated;
  if (!first) return [];
  if (terms.tenureType !== 'month') {
    return [-2, -1, 0, 1, 2].map((moved): DueDayOf => {
      const dueDayOf = dueDaysOf(inAdvance(terms, addDays(first.dueDate, moved)));
      return (index) => dueDayOf(index - first.periodNo + 1);
    });
  }
  const days = new Set(dated.map(({ dueDate }) => partsOf(dueDate).day));
  const { year, month } = partsOf(first.dueDate);
  const from = month - 1 - (first.periodNo - 1) * months;
  // January has every day that a month can have. A moved date may be in the month after its own.
  return [...days].flatMap((day) =>
    [0, -1, 1].map((off): DueDayOf => {
      const january = { year, month: 1, day };
      return (index) => monthsLater(january, from + off + index * months);
    }),
  );
}

const inAdvance = (terms: ScheduleTerms, startDate: string): ScheduleTerms => ({
  ...terms,
  firstDueDate: undefined,
  firstPayment: 'advance',
  startDate,
});

/** A calendar of all payments: the payout and each due date. */
interface Calendar {
  readonly start: string;
  readonly due: readonly string[];
}

/** The printed calendar, and the pattern it follows where dates are moved; none without printed dates. */
export function printedDays(claimed: ClaimedPlan, count: number): Calendar[] {
  const { terms, isStartSupposed = false } = claimed;
  const dated = datedIn(claimed);
  if (dated.length < 2 || terms.repayment === 'single') return [];
  const off = (dueDayOf: DueDayOf): number =>
    dated.filter(({ periodNo, dueDate }) => dueDate !== dayFrom(dueDayOf(periodNo - 1))).length;
  const far = (dueDayOf: DueDayOf): number =>
    dated.reduce(
      (sum, { periodNo, dueDate }) => sum + Math.abs(daysBetween(dayFrom(dueDayOf(periodNo - 1)), dueDate)),
      0,
    );
  const scored = patternsOf(claimed).map((dueDayOf) => ({
    dueDayOf,
    off: off(dueDayOf),
    far: far(dueDayOf),
  }));
  const likely = scored
    .toSorted((one, next) => one.off - next.off || one.far - next.far)
    .slice(0, maxPatterns);
  const [best] = likely;
  if (!best) return [];
  const patternOf = ({ dueDayOf }: typeof best) =>
    Array.from({ length: count }, (_, index) => dayFrom(dueDayOf(index)));
  const pattern = patternOf(best);
  const printed = new Map(dated.map(({ periodNo, dueDate }) => [periodNo, dueDate]));
  const own = pattern.map((day, index) => printed.get(index + 1) ?? day);
  const startOf = ({ dueDayOf }: typeof best) =>
    isStartSupposed && terms.firstPayment !== 'advance' ? dayFrom(dueDayOf(-1)) : terms.startDate;
  const start = startOf(best);
  const isMoved = own.some((day, index) => day !== pattern[index]);
  if (!isMoved) return [{ start, due: own }];
  const near = { start: isStartSupposed ? before(terms, own[0] ?? start) : start, due: own };
  // Most dates may be moved: the pattern that fits most of them need not be the one that is counted.
  return [
    { start, due: own },
    near,
    ...likely.map((each) => ({ start: startOf(each), due: patternOf(each) })),
  ];
}

/** One period before a date. */
function before(terms: ScheduleTerms, day: string): string {
  if (terms.tenureType === 'month') return dayFrom(monthsLater(partsOf(day), -(terms.everyMonths ?? 1)));
  return dayFrom(dueDaysOf(inAdvance(terms, day))(-1));
}
