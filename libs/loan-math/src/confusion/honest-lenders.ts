import {
  alike,
  kept,
  level,
  money,
  monthly,
  overDays,
  plainBook,
  priced,
  yearly,
  laterBy,
  monthsFrom,
} from './book';
import { Fraction, none } from './fraction';
import { cents, equalMonths, told } from './honest-books';
import { anyDeal, anyHabit, type Die, type LenderPlan } from './lender-plan';

/** Small payments, and a last one that repays a tenth to a half of the loan more. */
export function largeLast(die: Die): LenderPlan {
  const deal = anyDeal(die, { least: 6 });
  const { rates, due } = equalMonths(deal);
  const left = money(Math.round((deal.principal * die.from(10, 50)) / 10_000) * 100);
  let worth = left;
  for (const rate of rates) worth = worth.over(Fraction.of(1).plus(rate));
  const each = level(money(deal.principal).minus(worth), rates).to(1);
  const entries = kept({
    owed: money(deal.principal),
    due,
    interest: ({ index, owed }) => owed.times(rates[index] ?? none).to(1),
    payment: () => each,
  });
  return told(die, deal, entries);
}

/** Payments every few months, and the number that the borrower knows is that of the payments. */
export const spacedAndCounted =
  (each: number) =>
  (die: Die): LenderPlan => {
    const deal = anyDeal(die, { most: 20 });
    const entries = plainBook(money(deal.principal), {
      rates: priced(alike(deal.count, Fraction.of(each, 12)), yearly(deal)),
      due: monthly(deal.paidOut, deal.count, each),
      habit: anyHabit(die, deal.principal),
    });
    return told(die, deal, entries, { isDated: true });
  };

/** The rate of a month in percent, rounded to so many decimals before it is used. */
export function roundedMonths(die: Die): LenderPlan {
  const deal = anyDeal(die);
  const scale = die.one(10_000, 100_000, 1_000_000);
  const month = Fraction.of(Math.round((deal.rate * scale) / 1_200), scale * 100);
  const entries = plainBook(money(deal.principal), {
    rates: alike(deal.count, month),
    due: monthly(deal.paidOut, deal.count),
    habit: anyHabit(die, deal.principal),
  });
  return told(die, deal, entries);
}

/** A flat rate as stated; principal and interest each rounded to cents or units. */
export function flatInParts(die: Die): LenderPlan {
  const deal = anyDeal(die);
  const to = () => [die.one(1, 100), die.one('near', 'up')] as const;
  const charged = money(deal.principal)
    .times(yearly(deal))
    .over(money(12))
    .to(...to());
  const part = money(deal.principal)
    .over(money(deal.count))
    .to(...to());
  const entries = kept({
    owed: money(deal.principal),
    due: monthly(deal.paidOut, deal.count),
    interest: () => charged,
    payment: () => part.plus(charged),
  });
  const { claim } = told(die, deal, entries);
  return { claim: { ...claim, terms: { ...claim.terms, rateKind: 'flat' } } };
}

/** The payout is stated; of its day and that of the first payment both count, or neither. */
export const countedFromPayout =
  (more: number) =>
  (die: Die): LenderPlan => {
    const deal = anyDeal(die);
    const due = monthly(deal.paidOut, deal.count);
    const [first = none, ...rest] = overDays(deal.paidOut, due, 365);
    const shares = [first.plus(Fraction.of(more, 365)), ...rest];
    const rates = priced(shares, yearly(deal));
    const entries = plainBook(money(deal.principal), { rates, due, habit: cents });
    const { claim } = told(die, deal, entries, { isDated: true });
    const terms = { ...claim.terms, startDate: deal.paidOut, firstDueDate: due[0] };
    return { claim: { ...claim, terms, isStartSupposed: false } };
  };

/** The payout is stated, the first payment weeks later, and its odd days are paid apart. */
export function oddDaysApart(die: Die): LenderPlan {
  const deal = anyDeal(die);
  const first = laterBy(monthsFrom(deal.paidOut, 1), die.from(4, 24));
  const due = [first, ...monthly(first, deal.count - 1)];
  const entries = plainBook(money(deal.principal), { ...equalMonths(deal), due, habit: cents });
  const { claim } = told(die, deal, entries, { isDated: true });
  const terms = { ...claim.terms, startDate: deal.paidOut, firstDueDate: first };
  return { claim: { ...claim, terms, isStartSupposed: false } };
}
