import {
  alike,
  kept,
  level,
  money,
  monthly,
  months,
  overDays,
  overOwnYear,
  plainBook,
  priced,
  yearly,
  type Deal,
  type Entry,
  type Habit,
  daysFrom,
  laterBy,
  monthsFrom,
} from './book';
import { Fraction, none, type Direction } from './fraction';
import { anyDeal, anyHabit, handOut, interestIn, rowsOf, type Die, type LenderPlan } from './lender-plan';

export const cents: Habit = { payment: [1, 'near'], interest: [1, 'near'], printed: 1 };

export type More = Parameters<typeof handOut>[2];

/** A plan with its totals as the lender's own table has them. */
export function told(
  die: Die,
  deal: Deal,
  entries: readonly Entry[],
  more: More & { unit?: number; paysAt?: number } = {},
): LenderPlan {
  const { unit = 1, paysAt = 0, ...rest } = more;
  const rows = rowsOf(entries, unit);
  const totalInterest = interestIn(entries).to(unit, 'near').whole();
  return { claim: handOut(die, { deal, rows, totalInterest, instalment: rows[paysAt]?.instalment }, rest) };
}

export const equalMonths = (deal: Deal) => ({
  rates: priced(months(deal.count), yearly(deal)),
  due: monthly(deal.paidOut, deal.count),
});

export const byHabit =
  (habit: Partial<Habit>, unit = 1) =>
  (die: Die): LenderPlan => {
    const deal = anyDeal(die);
    const entries = plainBook(money(deal.principal), { ...equalMonths(deal), habit: { ...cents, ...habit } });
    return told(die, deal, entries, { unit });
  };

export const upToStep =
  (direction: Direction, ...steps: readonly number[]) =>
  (die: Die): LenderPlan => {
    const deal = { ...anyDeal(die, { most: 30 }), principal: die.from(300, 5_000) * 100_000 };
    const step = die.one(...steps);
    const entries = plainBook(money(deal.principal), {
      ...equalMonths(deal),
      habit: { ...cents, payment: [step, direction] },
    });
    return told(die, deal, entries);
  };

/** Interest by days of the printed dates, or of unprinted ones. */
export const byDays =
  (
    year: number | 'own',
    {
      isDated,
      isAlike = false,
      habit,
    }: { isDated?: boolean; isAlike?: boolean; habit?: Partial<Habit> } = {},
  ) =>
  (die: Die): LenderPlan => {
    const deal = anyDeal(die);
    const due = monthly(deal.paidOut, deal.count);
    const shares = year === 'own' ? overOwnYear(deal.paidOut, due) : overDays(deal.paidOut, due, year);
    const rates = priced(shares, yearly(deal));
    const entries = plainBook(money(deal.principal), {
      rates,
      due,
      habit: { ...anyHabit(die, deal.principal), ...habit },
      solvedOver: isAlike ? equalMonths(deal).rates : rates,
    });
    return told(die, deal, entries, isDated === undefined ? {} : { isDated });
  };

/** The loan is paid out some days before or after the day that is one month before the first payment. */
export const oddFirst =
  (
    share: (paidOut: string, first: string) => Fraction,
    { isSolved = false, others = 'months' }: { isSolved?: boolean; others?: 'months' | 'days' } = {},
  ) =>
  (die: Die): LenderPlan => {
    const deal = anyDeal(die);
    const first = monthsFrom(laterBy(deal.paidOut, die.one(-14, -9, -5, 4, 8, 13, 19, 24)), 1);
    const due = [first, ...monthly(first, deal.count - 1)];
    const rest = others === 'months' ? months(deal.count) : overDays(deal.paidOut, due, 365);
    const rates = priced([share(deal.paidOut, first), ...rest.slice(1)], yearly(deal));
    const usual = others === 'months' ? priced(months(deal.count), yearly(deal)) : rates;
    const entries = plainBook(money(deal.principal), {
      rates,
      due,
      habit: cents,
      solvedOver: isSolved ? rates : usual,
    });
    return told(die, deal, entries);
  };

/** Whole months backwards from the first payment, the odd days over the days of their month. */
export function byItsMonth(paidOut: string, first: string): Fraction {
  let whole = 0;
  while (monthsFrom(first, -whole - 1) >= paidOut) whole += 1;
  const from = monthsFrom(first, -whole);
  const odd = Fraction.of(daysFrom(paidOut, from), daysFrom(monthsFrom(first, -whole - 1), from));
  return Fraction.of(whole).plus(odd).over(Fraction.of(12));
}
export const overYear =
  (year: number) =>
  (paidOut: string, first: string): Fraction =>
    Fraction.of(daysFrom(paidOut, first), year);

export const equalPrincipal =
  (isByDays: boolean) =>
  (die: Die): LenderPlan => {
    const deal = anyDeal(die);
    const due = monthly(deal.paidOut, deal.count);
    const shares = isByDays ? overDays(deal.paidOut, due, 365) : months(deal.count);
    const part = money(deal.principal).over(money(deal.count)).to(1);
    const entries = kept({
      owed: money(deal.principal),
      due,
      interest: ({ index, owed }) =>
        owed
          .times(yearly(deal))
          .times(shares[index] ?? none)
          .to(1),
      payment: ({ interest }) => part.plus(interest),
    });
    return told(die, deal, entries);
  };

export const paused =
  (way: 'added' | 'paid') =>
  (die: Die): LenderPlan => {
    const deal = anyDeal(die, { least: 8 });
    const skipped = die.from(1, Math.min(6, Math.floor(deal.count / 2)));
    const { rates, due } = equalMonths(deal);
    let each: Fraction | undefined;
    const entries = kept({
      owed: money(deal.principal),
      due,
      interest: ({ index, owed }) => owed.times(rates[index] ?? none).to(1),
      payment: ({ index, owed, interest }) => {
        if (index < skipped) return way === 'added' ? none : interest;
        each ??= level(owed, rates.slice(skipped)).to(1);
        return each;
      },
    });
    return told(die, deal, entries, { paysAt: skipped });
  };

export function balloon(die: Die): LenderPlan {
  const deal = anyDeal(die);
  const { rates, due } = equalMonths(deal);
  const entries = kept({
    owed: money(deal.principal),
    due,
    interest: ({ index, owed }) => owed.times(rates[index] ?? none).to(1),
    payment: ({ interest }) => interest,
  });
  return told(die, deal, entries);
}

export const spaced =
  (each: number) =>
  (die: Die): LenderPlan => {
    const count = die.from(3, 12);
    const deal = { ...anyDeal(die), count: count * each };
    const rates = priced(alike(count, Fraction.of(each, 12)), yearly(deal));
    const entries = plainBook(money(deal.principal), {
      rates,
      due: monthly(deal.paidOut, count, each),
      habit: anyHabit(die, deal.principal),
    });
    return told(die, deal, entries);
  };
