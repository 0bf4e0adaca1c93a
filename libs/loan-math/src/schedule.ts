import { loanPlan } from './plan/plan';
import type { ScheduleRow, ScheduleTerms } from './terms';

/**
 * The payments of a loan by its rounding profile: `plain` unless the terms specify another. The last row absorbs
 * the rounding difference, so that the balance ends at zero. Throws `badAmount`, `badRate`, `badTenure`,
 * `badDate`.
 */
export const schedule = (terms: ScheduleTerms): ScheduleRow[] =>
  loanPlan(terms).rows.map(({ periodNo, dueDate, principal, interest, instalment, balance }) => ({
    periodNo,
    dueDate,
    principal,
    interest,
    instalment,
    balance,
  }));
