import type { Minor } from '../exact/minor';
import type { ScheduleTerms } from '../terms';
import type { LoanChanges } from './changes';
import { loanPlan, type LoanPlan } from './plan';

export interface Savings {
  readonly plan: LoanPlan;
  /**
   * The same loan without early and growing payments; rate changes and a pause stay, because they are not a choice.
   */
  readonly without: LoanPlan;
  /** Interest saved. Negative if a smaller first payment costs more. */
  readonly interest: Minor;
  /** By how many payments the loan ends sooner. */
  readonly periods: number;
}

/** The savings of paying early or paying more. Throws what `loanPlan` throws. */
export function savings(terms: ScheduleTerms, changes: LoanChanges): Savings {
  const { rateChanges, moratorium } = changes;
  const plan = loanPlan(terms, changes);
  const without = loanPlan(terms, { rateChanges, moratorium });
  return {
    plan,
    without,
    interest: without.interest - plan.interest,
    periods: without.rows.length - plan.rows.length,
  };
}
