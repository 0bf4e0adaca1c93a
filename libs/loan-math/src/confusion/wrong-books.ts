import type { Cause, ClaimedRow } from '../verify/claimed-plan';
import {
  kept,
  lengths,
  money,
  monthly,
  months,
  overDays,
  plainBook,
  priced,
  rounded,
  yearly,
  type Deal,
  type Entry,
  type Habit,
  type PlainTerms,
  type Walk,
} from './book';
import { Fraction } from './fraction';
import { anyDeal, anyHabit, handOut, interestIn, rowsOf, type Die, type LenderPlan } from './lender-plan';

type More = Parameters<typeof handOut>[2];

/** The usual lenders that then do one more thing: equal months or days over 365, in any rounding. */
export function usual(
  die: Die,
  deal: Deal,
  habit: Habit = anyHabit(die, deal.principal),
): PlainTerms & { isByDays: boolean } {
  const due = monthly(deal.paidOut, deal.count);
  const isByDays = die.is(0.25);
  const shares = isByDays ? overDays(deal.paidOut, due, 365) : months(deal.count);
  return { rates: priced(shares, yearly(deal)), due, habit, isByDays };
}

export interface Sheet {
  readonly deal: Deal;
  readonly entries: readonly Entry[];
  readonly rows?: readonly ClaimedRow[];
  readonly totalInterest?: number;
  readonly instalment?: number;
  readonly more?: More;
}

export function told(die: Die, sheet: Sheet, ...causes: readonly Cause[]): LenderPlan {
  const { deal, entries, rows = rowsOf(entries), more = {} } = sheet;
  const totalInterest = sheet.totalInterest ?? interestIn(entries).to(1).whole();
  const instalment = sheet.instalment ?? rows[0]?.instalment;
  return { claim: handOut(die, { deal, rows, totalInterest, instalment }, more), causes };
}

export type Kind = (die: Die) => LenderPlan;

/** Another debt, another rate, or both; `stated` is what the borrower is told. */
export const charged =
  (
    more: (die: Die, deal: Deal) => { owed?: number; rate?: number },
    causes: readonly Cause[],
    habitOf: (die: Die, deal: Deal) => Habit = (die, deal) => anyHabit(die, deal.principal),
  ): Kind =>
  (die) => {
    const deal = anyDeal(die);
    const { owed = deal.principal, rate = deal.rate } = more(die, deal);
    const terms = usual(die, { ...deal, rate }, habitOf(die, deal));
    return told(die, { deal, entries: plainBook(money(owed), terms) }, ...causes);
  };

export const inUnits =
  (kind: (die: Die, deal: Deal) => { owed?: number; rate?: number }, causes: readonly Cause[]): Kind =>
  (die) => {
    const deal = { ...anyDeal(die), principal: die.from(200, 5_000) * 10_000 };
    const { owed = deal.principal, rate = deal.rate } = kind(die, deal);
    const habit: Habit = { payment: [100, 'near'], interest: [100, 'near'], printed: 100 };
    const entries = plainBook(money(owed), usual(die, { ...deal, rate }, habit));
    return told(die, { deal, entries, rows: rowsOf(entries, 100) }, ...causes);
  };

export const paymentTo =
  (...payment: Habit['payment']) =>
  (): Habit => ({ payment, interest: [1, 'near'], printed: 1 });
export const higher =
  (...points: readonly number[]) =>
  (die: Die, deal: Deal) => ({ rate: deal.rate + die.one(...points) });
export const insured = (die: Die, deal: Deal) => ({
  owed: deal.principal + Math.round((deal.principal * die.from(10, 50)) / 100_000) * 100,
});
export const feeAdded = (_: Die, deal: Deal) => ({ owed: deal.principal + deal.fee + deal.tax });

/** A book by a usual lender, changed afterwards. */
export const changed =
  (
    change: (at: { die: Die; entries: readonly Entry[]; deal: Deal }) => Omit<Sheet, 'deal'>,
    causes: readonly Cause[],
    limits = {},
  ): Kind =>
  (die) => {
    const deal = anyDeal(die, limits);
    const entries = plainBook(money(deal.principal), usual(die, deal));
    const { more, ...sheet } = change({ die, entries, deal });
    return told(die, { deal, ...sheet, more: { hasAll: true, ...more } }, ...causes);
  };

