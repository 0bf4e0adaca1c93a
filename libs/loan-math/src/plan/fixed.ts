import { share, sum, type Minor } from '../exact/minor';
import { rateFromPercent } from '../exact/decimal';
import { add, multiply, ratio, type Ratio } from '../exact/ratio';
import { periodEnd, yearShare } from '../tenure';
import type { ScheduleTerms, PlanRow } from '../terms';
import { brokenFirst, firstSpan, unitsEach } from './due-dates';
import { equalYears, periodsOf } from './periods';

type Part = Pick<PlanRow, 'principal' | 'interest'>;

/** A loan with interest on the original principal for the whole tenure, paid in equal parts. */
export function flatRows(terms: ScheduleTerms): PlanRow[] {
  const { principal, tenure, moneyStep } = terms;
  const interest = simpleInterest(terms);
  const each = ratio(1, tenure);
  const part = (amount: Minor): Minor => share(amount, each, 'half-up', moneyStep);
  const rowInterest = part(interest);
  const principals = evenly(principal, part(sum([principal, interest])) - rowInterest, tenure);
  const interests = evenly(interest, rowInterest, tenure);
  const periodAt = periodsOf(terms);
  return withBalance(
    principal,
    principals.map((repaid, index) => ({ principal: repaid, interest: interests[index] ?? 0 })),
    (index) => periodAt(index).dueDate,
  );
}

/** A single payment of everything at the end. */
export function singleRow(terms: ScheduleTerms): PlanRow[] {
  const dueDate = periodsOf(asArrears(terms))(terms.tenure - 1).dueDate;
  const parts = [{ principal: terms.principal, interest: simpleInterest(terms) }];
  return withBalance(terms.principal, parts, () => dueDate);
}

/** The same terms with payments at the end of each period: a first payment in advance does not apply here. */
const asArrears = (terms: ScheduleTerms): ScheduleTerms => ({
  ...terms,
  firstPayment: 'arrears',
  firstDueDate: brokenFirst(terms),
});

/** principal × rate × time. */
function simpleInterest(terms: ScheduleTerms): Minor {
  const factor = multiply(rateFromPercent(terms.annualRatePercent), wholeTime(terms));
  return share(terms.principal, factor, 'half-up', terms.moneyStep);
}

/** The whole tenure in years; a broken first period counts with its actual length. */
function wholeTime(terms: ScheduleTerms): Ratio {
  const { startDate, tenure, tenureType, dayCount } = terms;
  if (dayCount !== '30/360') {
    const arrears = asArrears(terms);
    const end = arrears.firstDueDate === undefined ? undefined : periodsOf(arrears)(tenure - 1).dueDate;
    return yearShare(
      startDate,
      end ?? periodEnd(startDate, tenure * unitsEach(terms), tenureType),
      tenureType,
      dayCount,
    );
  }
  const equal = equalYears(terms);
  const { periods, odd } = firstSpan(terms);
  const first = terms.firstPayment === 'advance' ? 1 : periods;
  const whole = multiply(equal, ratio(first + tenure - 1));
  return odd[0] === 0 ? whole : add(whole, multiply(equal, ratio(odd[0], odd[1])));
}

/** `each` while it lasts; the last one absorbs the rest. */
function evenly(total: Minor, each: Minor, rows: number): Minor[] {
  let left = total;
  return Array.from({ length: rows }, (_, index) => {
    const part = index === rows - 1 ? left : Math.min(left, each);
    left -= part;
    return part;
  });
}

function withBalance(
  principal: Minor,
  parts: readonly Part[],
  dueDateOf: (index: number) => string,
): PlanRow[] {
  let balance = principal;
  return parts.map((part, index) => {
    balance -= part.principal;
    const instalment = sum([part.principal, part.interest]);
    return { periodNo: index + 1, dueDate: dueDateOf(index), ...part, instalment, extra: 0, balance };
  });
}
