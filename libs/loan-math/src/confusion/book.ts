import { Fraction, none, type Direction } from './fraction';

/** Dates of the bench's own, by the platform's calendar. */
const dayLength = 86_400_000;
const at = (text: string): Date => new Date(`${text}T00:00:00Z`);
const written = (date: Date): string => date.toISOString().slice(0, 10);

export const laterBy = (day: string, days: number): string =>
  written(new Date(at(day).getTime() + days * dayLength));

export function monthsFrom(day: string, months: number): string {
  const from = at(day);
  const end = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  end.setUTCDate(Math.min(from.getUTCDate(), end.getUTCDate()));
  return written(end);
}

export const daysFrom = (first: string, last: string): number =>
  Math.round((at(last).getTime() - at(first).getTime()) / dayLength);

const yearOf = (day: string): number => at(day).getUTCFullYear();
export const isWeekend = (day: string): boolean => [0, 6].includes(at(day).getUTCDay());

/** What a borrower agreed to. Amounts are minor units, the rate hundredths of a percent. */
export interface Deal {
  readonly principal: number;
  readonly rate: number;
  readonly count: number;
  readonly paidOut: string;
  readonly fee: number;
  readonly tax: number;
}

/** How a lender rounds: the payment, each interest, and what it prints. 0 leaves a figure unrounded. */
export interface Habit {
  readonly payment: readonly [number, Direction];
  readonly interest: readonly [number, Direction];
  readonly printed: number;
}

export interface Entry {
  readonly interest: Fraction;
  readonly principal: Fraction;
  readonly paid: Fraction;
  readonly owed: Fraction;
  readonly due: string;
  readonly charges?: Fraction;
  readonly extra?: Fraction;
}

export const yearly = ({ rate }: Pick<Deal, 'rate'>): Fraction => Fraction.of(rate, 10_000);
export const money = (amount: number): Fraction => Fraction.of(amount);
export const rounded = (value: Fraction, [step, direction]: readonly [number, Direction]): Fraction =>
  step === 0 ? value : value.to(step, direction);

/** The equal payment of a debt: what 1 paid each time is worth today. */
export function level(owed: Fraction, rates: readonly Fraction[]): Fraction {
  let [top, bottom] = [0n, 1n];
  for (const rate of rates.toReversed()) {
    top = (top + bottom) * rate.bottom;
    bottom *= rate.top + rate.bottom;
  }
  return owed.over(Fraction.of(top, bottom));
}

/** Due dates one after another. */
export const monthly = (from: string, count: number, each = 1): string[] =>
  Array.from({ length: count }, (_, index) => monthsFrom(from, (index + 1) * each));
export const everyDays = (from: string, count: number, days: number): string[] =>
  Array.from({ length: count }, (_, index) => laterBy(from, (index + 1) * days));

/** Periods as shares of a year. */
export const alike = (count: number, share: Fraction): Fraction[] =>
  Array.from({ length: count }, () => share);
export const months = (count: number): Fraction[] => alike(count, Fraction.of(1, 12));
export const lengths = (paidOut: string, due: readonly string[]): number[] =>
  due.map((day, index) => daysFrom(due[index - 1] ?? paidOut, day));
export const overDays = (paidOut: string, due: readonly string[], year: number, more = 0): Fraction[] =>
  lengths(paidOut, due).map((days) => Fraction.of(days + more, year));

/** Each day over the days of its own year. */
export const overOwnYear = (paidOut: string, due: readonly string[]): Fraction[] =>
  due.map((day, index) => {
    const from = due[index - 1] ?? paidOut;
    let share = none;
    for (let year = yearOf(from); year <= yearOf(day); year += 1) {
      const [opens, ends] = [`${year}-01-01`, `${year + 1}-01-01`];
      const days = daysFrom(from > opens ? from : opens, day < ends ? day : ends);
      share = share.plus(Fraction.of(days, daysFrom(opens, ends)));
    }
    return share;
  });

export const priced = (shares: readonly Fraction[], rate: Fraction): Fraction[] =>
  shares.map((share) => share.times(rate));

export interface Walk {
  readonly owed: Fraction;
  readonly due: readonly string[];
  readonly interest: (at: { index: number; owed: Fraction; before: Fraction }) => Fraction;
  /** The whole payment; the last one clears the debt unless `isLastAlike`. */
  readonly payment: (at: { index: number; owed: Fraction; interest: Fraction }) => Fraction;
  readonly extra?: (index: number) => Fraction;
  readonly isLastAlike?: boolean;
}

/** The account of a loan from the payout to the last payment; it ends early when nothing is owed. */
export function kept({ owed: first, due, interest, payment, extra, isLastAlike = false }: Walk): Entry[] {
  const entries: Entry[] = [];
  let [owed, before] = [first, first];
  for (const [index, day] of due.entries()) {
    const charged = interest({ index, owed, before });
    const asked = payment({ index, owed, interest: charged });
    const clears = owed.plus(charged);
    const isEnd = (index === due.length - 1 && !isLastAlike) || clears.isBelow(asked);
    const paid = isEnd ? clears : asked;
    const early = isEnd ? none : (extra?.(index) ?? none);
    before = owed;
    owed = clears.minus(paid).minus(early);
    entries.push({ interest: charged, principal: paid.minus(charged), paid, owed, due: day, extra: early });
    if (isEnd) break;
  }
  return entries;
}

/** The common lender: a level payment over `rates`, interest of the debt each period. */
export function plainBook(
  owed: Fraction,
  { rates, due, habit, solvedOver = rates }: PlainTerms,
  more: Partial<Walk> = {},
): Entry[] {
  const each = rounded(level(owed, solvedOver), habit.payment);
  return kept({
    owed,
    due,
    interest: ({ index, owed: now }) => rounded(now.times(rates[index] ?? none), habit.interest),
    payment: () => each,
    ...more,
  });
}

export interface PlainTerms {
  readonly rates: readonly Fraction[];
  readonly due: readonly string[];
  readonly habit: Habit;
  readonly solvedOver?: readonly Fraction[];
}