export const plus = (cell: number | undefined, by: number): number => (cell ?? 0) + by;
export const renumbered = (rows: readonly ClaimedRow[]): ClaimedRow[] =>
  rows.map((row, index) => ({ ...row, periodNo: index + 1 }));

/** Another way to charge interest. */
export const booked =
  (
    how: (die: Die, deal: Deal, terms: PlainTerms) => Partial<Walk> & Partial<PlainTerms>,
    causes: readonly Cause[],
  ): Kind =>
  (die) => {
    const deal = anyDeal(die, { least: 6 });
    const terms = usual(die, deal);
    const {
      rates = terms.rates,
      due = terms.due,
      habit = terms.habit,
      solvedOver = rates,
      ...walk
    } = how(die, deal, terms);
    return told(
      die,
      { deal, entries: plainBook(money(deal.principal), { rates, due, habit, solvedOver }, walk) },
      ...causes,
    );
  };

export function flat(
  die: Die,
  payment: Habit['payment'],
  shares?: (index: number, count: number) => Fraction,
): { deal: Deal; entries: Entry[] } {
  const deal = anyDeal(die);
  const { count } = deal;
  const whole = money(deal.principal).times(yearly(deal)).times(Fraction.of(count, 12));
  const each = rounded(money(deal.principal).plus(whole).over(money(count)), payment);
  let left = whole.to(1);
  const entries = kept({
    owed: money(deal.principal),
    due: monthly(deal.paidOut, count),
    interest: ({ index }) => {
      const part =
        index === count - 1 ? left : whole.times(shares?.(index, count) ?? Fraction.of(1, count)).to(1);
      left = left.minus(part);
      return part;
    },
    payment: () => each,
  });
  return { deal, entries };
}
export const by78 = (index: number, count: number): Fraction =>
  Fraction.of(2 * (count - index), count * (count + 1));

export const taxed =
  (where: 'payment' | 'interest' | 'apart', habit: Habit['payment']): Kind =>
  (die) => {
    const deal = anyDeal(die);
    const entries = plainBook(money(deal.principal), usual(die, deal, paymentTo(...habit)()));
    const rows = rowsOf(entries).map((row) => {
      const tax = Math.floor((row.interest ?? 0) * 0.18 + 0.5);
      return {
        ...row,
        instalment: plus(row.instalment, tax),
        interest: where === 'interest' ? plus(row.interest, tax) : row.interest,
        ...(where === 'apart' ? { charges: tax } : {}),
      };
    });
    const instalment = where === 'payment' ? entries[0]?.paid.whole() : rows[0]?.instalment;
    return told(
      die,
      { deal, entries, rows, more: { hasAll: true }, ...(instalment === undefined ? {} : { instalment }) },
      'taxOnInterest',
    );
  };

export const compounding =
  (isDated: boolean): Kind =>
  (die) => {
    const deal = anyDeal(die);
    const due = monthly(deal.paidOut, deal.count);
    const daily = Fraction.of(1).plus(yearly(deal).over(Fraction.of(365)));
    const rates = lengths(deal.paidOut, due).map((days) => daily.power(days).minus(Fraction.of(1)).short());
    const habit: Habit = { payment: [1, 'near'], interest: [1, 'near'], printed: 1 };
    return told(
      die,
      { deal, entries: plainBook(money(deal.principal), { rates, due, habit }), more: { isDated } },
      'dailyCompounding',
    );
  };

export type Column = 'principal' | 'interest' | 'instalment' | 'balance';
export const swapped = (one: Column, other: Column): Kind =>
  changed(
    ({ entries }) => ({
      entries,
      rows: rowsOf(entries).map((row) => ({ ...row, [one]: row[other], [other]: row[one] })),
    }),
    ['swappedColumns'],
  );

/** Both the printed debt and the interest follow a part payment that is not credited. */
export const uncredited: Kind = (die) => {
  const deal = anyDeal(die, { least: 10 });
  const entries = plainBook(money(deal.principal), usual(die, deal));
  const at = die.from(2, deal.count - 4);
  const early = Math.round(deal.principal / 1_000) * 100;
  const rows = rowsOf(entries).map((row, index) => (index === at ? { ...row, extra: early } : row));
  return told(die, { deal, entries, rows, more: { hasAll: true } }, 'doesNotAddUp');
};
