import fc from 'fast-check';

/** How a borrower pays: with a code of a purpose, or by a transfer whose reference they send. */
export type Way =
  | 'period 1'
  | 'period 2'
  | 'payoff'
  | 'coolingOff'
  | 'part'
  | 'transfer'
  | 'payoff by transfer';

/** What goes wrong with the money. `lost`: only the bank's statement ever shows it. */
type Trouble =
  | 'none'
  | 'repeated'
  | 'lost'
  | 'less'
  | 'takenBack'
  | 'wrongAmount'
  | 'wrongReference'
  | 'unnamed';

/** Money that the bank books some hours after the beginning. */
export interface Money {
  readonly way: Way;
  /** Minor units; for a part or a transfer. */
  readonly amount: number;
  readonly afterHours: number;
  readonly reportDelayDays: number;
  readonly trouble: Trouble;
  /** When a typing error is corrected, or how long after the report the money is taken back. */
  readonly laterDays: number;
}

/** What the bank makes of one automatic payment. */
export interface Collection {
  readonly trouble: 'none' | 'repeated' | 'lost' | 'refused' | 'takenBack';
  readonly reportDelayDays: number;
  readonly laterDays: number;
}

/** A plan that a late borrower agrees to. */
interface Arrangement {
  readonly kind: 'promise' | 'pause' | 'smaller';
  readonly afterDays: number;
}

/** The life of a loan: all its codes are made and all its references sent on the first day. */
export interface History {
  readonly monies: readonly Money[];
  /** Undefined without automatic payments; else for its first collections. */
  readonly collections: readonly Collection[] | undefined;
  /** What a borrower who is late agrees to, and after how many days: one of the kinds that the lender offers. */
  readonly arrangement?: Arrangement | undefined;
  /** What the borrower does the day before the first collection. */
  readonly before?: 'nothing' | 'newMandate' | 'openCode';
}

export const isTakenBack = ({ monies, collections = [] }: History): boolean =>
  [...monies, ...collections].some(({ trouble }) => trouble === 'takenBack');

export const isTransfer = (way: Way): boolean => way === 'transfer' || way === 'payoff by transfer';

const reportDelayDays = fc.constantFrom(0, 1, 5, 40);
const laterDays = fc.integer({ min: 1, max: 20 });
const afterHours = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 50 * 24 }));
const amount = fc.integer({ min: 200, max: 500_000 });

const byCode = fc.record({
  way: fc.constantFrom<Way>('period 1', 'period 2', 'payoff', 'coolingOff', 'part'),
  trouble: fc.constantFrom<Trouble>('none', 'none', 'repeated', 'lost', 'less', 'takenBack'),
  amount,
  afterHours,
  reportDelayDays,
  laterDays,
});
const byTransfer = fc.record({
  way: fc.constantFrom<Way>('transfer', 'payoff by transfer'),
  trouble: fc.constantFrom<Trouble>(
    'none',
    'repeated',
    'takenBack',
    'wrongAmount',
    'wrongReference',
    'unnamed',
  ),
  amount,
  afterHours,
  reportDelayDays,
  laterDays,
});

/** One payment of each way, because a whole code replaces another one for its payments. */
const byHand: fc.Arbitrary<History> = fc
  .uniqueArray(fc.oneof(byCode, byTransfer), { minLength: 1, maxLength: 4, selector: ({ way }) => way })
  .map((monies) => ({ monies, collections: undefined }));

/** What a late borrower agrees to follows from the money that the lender knows by then, so it is reported at once. */
const late: fc.Arbitrary<History> = fc.record({
  monies: fc.uniqueArray(
    byCode
      .filter(({ way }) => way !== 'coolingOff')
      .map((money) => ({ ...money, reportDelayDays: 0, trouble: knownAtOnce(money.trouble) })),
    { minLength: 1, maxLength: 3, selector: ({ way }) => way },
  ),
  collections: fc.constant(undefined),
  arrangement: fc.record({
    kind: fc.constantFrom<Arrangement['kind']>('promise', 'pause', 'smaller'),
    afterDays: fc.constantFrom(34, 40, 64),
  }),
});

const knownAtOnce = (trouble: Trouble): Trouble => (trouble === 'lost' ? 'none' : trouble);

const collection = fc
  .record({
    trouble: fc.constantFrom<Collection['trouble']>('none', 'repeated', 'lost', 'refused', 'takenBack'),
    reportDelayDays,
    laterDays,
  })
  // A new attempt follows the report of a refusal, so its day is a fact of its own.
  .map((each) => (each.trouble === 'refused' ? { ...each, reportDelayDays: 0 } : each));

/** A part that is paid and reported on the first day; later ones would decide what is collected. */
const early = fc.record({
  way: fc.constant<Way>('part'),
  trouble: fc.constantFrom<Trouble>('none', 'repeated'),
  afterHours: fc.integer({ min: 1, max: 20 }),
  reportDelayDays: fc.constant(0),
  amount,
  laterDays,
});

const automatic: fc.Arbitrary<History> = fc.record({
  monies: fc.array(early, { maxLength: 1 }),
  collections: fc.array(collection, { minLength: 1, maxLength: 4 }),
  before: fc.constantFrom('nothing', 'newMandate', 'openCode'),
});

export const histories = fc.oneof(
  { weight: 3, arbitrary: byHand },
  { weight: 1, arbitrary: automatic },
  { weight: 1, arbitrary: late },
);

/** The same bookings, each reported once and at once. What the bank takes back, it takes back on the same day. */
export const reportedAtOnce = (history: History): History => ({
  ...history,
  monies: history.monies.map(atOnce),
  collections: history.collections?.map(atOnce),
});

function atOnce<Each extends Money | Collection>(each: Each): Each {
  const isOfReport = each.trouble === 'repeated' || each.trouble === 'lost';
  const laterDays = each.trouble === 'takenBack' ? each.laterDays + each.reportDelayDays : each.laterDays;
  return { ...each, reportDelayDays: 0, laterDays, trouble: isOfReport ? 'none' : each.trouble };
}

/** Long enough for every report and correction. */
export const lastDay = 125;

/** The days on which anything happens, in order, and the last one. */
export function daysOf(all: readonly History[]): readonly number[] {
  const days = all.flatMap(({ monies, collections, arrangement }) => [
    ...(arrangement === undefined ? [] : [arrangement.afterDays]),
    ...monies.flatMap(({ afterHours, reportDelayDays, laterDays }) => {
      const reported = Math.ceil(afterHours / 24) + reportDelayDays;
      return [reported, reported + 3, reported + laterDays, laterDays, 1];
    }),
    ...(collections === undefined ? [] : dueDays),
  ]);
  return [...new Set([...days, lastDay])].filter((day) => day <= lastDay).sort((one, other) => one - other);
}

/** The days about which the payments of a loan that began on day 0 are due. */
const dueAbout = [30, 61, 91, 122] as const;

/** The days around which the mandate of a loan that began on day 0 acts. */
const dueDays = Array.from({ length: lastDay }, (_, day) => day).filter(isNearDueDate);

/** @param day of a loan whose payments are due each month */
export function isNearDueDate(day: number): boolean {
  return dueAbout.some((due) => day >= due - 3 && day <= due + 3);
}
