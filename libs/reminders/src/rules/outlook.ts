import type { Minor } from '@clearloan/api-client/declare';
import type { LocalMoney } from '@clearloan/api-client/offline';
import { addDays } from '@clearloan/loan-math';
import type { Due } from './due-list';
import { daysUntil } from './rhythm';

/** The length of the forecast: a month, and a few days for a pay day that varies. */
const aheadDays = 35;

/** The movements of one day, and the balance at its end. */
export interface OutlookDay {
  readonly day: string;
  /** From the book: recurring income and expenses. */
  readonly in: Minor;
  readonly out: Minor;
  readonly dues: readonly { readonly due: Due; readonly amount: Minor }[];
  readonly balance: Minor;
}

/** The first day on which the money does not suffice, and why. */
interface Shortfall {
  readonly day: string;
  readonly missing: Minor;
  /** Up to and including that day. */
  readonly comesIn: Minor;
  readonly goesOut: Minor;
  readonly names: readonly string[];
}

export interface Outlook {
  readonly start: Minor;
  /** The day on which the book was calculated. */
  readonly asOf: string;
  readonly days: readonly OutlookDay[];
  readonly shortfall: Shortfall | undefined;
}

/** The forecast balance of each day if everything is paid as planned; late payments are made today. */
export function computeOutlook(dues: readonly Due[], money: LocalMoney, today: string): Outlook {
  const until = addDays(today, aheadDays);
  const events = dues.flatMap((due) =>
    daysUntil(due, until).map((day) => ({ day: day < today ? today : day, due, amount: due.amount })),
  );
  const expected = money.expected.filter(({ day }) => day > today && day <= until);
  const moving = [...new Set([...events, ...expected].map(({ day }) => day))].sort();
  let balance = money.balance;
  const days = moving.map((day): OutlookDay => {
    const ofDay = events.filter((event) => event.day === day);
    const flows = expected.filter((each) => each.day === day);
    const comesIn = flows.reduce((sum, each) => sum + each.in, 0);
    const out = flows.reduce((sum, each) => sum + each.out, 0);
    balance += comesIn - out - ofDay.reduce((sum, { amount }) => sum + amount, 0);
    return { day, in: comesIn, out, dues: ofDay.map(({ due, amount }) => ({ due, amount })), balance };
  });
  return { start: money.balance, asOf: money.day, days, shortfall: shortfallOf(days) };
}

function shortfallOf(days: readonly OutlookDay[]): Shortfall | undefined {
  const index = days.findIndex(({ balance }) => balance < 0);
  const first = days[index];
  if (first === undefined) return undefined;
  const until = days.slice(0, index + 1);
  const paid = (each: OutlookDay) => each.out + each.dues.reduce((sum, { amount }) => sum + amount, 0);
  return {
    day: first.day,
    missing: -first.balance,
    comesIn: until.reduce((sum, each) => sum + each.in, 0),
    goesOut: until.reduce((sum, each) => sum + paid(each), 0),
    names: first.dues.map(({ due }) => due.productName),
  };
}
