import { ratioFromDecimal, highestRatePercent, type Percent, rateFromPercent } from '../exact/decimal';
import { add, compare, divide, multiply, ratio, type Ratio, divideRounded } from '../exact/ratio';
import { LoanMathError } from '../loan-math-error';
import { checkTenure, equalPeriods, nominalDays, periodsPerYear } from '../tenure';
import type { TenureType } from '../terms';
import { compounded } from './effective-apr';
import { one, power, ratioOf, times } from './fixed-point';
import { highestTranslatedPercent, percentOfRate } from './percent-of-rate';
import { periodicRate } from './periodic-rate';

/**
 * The same price of money in five measures: flat per day, month or year on the original principal; reducing per year
 * on the balance (nominal); effective per year, with compound interest.
 */
export const rateMeasures = ['flatDay', 'flatMonth', 'flatYear', 'reducingYear', 'effectiveYear'] as const;
export type RateMeasure = (typeof rateMeasures)[number];

export interface RateToTranslate {
  readonly measure: RateMeasure;
  readonly percent: Percent;
  /** How many equal payments, and how often: a flat rate means another price for another tenure. */
  readonly tenure: number;
  readonly tenureType: TenureType;
  /** Decimals of the results; 2 by default. */
  readonly places?: number;
}

/**
 * Converts a rate to all five measures, for a loan in equal payments without fees. A flat month is 1/12 of a flat
 * year; a flat day counts the 7 days of a week and 365/12 of a month. Throws `badRate`, `badTenure`, and `noRate` for a rate of more than thirty digits.
 */
export function translateRate(input: RateToTranslate): Record<RateMeasure, Percent> {
  const { tenure, tenureType, places = 2 } = input;
  checkTenure(tenure);
  const periodic = periodicFrom(input);
  const flatYear = flatFrom(periodic, tenure, equalPeriods(tenure, tenureType, 'act/365'));
  const flatDay = flatFrom(periodic, tenure, daysIn(tenure, tenureType));
  const whole = ratio(1);
  const said = (rate: Ratio, factor: Ratio): Percent =>
    percentOfRate(rate, factor, places, highestTranslatedPercent);
  return {
    flatDay: said(flatDay, whole),
    flatMonth: said(flatYear, ratio(1, 12)),
    flatYear: said(flatYear, whole),
    reducingYear: said(periodic, ratio(periodsPerYear(tenureType))),
    effectiveYear: said(compounded(periodic, periodsPerYear(tenureType)), whole),
  };
}

const perYearOf = { flatDay: 365, flatMonth: 12, flatYear: 1, reducingYear: 1, effectiveYear: 1 } as const;

/** The periodic rate that the measure means. */
function periodicFrom({ measure, percent, tenure, tenureType }: RateToTranslate): Ratio {
  const yearly = multiply(ratioFromDecimal(percent), ratio(perYearOf[measure], 100));
  if (compare(yearly, ratio(0)) < 0 || compare(yearly, ratio(highestRatePercent, 100n)) > 0) {
    throw new LoanMathError('badRate', `A rate must be between 0 and 100000 % a year: ${percent}`);
  }
  if (measure === 'reducingYear') return multiply(yearly, ratio(1, periodsPerYear(tenureType)));
  if (measure === 'effectiveYear') return rootOf(yearly, periodsPerYear(tenureType));
  if (measure === 'flatDay')
    return periodicOfFlat(multiply(multiply(yearly, ratio(1, 365)), daysIn(tenure, tenureType)), tenure);
  return periodicOfFlat(multiply(yearly, equalPeriods(tenure, tenureType, 'act/365')), tenure);
}

/** A rate by the day counts the days of weeks and fortnights; a month is 365/12 days. */
const daysIn = (tenure: number, tenureType: TenureType): Ratio =>
  tenureType === 'month' ? ratio(tenure * 365, 12) : ratio(tenure * nominalDays(tenureType));

/** The amount that represents one: large enough that an equal payment in whole parts of it shows every digit. */
const amount = 10n ** 40n;

function periodicOfFlat(wholeInterest: Ratio, tenure: number): Ratio {
  const { numerator, denominator } = multiply(add(ratio(1), wholeInterest), ratio(amount, BigInt(tenure)));
  const each = divideRounded(numerator, denominator, 'up');
  if (wholeInterest.numerator === 0n) return ratio(0);
  const payments = Array.from({ length: tenure }, (_, index) => ({ amount: each, periods: index + 1 }));
  return periodicRate([{ amount, periods: 0 }], payments);
}

/** The interest of equal payments over the whole tenure, divided by the years: n·i / (1 − (1+i)⁻ⁿ) − 1. */
function flatFrom(periodic: Ratio, tenure: number, years: Ratio): Ratio {
  const rate = (periodic.numerator * one) / periodic.denominator;
  if (rate === 0n) return ratio(0);
  const discount = power((one * one) / (one + rate), tenure);
  const paid = (BigInt(tenure) * rate * one) / (one - discount);
  return divide(ratioOf(paid - one), years);
}

/** (1 + yearly)^(1/periods) − 1: Newton's method in fixed point, starting from the float result. */
function rootOf(yearly: Ratio, periods: number): Ratio {
  const target = one + (yearly.numerator * one) / yearly.denominator;
  const rough = (Number(yearly.numerator) / Number(yearly.denominator) + 1) ** (1 / periods);
  let root = BigInt(Math.round(rough * 2 ** 52)) << 140n;
  for (let step = 0; step < 6; step += 1) {
    let below = one;
    for (let index = 1; index < periods; index += 1) below = times(below, root);
    root -= ((times(below, root) - target) * one) / (below * BigInt(periods));
  }
  return ratioOf(root - one);
}

export interface CompoundedRate {
  /** A year, as stated. */
  readonly percent: Percent;
  /** How often the stated rate is compounded: 2 for half-years. */
  readonly timesPerYear: 1 | 2 | 4 | 12;
  readonly tenureType: TenureType;
  /** Decimals of the result; 20 by default, so that a plan is right to the cent. */
  readonly places?: number;
}

/**
 * The nominal rate of a plan whose stated rate is compounded at other times than its payments, such as Canadian mortgages by the
 * Interest Act, section 6: pass it as `annualRatePercent`. Throws `badRate`, and `noRate` for a rate of more than thirty digits.
 */
export function compoundedRate({ percent, timesPerYear, tenureType, places = 20 }: CompoundedRate): Percent {
  const each = divide(rateFromPercent(percent), ratio(timesPerYear));
  const perYear = periodsPerYear(tenureType);
  return percentOfRate(rootOf(compounded(each, timesPerYear), perYear), ratio(perYear), places);
}
