import { loanPlan } from './plan/plan';
import type { ScheduleRow, ScheduleTerms } from './terms';

/**
 * The payments of a loan by its rounding profile: `plain` unless the terms say otherwise. The last row takes what
 * rounding left, so that the balance ends at zero. Throws `badAmount`, `badRate`, `badTenure`, `badDate`.
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
