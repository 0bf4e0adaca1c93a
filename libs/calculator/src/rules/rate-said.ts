import {
  LoanMathError,
  translateRate,
  type Percent,
  type RateMeasure,
  type TenureType,
} from '@clearloan/loan-math';
import type { Field, Problem } from './typed-field';

export interface SaidRate {
  readonly said: Readonly<Record<RateMeasure, Percent>> | undefined;
  readonly problem: Problem | undefined;
}

/** One price in all five measures, or the error of the typed rate. */
export function sayRate(
  rate: Field<string>,
  measure: RateMeasure,
  tenure: number | undefined,
  tenureType: TenureType,
): SaidRate {
  if (rate.value === undefined) return { said: undefined, problem: rate.problem };
  if (tenure === undefined) return { said: undefined, problem: undefined };
  try {
    const said = translateRate({ measure, percent: rate.value, tenure, tenureType, places: 2 });
    const fine = translateRate({ measure, percent: rate.value, tenure, tenureType, places: 4 });
    return { said: { ...said, flatDay: fine.flatDay }, problem: undefined };
  } catch (error) {
    if (error instanceof LoanMathError) return { said: undefined, problem: 'rateTooHigh' };
    throw error;
  }
}
