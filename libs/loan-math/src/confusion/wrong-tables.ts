import { alike, kept, money, monthly, plainBook, priced, yearly, laterBy } from './book';
import { Fraction } from './fraction';
import { anyDeal, anyHabit, interestIn, rowsOf } from './lender-plan';
import { usual, told, changed, plus, renumbered, swapped, uncredited, type Kind } from './wrong-books';

/** Rows, columns, totals and dates that are not what they should be. */
export const wrongTables: Readonly<Record<string, Kind>> = {
  'one payment more': (die) => {
    const deal = anyDeal(die);
    const longer = { ...deal, count: deal.count + 1 };
    return told(die, { deal, entries: plainBook(money(deal.principal), usual(die, longer)) }, 'extraPeriod');
  },
  'one payment fewer': (die) => {
    const deal = anyDeal(die, { least: 6 });
    const shorter = { ...deal, count: deal.count - 1 };
    return told(
      die,
      { deal, entries: plainBook(money(deal.principal), usual(die, shorter)) },
      'missingPeriod',
    );
  },
  'a row left out': changed(
    ({ die, entries, deal }) => {
      const out = die.from(1, deal.count - 3);
      const rows = rowsOf(entries).filter((_, index) => index !== out);
      return { entries, rows: die.is(0.5) ? rows : renumbered(rows) };
    },
    ['missingPeriod'],
    { least: 6 },
  ),
  'a row twice': changed(
    ({ die, entries, deal }) => {
      const twice = die.from(1, deal.count - 2);
      return {
        entries,
        rows: renumbered(rowsOf(entries).flatMap((row, index) => (index === twice ? [row, row] : [row]))),
      };
    },
    ['duplicatePeriod'],
    { least: 5 },
  ),
  'principal and interest swapped': swapped('principal', 'interest'),
  'interest and balance swapped': swapped('interest', 'balance'),
  'last payment wrong': changed(
    ({ die, entries }) => {
      const more = die.from(3, 200) * 100;
      const rows = rowsOf(entries).map((row, index) =>
        index < entries.length - 1
          ? row
          : { ...row, instalment: plus(row.instalment, more), interest: plus(row.interest, more) },
      );
      return { entries, rows };
    },
    ['wrongLastRow'],
  ),
  'total beside its rows': changed(
    ({ die, entries }) => ({
      entries,
      rows: rowsOf(entries),
      more: {
        totalInterest:
          interestIn(entries).to(1).whole() +
          Math.round(interestIn(entries).whole() / die.one(7, 9, 12)) +
          1_333,
      },
    }),
    ['doesNotAddUp'],
  ),
  'one payment wrong': changed(
    ({ die, entries, deal }) => {
      const at = die.from(1, deal.count - 2);
      return {
        entries,
        rows: rowsOf(entries).map((row, index) =>
          index === at ? { ...row, instalment: plus(row.instalment, die.from(9, 90) * 110) } : row,
        ),
      };
    },
    ['doesNotAddUp'],
  ),
  'balance wrong from the first row': changed(
    ({ die, entries }) => {
      const off = die.from(5, 90) * 1_010;
      return {
        entries,
        rows: rowsOf(entries).map((row, index) => ({
          ...row,
          balance: index === entries.length - 1 ? 0 : plus(row.balance, off),
        })),
      };
    },
    ['doesNotAddUp'],
  ),
  'balance wrong from a row on': changed(
    ({ die, entries, deal }) => {
      const off = die.from(5, 90) * 1_010;
      const from = die.from(1, deal.count - 3);
      return {
        entries,
        rows: rowsOf(entries).map((row, index) => ({
          ...row,
          balance: index >= from && index < entries.length - 1 ? plus(row.balance, off) : row.balance,
        })),
      };
    },
    ['doesNotAddUp'],
    { least: 6 },
  ),
  'a part payment not credited': uncredited,
  'due dates wrong': changed(
    ({ die, entries, deal }) => {
      const from = die.from(1, deal.count - 1);
      const by = die.one(-12, -10, 10, 14, 17);
      return {
        entries,
        rows: rowsOf(entries).map((row, index) => ({
          ...row,
          dueDate: index >= from ? laterBy(row.dueDate ?? '', by) : row.dueDate,
        })),
        more: { isDated: true },
      };
    },
    ['wrongDueDates'],
  ),
  'equal principal, rate + 1': (die) => {
    const deal = anyDeal(die);
    const rate = yearly({ rate: deal.rate + 100 });
    const part = money(deal.principal).over(money(deal.count)).to(1);
    const entries = kept({
      owed: money(deal.principal),
      due: monthly(deal.paidOut, deal.count),
      interest: ({ owed }) => owed.times(rate).over(Fraction.of(12)).to(1),
      payment: ({ interest }) => part.plus(interest),
    });
    return told(die, { deal, entries }, 'otherRate');
  },
  'quarters, rate + 1': (die) => {
    const count = die.from(4, 12);
    const deal = { ...anyDeal(die), count: count * 3 };
    const rates = priced(alike(count, Fraction.of(1, 4)), yearly({ rate: deal.rate + 100 }));
    return told(
      die,
      {
        deal,
        entries: plainBook(money(deal.principal), {
          rates,
          due: monthly(deal.paidOut, count, 3),
          habit: anyHabit(die, deal.principal),
        }),
      },
      'otherRate',
    );
  },
};
