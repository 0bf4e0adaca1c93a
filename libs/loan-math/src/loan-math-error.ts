export type LoanMathReason =
  /** An amount is no whole number of minor units, or is too large to be exact. */
  | 'badAmount'
  /** A rate is no decimal number, is negative, or is above the limit. */
  | 'badRate'
  /** A number of periods is not between 1 and 1 200, or a change falls outside the loan's periods. */
  | 'badTenure'
  /** A day is not a real calendar day in the form YYYY-MM-DD, or the first payment is before the payout. */
  | 'badDate'
  /** These terms do not go together, such as early payments on a flat loan. */
  | 'notTogether'
  /** The payment does not cover the interest, so that the debt is not paid back in 1 200 periods. */
  | 'neverEnds'
  /** The payments are less than what was received, so no rate of zero or more explains them. */
  | 'paysBackLess'
  /** No rate up to the solver's limit explains the payments. */
  | 'noRate';

/** The one error of this library: `reason` is for programs, `message` for the log. */
export class LoanMathError extends Error {
  readonly reason: LoanMathReason;

  constructor(reason: LoanMathReason, message: string) {
    super(message);
    this.name = 'LoanMathError';
    this.reason = reason;
  }
}
