import { rateFromPercent } from '../exact/percent';
import { multiply, reduce } from '../exact/ratio';
import { longestTenure } from '../tenure';
import type { ScheduleTerms } from '../terms';
import { isUnchanged, type LoanChanges } from './changes';
import { equalYears } from './periods';

/** Beyond these no amount of money has a meaning; a few loans with hundreds of new payments would need more. */
const mostPlaces = 32_768;

/** Denominators of a calendar: days of two years, 365 and 366. */
const calendarPlaces = 18;

const rowsOf = (terms: ScheduleTerms, changes: LoanChanges): number =>
  isUnchanged(changes) ? terms.tenure : longestTenure;

const ratesOf = ({ annualRatePercent }: ScheduleTerms, { rateChanges = [] }: LoanChanges): string[] => [
  annualRatePercent,
  ...rateChanges.map((change) => change.annualRatePercent),
];

/** Binary places by which the error of a carried amount grows over a loan: it bears interest like the debt. */
export function growthOf(terms: ScheduleTerms, changes: LoanChanges): number {
  const { numerator, denominator } = equalYears(terms);
  const years = Number(numerator) / Number(denominator);
  // A calendar's periods are longer than equal ones by less than a quarter.
  const highest = Math.max(
    ...ratesOf(terms, changes).map((percent) => (Number(percent) / 100) * years * 1.25),
  );
  return Math.ceil(rowsOf(terms, changes) * Math.log2(1 + highest));
}

/**
 * Binary places of the denominators of all carried amounts together: an amount that is not a half differs from it by
 * more than one over them. Each row has that of its rate, each payment that is solved those of all its rows.
 */
export function denominatorsOf(terms: ScheduleTerms, changes: LoanChanges): number {
  const equal = equalYears(terms);
  const each = ratesOf(terms, changes).map((percent) => {
    const { numerator, denominator } = reduce(multiply(rateFromPercent(percent), equal));
    return (numerator + denominator).toString(2).length;
  });
  const calendar = terms.dayCount === '30/360' ? 0 : calendarPlaces;
  const rows = rowsOf(terms, changes);
  const solved = isUnchanged(changes) ? 1 : rows;
  return Math.min(mostPlaces, (Math.max(...each) + calendar) * rows * (1 + solved));
}
