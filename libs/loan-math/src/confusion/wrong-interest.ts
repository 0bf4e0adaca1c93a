import { months, level, money, monthly, overDays, plainBook, priced, yearly } from './book';
import { Fraction, none } from './fraction';
import { anyDeal, anyHabit, interestIn, rowsOf } from './lender-plan';
import { told, changed, plus, booked, taxed, compounding, type Kind } from './wrong-books';

/** Taxes, charges, counts of days and other ways to charge interest. */
export const wrongInterest: Readonly<Record<string, Kind>> = {
  'tax on top, in the payment': taxed('payment', [1, 'near']),
  'tax on top, payment to a unit': taxed('payment', [100, 'near']),
  'tax on top, payment up to a unit': taxed('payment', [100, 'up']),
  'tax in the interest': taxed('interest', [1, 'near']),
  'tax in its own column': taxed('apart', [1, 'near']),
  'a charge on top': changed(
    ({ die, entries }) => {
      const charge = die.from(5, 40) * 500;
      return {
        entries,
        rows: rowsOf(entries).map((row) => ({ ...row, instalment: plus(row.instalment, charge) })),
      };
    },
    ['chargeEachTime'],
  ),
  'a charge on top, in the total too': changed(
    ({ die, entries }) => {
      const charge = die.from(5, 40) * 500;
      const rows = rowsOf(entries).map((row) => ({ ...row, instalment: plus(row.instalment, charge) }));
      return { entries, rows, totalInterest: interestIn(entries).to(1).whole() + charge * rows.length };
    },
    ['chargeEachTime'],
  ),
  'a charge inside the interest': booked(
    (die, _, { rates }) => {
      const charge = money(die.from(5, 40) * 500);
      let each: Fraction | undefined;
      return {
        interest: ({ index, owed }) =>
          owed
            .times(rates[index] ?? none)
            .to(1)
            .plus(charge),
        payment: ({ owed }) => (each ??= level(owed, rates).to(1).plus(charge)),
      };
    },
    ['chargeEachTime'],
  ),
  'a charge in its own column': changed(
    ({ die, entries }) => {
      const charge = die.from(5, 40) * 500;
      return {
        entries,
        rows: rowsOf(entries).map((row) => ({
          ...row,
          instalment: plus(row.instalment, charge),
          charges: charge,
        })),
      };
    },
    ['chargeEachTime'],
  ),
  'a charge once, in its own column': changed(
    ({ die, entries, deal }) => {
      const at = die.from(1, deal.count - 1);
      const charge = die.from(20, 90) * 1_100;
      return {
        entries,
        rows: rowsOf(entries).map((row, index) => ({
          ...row,
          charges: index === at ? charge : 0,
          instalment: plus(row.instalment, index === at ? charge : 0),
        })),
      };
    },
    ['unstatedCharge'],
  ),
  'days over 360, stated over 365': (die) => {
    const deal = anyDeal(die);
    const due = monthly(deal.paidOut, deal.count);
    const rates = priced(overDays(deal.paidOut, due, 360), yearly(deal));
    const { claim, causes = [] } = told(
      die,
      {
        deal,
        entries: plainBook(money(deal.principal), { rates, due, habit: anyHabit(die, deal.principal) }),
        more: { isDated: true },
      },
      'dayCount',
    );
    return {
      claim: { ...claim, terms: { ...claim.terms, dayCount: 'act/365' }, states: ['dayCount'] },
      causes,
    };
  },
  'days, stated as equal months': (die) => {
    const deal = anyDeal(die);
    const due = monthly(deal.paidOut, deal.count);
    const rates = priced(overDays(deal.paidOut, due, die.one(365, 360)), yearly(deal));
    const { claim, causes = [] } = told(
      die,
      {
        deal,
        entries: plainBook(money(deal.principal), { rates, due, habit: anyHabit(die, deal.principal) }),
        more: { isDated: true },
      },
      'dayCount',
    );
    return { claim: { ...claim, states: ['dayCount'] }, causes };
  },
  'a day counted twice': booked(
    (_, deal, { due }) => ({ rates: priced(overDays(deal.paidOut, due, 365, 1), yearly(deal)) }),
    ['dayCountedTwice'],
  ),
  'daily compounding, dated': compounding(true),
  'daily compounding, undated': compounding(false),
  'paid in advance': booked(
    (_, deal) => ({ rates: priced([none, ...months(deal.count - 1)], yearly(deal)) }),
    ['paidInAdvance'],
  ),
  'credited a period late': booked(
    (_, __, { rates }) => ({
      interest: ({ index, before }) => before.times(rates[index] ?? none).to(1),
    }),
    ['creditedLate'],
  ),
  'another rate from a payment on': booked(
    (die, deal, { rates }) => {
      const from = die.from(2, deal.count - 3);
      const more = Fraction.of(die.one(50, 100, 200), 10_000)
        .over(yearly(deal))
        .plus(Fraction.of(1));
      const then = rates.map((rate, index) => (index < from ? rate : rate.times(more)));
      let each: Fraction | undefined;
      const isSolved = die.is(0.5);
      return {
        interest: ({ index, owed }) => owed.times(then[index] ?? none).to(1),
        payment: ({ index, owed }) => {
          if (each === undefined) each = level(owed, rates).to(1);
          if (isSolved && index === from) each = level(owed, then.slice(from)).to(1);
          return each;
        },
      };
    },
    ['rateChanged'],
  ),
};
