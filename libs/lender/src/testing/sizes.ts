/** The sizes of heavy tests: small on every change, full with TEST_SIZE=full. */
const isFull = process.env['TEST_SIZE'] === 'full';

/** A control of a campaign, or a case as dear as one: `npm run test:full` runs it. */
export const itInFull = isFull ? it : it.skip;

export const sizes = {
  /** Concurrent guesses at one code. */
  parallelGuesses: isFull ? 200 : 24,
  /** Requests whose times are compared. */
  timedCalls: isFull ? 200 : 15,
  /** The number of concurrent repeats of a request, and how often that is tried. */
  parallelRepeats: isFull ? 50 : 8,
  repeatRounds: isFull ? 200 : 5,
  /** Histories of eight clients on one loan, and the number after which a lender without its lock must have failed. */
  histories: isFull ? 2_000 : 10,
  /** The same histories on every change, different ones in each full run; `TEST_SEED` replays one of those. */
  firstHistory: Number(process.env['TEST_SEED'] ?? (isFull ? Date.now() % 1_000_000 : 1)),
  unlockedHistories: 60,
  /** Histories of money through the bank outside, how many share one lender, and the seed. */
  moneyHistories: Number(process.env['MONEY_HISTORIES'] ?? (isFull ? 2_000 : 3)),
  historiesAtOnce: isFull ? 50 : 3,
  moneySeed: Number(process.env['TEST_SEED'] ?? (isFull ? Date.now() % 1_000_000 : 1)),
  /** A deletion concurrent with each other write. */
  deletionRounds: isFull ? 200 : 2,
  /** Random histories over all writes. */
  attacks: Number(process.env['ATTACKS'] ?? (isFull ? 2_000 : 2)),
  firstAttack: Number(process.env['TEST_SEED'] ?? (isFull ? Date.now() % 1_000_000 : 1)),
  /** Races of identical requests, 2 to 50 at once. */
  races: isFull ? 1_000 : 6,
  mostRacers: 50,
  /** The same at three lenders on one database. */
  sharedRaces: isFull ? 300 : 3,
  /** Writes acknowledged by a lender that is killed repeatedly. */
  acknowledged: isFull ? 5_000 : 60,
  kills: isFull ? 100 : 2,
  /** Payments acknowledged while a database is lost and its standby takes over. */
  failoverPayments: isFull ? 2_000 : 60,
  /** How often connections are lost at a random moment: those of the job queue, and those of a whole lender under load. */
  queueLosses: isFull ? 200 : 3,
  lenderLosses: isFull ? 100 : 4,
  /** How often each of three lenders is restarted under load. */
  rollingRounds: isFull ? 10 : 1,
  /** Histories of a borrower who compares what was said before each payment with what is booked. */
  comparedHistories: isFull ? 100 : 6,
  /** Histories of a borrower with automatic payments, and races at the moment of a collection. */
  mandateHistories: isFull ? 150 : 1,
  /** Histories of a borrower with payment reminders on two devices. */
  pushHistories: isFull ? 150 : 1,
  /** Loans of any kind, priced at random. */
  randomPlans: isFull ? 200 : 4,
  /** Loans computed by the calculator, on the device and at the lender. */
  calculatorQuestions: isFull ? 1_000 : 40,
  plainQuestions: isFull ? 200 : 10,
  /** Random books, and histories of books on two devices with two tabs each. */
  books: isFull ? 200 : 3,
  bookHistories: isFull ? 500 : 2,
  /** Randomly generated hostile inputs. */
  fuzzCalls: isFull ? 20_000 : 300,
  /** Disguises of another's id, tried on each field; hostile texts, tried on each. */
  disguises: isFull ? 13 : 1,
  hostileTexts: isFull ? 40 : 1,
  /** Kinds of long texts whose time is measured, for each field. */
  longTexts: isFull ? 8 : 1,
  /** Pictures that a borrower sends beyond the daily limit, and concurrent uploads of 20 MB. */
  refusedUploads: isFull ? 500 : 20,
  largeUploads: isFull ? 30 : 6,
  /** A database recovery that lasts longer than an earlier start timeout. */
  heldRecoverySeconds: isFull ? 45 : 12,
  /** Clients that hold a connection without sending anything. */
  idleClients: isFull ? 500 : 25,
} as const;
