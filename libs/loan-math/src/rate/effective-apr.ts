import { type CalendarDay, dayNumber } from '../calendar/calendar';
import { exactMinor, type Minor } from '../exact/minor';
import { decimalFromRatio, type Percent } from '../exact/decimal';
import { ratio, type Ratio } from '../exact/ratio';
import { LoanMathError } from '../loan-math-error';
import { decidedPercent } from './decided-rate';
import { one, power } from './fixed-point';
import type { Flow } from './flows';
import { percentOfRate } from './percent-of-rate';
import { periodicRate } from './periodic-rate';

/** A payment at a time after the first advance, or on a date. */
export type MoneyInTime =
  | { readonly amount: Minor; readonly months: number }
  | { readonly amount: Minor; readonly weeks: number }
  | { readonly amount: Minor; readonly days: number }
  | { readonly amount: Minor; readonly date: CalendarDay };

export interface EffectiveAprInput {
  readonly advances: readonly MoneyInTime[];
  readonly payments: readonly MoneyInTime[];
  /** Decimals of the result; 1 by default, as printed in the directive. */
  readonly places?: number;
}

/** The longest loan: 1 200 months. */
const longestYears = 101;

/**
 * Effective APR in percent: Σ C/(1+X)^s = Σ D/(1+X)^t with times in years (Directives 2008/48/EC and 2014/17/EU, Annex
 * I). A month is 1/12 of a year, a week 1/52, a day 1/365; dated payments count their days from the first advance.
 * Throws `paysBackLess`, `noRate`, `badAmount`, `badDate`, `badTenure`.
 */
export function effectiveApr({ advances, payments, places = 1 }: EffectiveAprInput): Percent {
  const start = advances.find((money) => 'date' in money)?.date;
  const startNumber = start === undefined ? undefined : dayNumber(start);
  const times = [...advances, ...payments].map((money) => timeOf(money, startNumber));
  const yearly = times.map(({ amount, count, unit }, index) => ({
    amount: index < advances.length ? -Number(amount) : Number(amount),
    years: count / perYear[unit],
  }));
  const decided = decidedPercent(yearly, places);
  if (decided !== undefined) return decimalFromRatio(ratio(decided, 10n ** BigInt(places)), places);
  const unit = times.reduce((all, time) => lowestMultiple(all, perYear[time.unit]), 1);
  const flows = times.map(({ amount, count, unit: own }): Flow => ({
    amount,
    periods: (count * unit) / perYear[own],
  }));
  const rate = periodicRate(flows.slice(0, advances.length), flows.slice(advances.length));
  return percentOfRate(compounded(rate, unit), ratio(1), places);
}

const perYear = { months: 12, weeks: 52, days: 365 } as const;

interface Time {
  readonly amount: bigint;
  readonly count: number;
  readonly unit: keyof typeof perYear;
}

function timeOf(money: MoneyInTime, start: number | undefined): Time {
  const amount = exactMinor(money.amount);
  const [count, unit] = countOf(money, start);
  if (!Number.isInteger(count) || count < 0 || count > longestYears * perYear[unit]) {
    throw new LoanMathError('badTenure', `A payment must be within ${longestYears} years: ${count} ${unit}`);
  }
  return { amount, count, unit };
}

function countOf(money: MoneyInTime, start: number | undefined): [number, keyof typeof perYear] {
  if ('months' in money) return [money.months, 'months'];
  if ('weeks' in money) return [money.weeks, 'weeks'];
  if ('days' in money) return [money.days, 'days'];
  if (start === undefined) throw new LoanMathError('badDate', 'Dated payments need a dated advance.');
  return [dayNumber(money.date) - start, 'days'];
}

/** (1 + rate)^periods − 1, in fixed point. */
export function compounded(rate: Ratio, periods: number): Ratio {
  if (rate.numerator === 0n) return ratio(0);
  const grown = power(one + (rate.numerator * one) / rate.denominator, periods);
  return ratio(grown - one, one);
}

const lowestMultiple = (one: number, other: number): number => (one / commonDivisor(one, other)) * other;

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);
