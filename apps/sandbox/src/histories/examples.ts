import type { Collection, History, Money } from './history';

const money = (way: Money['way'], changes: Partial<Money>): Money => ({
  way,
  amount: 307_125,
  afterHours: 20,
  reportDelayDays: 0,
  trouble: 'none',
  laterDays: 1,
  ...changes,
});
const collection = (trouble: Collection['trouble'], reportDelayDays: number): Collection => ({
  trouble,
  reportDelayDays,
  laterDays: 10,
});
const byHand = (...monies: readonly Money[]): History => ({ monies, collections: undefined });

/** Histories that once went wrong, or that chance seldom draws. */
export const examples: readonly History[] = [
  // A collection that is reported after a later one.
  {
    monies: [],
    collections: [
      collection('none', 40),
      collection('none', 40),
      collection('lost', 5),
      collection('none', 0),
    ],
    before: 'nothing',
  },
  // A reference that is corrected after other money has ended the loan.
  byHand(
    money('payoff', { reportDelayDays: 1 }),
    money('transfer', { trouble: 'wrongReference', afterHours: 2, laterDays: 10 }),
  ),
  byHand(money('transfer', { trouble: 'wrongAmount', amount: 109_000 })),
  // A code for a payment that extra money has paid since, counted again after its reversal.
  byHand(
    money('period 1', { trouble: 'takenBack', afterHours: 23, reportDelayDays: 1, laterDays: 5 }),
    money('transfer', { trouble: 'wrongReference', afterHours: 1 }),
    money('coolingOff', { trouble: 'lost', afterHours: 1015, reportDelayDays: 1, laterDays: 17 }),
    money('payoff by transfer', { trouble: 'takenBack', afterHours: 563, reportDelayDays: 1, laterDays: 13 }),
  ),
  // Money that is found after the bank took back an earlier payment, whose reversal counted before it.
  byHand(
    money('period 1', { trouble: 'takenBack', afterHours: 3, reportDelayDays: 40, laterDays: 17 }),
    money('part', { trouble: 'lost', amount: 305_822, afterHours: 906, reportDelayDays: 5 }),
    money('transfer', {
      trouble: 'repeated',
      amount: 415_817,
      afterHours: 623,
      reportDelayDays: 40,
      laterDays: 14,
    }),
  ),
  // A payment ahead that the bank takes back after other money gave its interest back, and money went back to its payer.
  byHand(
    money('period 2', { trouble: 'takenBack', afterHours: 2, laterDays: 18 }),
    money('payoff by transfer', { trouble: 'wrongReference', afterHours: 861, laterDays: 16 }),
    money('part', { trouble: 'takenBack', amount: 277_496, afterHours: 30, laterDays: 52 }),
    money('payoff', { afterHours: 452, laterDays: 4 }),
  ),
  { monies: [], collections: [collection('takenBack', 5)], before: 'nothing' },
  { monies: [], collections: [collection('none', 0)], before: 'openCode' },
  // One of these is booked on another day than its hours in UTC say, at whatever time this runs.
  ...[30, 36, 42, 48].map((afterHours) => byHand(money('payoff', { trouble: 'lost', afterHours }))),
];
