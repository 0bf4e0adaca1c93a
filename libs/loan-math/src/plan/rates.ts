import { rateFromPercent } from '../exact/decimal';
import { multiply, reduce, type Ratio } from '../exact/ratio';
import type { ScheduleTerms } from '../terms';
import { calendarLevel, type CalendarLevel } from './calendar-level';
import type { RateChange } from './changes';
import { equalYears, type Period } from './periods';

/** The rate that applies to a payment. */
export interface RateNow {
  /** The rate of one period, before any calendar is applied. */
  readonly perPeriod: Ratio;
  /** The rate for a share of a year. */
  readonly rate: (years: Ratio) => Ratio;
  /** The rate used to solve an equal payment, for the period with this number. */
  readonly at: (periodNo: number) => Ratio;
  /** Solves an equal payment over the calendar; `undefined` if it is solved over equal periods. */
  readonly level: CalendarLevel | undefined;
  readonly change: RateChange | undefined;
}

/** Whether an equal payment is solved over calendar days. */
const isLevelOverCalendar = ({ dayCount, levelOver = 'calendar' }: ScheduleTerms): boolean =>
  dayCount !== '30/360' && levelOver === 'calendar';

/** The rate of each payment; periods of equal length share one object, so that it is prepared once. */
export function yearlyRates(
  terms: ScheduleTerms,
  changes: readonly RateChange[],
  periodAt: (index: number) => Period,
): (periodNo: number) => RateNow {
  const equal = equalYears(terms);
  const rateNow = (percent: string, change?: RateChange): RateNow => {
    const year = rateFromPercent(percent);
    const known = new Map<Ratio, Ratio>();
    const rate = (years: Ratio): Ratio => {
      const found = known.get(years) ?? multiply(year, years);
      known.set(years, found);
      return found;
    };
    const perPeriod = reduce(multiply(year, equal));
    if (!isLevelOverCalendar(terms))
      return { perPeriod, rate, at: () => perPeriod, level: undefined, change };
    const at = (periodNo: number): Ratio => rate(periodAt(periodNo - 1).years);
    return { perPeriod, rate, at, level: calendarLevel(at, terms.tenure), change };
  };
  let now = rateNow(terms.annualRatePercent);
  if (changes.length === 0) return () => now;
  return (periodNo) => {
    const change = changes.findLast(({ fromPeriod }) => fromPeriod === periodNo);
    if (change) now = rateNow(change.annualRatePercent, change);
    else if (now.change) now = { ...now, change: undefined };
    return now;
  };
}
