import { exactMinor, type Minor } from '../exact/minor';
import { type Percent } from '../exact/decimal';
import { ratio, type Ratio, divideRounded } from '../exact/ratio';
import { unroundedInstalment, type InstalmentTerms } from '../instalment';
import { LoanMathError } from '../loan-math-error';
import type { Flow } from './flows';
import { percentOfRate } from './percent-of-rate';
import { periodicRate } from './periodic-rate';
import { checkTenure, periodsPerYear } from '../tenure';
import type { TenureType } from '../terms';

/** A payment `periods` periods, and possibly a fraction of one, after the payout. */
export interface TimedPayment {
  readonly amount: Minor;
  readonly periods: number;
  /** Between 0 and 1 of a period, as numerator and denominator: [19, 30]. */
  readonly oddFraction?: readonly [number, number];
}

export interface NominalAprInput {
  /** What the borrower receives at the start: the payout minus fees. */
  readonly net: Minor;
  /** The payments in order, one at the end of each period, or with their own times. */
  readonly payments: readonly Minor[] | readonly TimedPayment[];
  readonly every: TenureType;
  /** Decimals of the result; 2 by default. */
  readonly places?: number;
}

/**
 * Nominal APR in percent: the periodic rate that equates the payments with the amount received, times the periods per
 * year (months: 12; RBI key facts statement). Contingent charges do not belong in the payments. Throws `paysBackLess`,
 * `noRate`, `badAmount`, `badTenure`.
 */
export function nominalApr({ net, payments, every, places = 2 }: NominalAprInput): Percent {
  const flows = payments.map(toFlow);
  return percentOf(periodicRate([receivedAtStart(net)], flows), periodsPerYear(every), places);
}

export interface UnroundedAprInput extends InstalmentTerms {
  readonly net: Minor;
  readonly places?: number;
}

/** Nominal APR based on the exact, unrounded instalment, as in the RBI's own example. */
export function nominalAprUnrounded({ net, places = 2, ...terms }: UnroundedAprInput): Percent {
  const received = receivedAtStart(net);
  const instalment = unroundedInstalment(terms);
  // A multiple of the count, so that an interest-free loan is split exactly and its APR is zero.
  const finer = 10n ** 18n * BigInt(terms.periods);
  const amount = divideRounded(instalment.numerator * finer, instalment.denominator, 'half-even');
  const payments = Array.from({ length: terms.periods }, (_, index) => ({ amount, periods: index + 1 }));
  const rate = periodicRate([{ ...received, amount: received.amount * finer }], payments);
  return percentOf(rate, periodsPerYear(terms.every), places);
}

export interface SinglePaymentAprInput {
  readonly net: Minor;
  readonly payment: Minor;
  /** The whole term of the loan in `tenureType`s. */
  readonly tenure: number;
  readonly tenureType: TenureType;
  readonly places?: number;
}

/**
 * APR of a loan with a single payment: the unit period is the loan's own term (Regulation Z, Appendix J (b)(4)), so the
 * cost over that term is scaled to a year without compounding.
 */
export function singlePaymentApr({
  net,
  payment,
  tenure,
  tenureType,
  places,
}: SinglePaymentAprInput): Percent {
  const rate = periodicRate([receivedAtStart(net)], [{ amount: exactMinor(payment), periods: 1 }]);
  const terms = ratio(periodsPerYear(tenureType), checkTenure(tenure));
  return percentOfRate(rate, terms, places ?? 2);
}

export interface ActuarialAprInput {
  readonly advances: readonly TimedPayment[];
  readonly payments: readonly TimedPayment[];
  /**
   * Unit periods per year: 12 months, 24 half-months, 26 fortnights, 52 weeks; a loan with a single payment after 255
   * days has [365, 255].
   */
  readonly unitPeriodsPerYear: number | readonly [number, number];
  readonly places?: number;
}

/**
 * Actuarial APR in percent (Regulation Z, Appendix J): several advances, odd days as simple interest. Throws
 * `badTenure` for fractional unit periods, `paysBackLess`, `noRate`, `badAmount`.
 */
export function actuarialApr(input: ActuarialAprInput): Percent {
  const { advances, payments, unitPeriodsPerYear, places = 2 } = input;
  const perYear = unitPeriods(unitPeriodsPerYear);
  if (advances.length === 0) throw new LoanMathError('badAmount', 'The advance must be above zero.');
  return percentOfRate(periodicRate(advances.map(toFlow), payments.map(toFlow)), perYear, places);
}

function unitPeriods(perYear: ActuarialAprInput['unitPeriodsPerYear']): Ratio {
  const [periods, years] = typeof perYear === 'number' ? [perYear, 1] : perYear;
  if (![periods, years].every((count) => Number.isSafeInteger(count) && count > 0)) {
    throw new LoanMathError('badTenure', `Not a number of unit periods: ${periods} in ${years}`);
  }
  return ratio(periods, years);
}

const percentOf = (periodic: Ratio, periods: number, places: number): Percent =>
  percentOfRate(periodic, ratio(periods), places);

export function receivedAtStart(net: Minor): Flow {
  const amount = exactMinor(net);
  if (amount <= 0n) throw new LoanMathError('badAmount', 'The advance must be above zero.');
  return { amount, periods: 0 };
}

function toFlow(payment: Minor | TimedPayment, index: number): Flow {
  if (typeof payment === 'number') return { amount: exactMinor(payment), periods: checkTenure(index + 1) };
  const { amount, periods, oddFraction } = payment;
  if (periods !== 0) checkTenure(periods);
  const flow = { amount: exactMinor(amount), periods };
  return oddFraction ? { ...flow, oddFraction: partOfPeriod(oddFraction) } : flow;
}

function partOfPeriod([numerator, denominator]: readonly [number, number]): Ratio {
  const isPart =
    [numerator, denominator].every(Number.isSafeInteger) && numerator >= 0 && numerator <= denominator;
  if (!isPart || denominator === 0)
    throw new LoanMathError('badTenure', `Not a fraction of a period: ${numerator}/${denominator}`);
  return ratio(numerator, denominator);
}
