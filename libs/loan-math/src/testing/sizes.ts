/** How many random cases the property tests try: few at every change, many with TEST_SIZE=full. */
const isFull = process.env['TEST_SIZE'] === 'full';

export const runs = {
  /** Whole schedules, some of 1 200 rows. */
  schedules: isFull ? 4_000 : 150,
  /** APRs solved, also of extreme loans. */
  rates: isFull ? 10_000 : 100,
  /** Loans with early payments, new rates and pauses. */
  changes: isFull ? 3_000 : 120,
  /** Plans against a second implementation. */
  agreement: isFull ? 5_000 : 150,
  /** Questions that make no sense. */
  refusals: isFull ? 20_000 : 1_500,
  /** Plans of lenders with a fault put into them. */
  verdicts: isFull ? 400 : 15,
} as const;
