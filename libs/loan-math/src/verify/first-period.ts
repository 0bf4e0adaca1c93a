import { addDays, daysBetween } from '../calendar/calendar';
import { dayFrom } from '../calendar/day';
import { LoanMathError } from '../loan-math-error';
import { dueDaysOf } from '../plan/due-dates';
import { wayOf, type Candidate, type Stated } from './candidate';
import { statedYears } from './year-shares';

const monthOffsets = Array.from({ length: 56 }, (_, index) => index - 27).filter((days) => days !== 0);
const weekOffsets = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6];

/**
 * A broken first period: by the printed date of the first payment, otherwise by every possible date. Its days count
 * over those of the month, over 365 or over 360; the payment is as stated or solved over it.
 */
export function firstPeriods(stated: Stated): Candidate[] {
  const { terms, rows = [], isStartSupposed = false } = stated.claimed;
  if (terms.repayment === 'single' || terms.firstPayment === 'advance' || stated.isFlat) return [];
  const usual = dayFrom(dueDaysOf({ ...terms, firstDueDate: undefined })(0));
  const printed = isStartSupposed ? undefined : rows.find(({ periodNo }) => periodNo === 1)?.dueDate;
  const days = printed === undefined ? offsetsOf(stated).map((offset) => addDays(usual, offset)) : [printed];
  return days
    .filter((day) => day !== usual && day > terms.startDate)
    .flatMap((firstDueDate) => firstShares(stated, firstDueDate))
    .filter((share, index, all) => all.indexOf(share) === index)
    .flatMap((share) => candidatesOf(stated, share));
}

const offsetsOf = ({ claimed }: Stated): readonly number[] =>
  claimed.terms.tenureType === 'month' ? monthOffsets : claimed.terms.tenureType === 'day' ? [] : weekOffsets;

function firstShares({ claimed, years }: Stated, firstDueDate: string): number[] {
  const days = daysBetween(claimed.terms.startDate, firstDueDate);
  const own = ownShare({ ...claimed.terms, firstDueDate });
  const thirty = daysBetween(claimed.terms.startDate, firstDueDate, '30/360');
  return [own, days / 365, days / 360, thirty / 360]
    .filter((share) => share !== undefined)
    .filter((share) => share > 0 && Math.abs(share - (years[0] ?? 0)) > 1e-9);
}

function ownShare(terms: Stated['claimed']['terms']): number | undefined {
  try {
    return statedYears(terms, 1)[0];
  } catch (error) {
    if (error instanceof LoanMathError) return undefined;
    throw error;
  }
}

function candidatesOf(stated: Stated, share: number): Candidate[] {
  const years = [share, ...stated.years.slice(1)];
  const way = wayOf(stated, { years });
  const stays = { ...way, level: wayOf(stated).level ?? wayOf(stated).rates };
  const solved = { ...way, level: way.rates };
  const ways = way.repayment === 'level' ? [stays, solved] : [way];
  return ways.map((each) => ({ causes: ['brokenPeriod'], facts: {}, weight: 1, way: each }));
}
