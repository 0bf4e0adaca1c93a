/** Number of random cases in property tests: few by default, many with TEST_SIZE=full. */
const isFull = process.env['TEST_SIZE'] === 'full';

export const runs = {
  /** Whole schedules, some of 1 200 rows. */
  schedules: isFull ? 4_000 : 150,
  /** Solved APRs, including extreme loans. */
  rates: isFull ? 10_000 : 100,
  /** Loans with early payments, rate changes and pauses. */
  changes: isFull ? 3_000 : 120,
  /** Plans compared with a second implementation. */
  agreement: isFull ? 5_000 : 150,
  /** Plans of unrounded profiles, compared with an exact computation. */
  unrounded: isFull ? 10_000 : 150,
  /** Invalid inputs. */
  refusals: isFull ? 20_000 : 1_500,
  /** Lenders' plans with an injected fault. */
  verdicts: isFull ? 400 : 15,
} as const;
