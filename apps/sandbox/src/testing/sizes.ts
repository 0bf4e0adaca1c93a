/** How large the heavy tests are: small at every change, whole with TEST_SIZE=full. */
const isFull = process.env['TEST_SIZE'] === 'full';

export const sizes = {
  /** Guesses at one code at the same time. */
  parallelGuesses: isFull ? 200 : 24,
  /** Calls whose times are compared. */
  timedCalls: isFull ? 200 : 15,
  /** The same call at the same time, and how often that is tried. */
  parallelRepeats: isFull ? 50 : 8,
  repeatRounds: isFull ? 200 : 5,
  /** Histories of eight clients on one loan, and how many of them a lender without its lock gets to betray itself. */
  histories: isFull ? 2_000 : 80,
  /** The same histories at every change, others in each whole run; `TEST_SEED` plays one of those again. */
  firstHistory: Number(process.env['TEST_SEED'] ?? (isFull ? Date.now() % 1_000_000 : 1)),
  unlockedHistories: 60,
  /** A deletion beside each other write. */
  deletionRounds: isFull ? 200 : 4,
  /** Random histories over all writes. */
  attacks: Number(process.env['ATTACKS'] ?? (isFull ? 2_000 : 12)),
  firstAttack: Number(process.env['TEST_SEED'] ?? (isFull ? Date.now() % 1_000_000 : 1)),
  /** Races of identical requests, 2 to 50 at once. */
  races: isFull ? 1_000 : 40,
  mostRacers: 50,
  /** The same at three lenders on one database. */
  sharedRaces: isFull ? 300 : 8,
  /** Writes acknowledged by a lender that is killed again and again. */
  acknowledged: isFull ? 5_000 : 60,
  kills: isFull ? 100 : 2,
  /** Payments acknowledged while a database is lost and its standby takes over. */
  failoverPayments: isFull ? 2_000 : 60,
  /** How often the connections of the job queue, and those of a whole lender under load, are lost at some moment. */
  queueLosses: isFull ? 200 : 12,
  lenderLosses: isFull ? 100 : 8,
  /** How often each of three lenders is restarted under load. */
  rollingRounds: isFull ? 10 : 1,
  /** Histories of a borrower with automatic payments, and races at the moment of a collection. */
  mandateHistories: isFull ? 150 : 5,
  /** Histories of a borrower with payment reminders on two devices. */
  pushHistories: isFull ? 150 : 5,
  /** Loans of any kind, priced at random. */
  randomPlans: isFull ? 200 : 10,
  /** Loans worked out by the calculator, on the phone and at the lender. */
  calculatorQuestions: isFull ? 1_000 : 40,
  plainQuestions: isFull ? 200 : 10,
  /** Random books, and histories of books on two devices with two tabs each. */
  books: isFull ? 200 : 8,
  bookHistories: isFull ? 500 : 6,
  /** Hostile inputs made at random. */
  fuzzCalls: isFull ? 20_000 : 1_000,
  /** Ways to write another's id, tried on each field; hostile texts tried on each. */
  disguises: isFull ? 13 : 2,
  hostileTexts: isFull ? 40 : 2,
  /** Pictures that a borrower sends beyond the daily limit, and uploads of 20 MB at once. */
  refusedUploads: isFull ? 500 : 20,
  largeUploads: isFull ? 30 : 12,
  /** A recovery of the database that lasts longer than a start once had patience for. */
  heldRecoverySeconds: isFull ? 45 : 12,
  /** Clients that hold a connection and say nothing. */
  idleClients: isFull ? 500 : 25,
} as const;
