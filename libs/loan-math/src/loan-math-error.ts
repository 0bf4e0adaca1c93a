export type LoanMathReason =
  /** An amount is not an integer number of minor units, or is too large to be exact. */
  | 'badAmount'
  /** A rate is not a decimal number, is negative, or is above the limit. */
  | 'badRate'
  /** A number of periods is not between 1 and 1 200, or a change is outside the loan's periods. */
  | 'badTenure'
  /**
   * A date is not a valid calendar date in the form YYYY-MM-DD, or the first payment is before the payout.
   */
  | 'badDate'
  /** These terms are incompatible, such as early payments on a flat loan. */
  | 'notTogether'
  /** The payment does not cover the interest, so the debt is not repaid in 1 200 periods. */
  | 'neverEnds'
  /** The payments are less than the amount received, so no rate of zero or more explains them. */
  | 'paysBackLess'
  /** No rate up to the solver's limit explains the payments. */
  | 'noRate';

/** The only error class of this library: `reason` is for programs, `message` for logs. */
export class LoanMathError extends Error {
  readonly reason: LoanMathReason;

  constructor(reason: LoanMathReason, message: string) {
    super(message);
    this.name = 'LoanMathError';
    this.reason = reason;
  }
}
