/** The rules of one-time codes: short, few tries, and not too many to one phone. Real time. */
export const codeRules = {
  digits: 6,
  lifeMs: 5 * 60_000,
  /** Guesses at one code; the last wrong one kills it. */
  guesses: 5,
  /** Between two codes for one phone and purpose, however they are sent. */
  resendMs: 60_000,
  /**
   * By phone and by network where anybody may ask; by borrower inside a session, so that no stranger uses up what a borrower
   * signs with.
   */
  perHour: { phone: 5, network: 20, session: 10 },
} as const;

export const hourMs = 60 * 60_000;
