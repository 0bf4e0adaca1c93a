import { addDays } from '../calendar/calendar';
import { exactMinor, sum, type Minor } from '../exact/minor';
import { type Percent } from '../exact/decimal';
import { divide, ratio, type Ratio, divideRounded } from '../exact/ratio';
import { firstSpan } from '../plan/due-dates';
import { periodsInYear } from '../plan/periods';
import type { LoanPlan } from '../plan/plan';
import { nominalDays } from '../tenure';
import type { ScheduleTerms } from '../terms';
import { compounded, effectiveApr, type MoneyInTime } from './effective-apr';
import type { Flow } from './flows';
import { percentOfRate } from './percent-of-rate';
import { periodicRate } from './periodic-rate';
import { receivedAtStart } from './apr';

/**
 * nominal: the periodic rate times the periods per year, with an odd first period as the fraction of its days in the
 * month · actuarial: Regulation Z, Appendix J, odd days over 30 (months), 7 or 14 (weeks, fortnights) · effective:
 * compounded over a year, by equal periods, or by days if the first period is odd or the steps are days.
 */
export type AprMethod = 'nominal' | 'actuarial' | 'effective';

export interface LoanAprInput {
  readonly terms: ScheduleTerms;
  readonly plan: LoanPlan;
  /** What the borrower receives at the start: the payout minus fees. */
  readonly net: Minor;
  readonly method?: AprMethod | undefined;
  /** Decimals of the result; 2 by default. */
  readonly places?: number | undefined;
}

/** The APR of a plan's own payments by one of the three methods. Throws `paysBackLess`, `noRate`, `badAmount`. */
export function loanApr({ terms, plan, net, method = 'nominal', places = 2 }: LoanAprInput): Percent {
  if (terms.repayment === 'single') return singleApr(terms, plan, net, method, places);
  const span = firstSpan(terms);
  const isOdd = span.odd[0] !== 0;
  if (method === 'effective' && (isOdd || terms.tenureType === 'day'))
    return byDates(terms, plan, net, places);
  const odd =
    method === 'actuarial' ? oddOfRegulationZ(terms, span.odd[0]) : { periods: 0, part: ratio(...span.odd) };
  const payments = amountsOf(plan).map((amount, index): Flow => ({
    amount,
    periods: span.periods + odd.periods + index,
    oddFraction: odd.part,
  }));
  const advance = { amount: receivedAtStart(net).amount * finerOf(plan), periods: 0 };
  const rate = periodicRate([advance], payments);
  const perYear = periodsInYear(terms);
  if (method === 'effective')
    return percentOfRate(compounded(rate, Number(perYear.numerator)), ratio(1), places);
  return percentOfRate(rate, perYear, places);
}

/** Unrounded payments use eighteen more digits; a multiple of the count splits an interest-free loan exactly. */
const finerOf = ({ unrounded }: LoanPlan): bigint => (unrounded ? 10n ** 18n * BigInt(unrounded.length) : 1n);

function amountsOf(plan: LoanPlan): bigint[] {
  const finer = finerOf(plan);
  if (!plan.unrounded) return plan.rows.map(({ instalment, extra }) => exactMinor(instalment + extra));
  return plan.unrounded.map(({ numerator, denominator }) =>
    divideRounded(numerator * finer, denominator, 'half-even'),
  );
}

/** Appendix J (b)(5): odd days over the days of a unit period, a month taken as 30; 30 odd days make one more month. */
function oddOfRegulationZ({ tenureType }: ScheduleTerms, days: number): { periods: number; part: Ratio } {
  const length = nominalDays(tenureType);
  return { periods: Math.floor(days / length), part: ratio(days % length, length) };
}

function byDates({ startDate }: ScheduleTerms, plan: LoanPlan, net: Minor, places: number): Percent {
  const payments = plan.rows.map(({ dueDate, instalment, extra }): MoneyInTime => ({
    amount: instalment + extra,
    date: dueDate,
  }));
  return effectiveApr({ advances: [{ amount: net, date: startDate }], payments, places });
}

function singleApr(
  terms: ScheduleTerms,
  { rows, paid }: LoanPlan,
  net: Minor,
  method: AprMethod,
  places: number,
): Percent {
  const { startDate, tenure, tenureType } = terms;
  if (method === 'effective') {
    const advances = [{ amount: net, date: startDate }];
    const date = rows.at(-1)?.dueDate ?? addDays(startDate, 0);
    const time = tenureType === 'month' ? { months: tenure } : { date };
    return effectiveApr({ advances, payments: [{ amount: paid, ...time }], places });
  }
  const amount = exactMinor(sum([paid]));
  const rate = periodicRate([receivedAtStart(net)], [{ amount, periods: 1 }]);
  return percentOfRate(rate, divide(periodsInYear(terms), ratio(tenure)), places);
}
