import type { Cause, ClaimedRow } from '../verify/claimed-plan';
import {
  alike,
  kept,
  lengths,
  level,
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
import { laterBy } from './dates';
import { Fraction, none } from './fraction';
import { anyDeal, anyHabit, handOut, interestIn, rowsOf, type Die, type Told } from './told';

type More = Parameters<typeof handOut>[2];

/** The usual lenders that then do one more thing: equal months or days over 365, in any rounding. */
function usual(
  die: Die,
  deal: Deal,
  habit: Habit = anyHabit(die, deal.principal),
): PlainTerms & { isByDays: boolean } {
  const due = monthly(deal.paidOut, deal.count);
  const isByDays = die.is(0.25);
  const shares = isByDays ? overDays(deal.paidOut, due, 365) : months(deal.count);
  return { rates: priced(shares, yearly(deal)), due, habit, isByDays };
}

interface Sheet {
  readonly deal: Deal;
  readonly entries: readonly Entry[];
  readonly rows?: readonly ClaimedRow[];
  readonly totalInterest?: number;
  readonly instalment?: number;
  readonly more?: More;
}

function told(die: Die, sheet: Sheet, ...causes: readonly Cause[]): Told {
  const { deal, entries, rows = rowsOf(entries), more = {} } = sheet;
  const totalInterest = sheet.totalInterest ?? interestIn(entries).to(1).whole();
  const instalment = sheet.instalment ?? rows[0]?.instalment;
  return { claim: handOut(die, { deal, rows, totalInterest, instalment }, more), causes };
}

type Kind = (die: Die) => Told;

/** Another debt, another rate, or both; `stated` is what the borrower is told. */
const charged =
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

const inUnits =
  (kind: (die: Die, deal: Deal) => { owed?: number; rate?: number }, causes: readonly Cause[]): Kind =>
  (die) => {
    const deal = { ...anyDeal(die), principal: die.from(200, 5_000) * 10_000 };
    const { owed = deal.principal, rate = deal.rate } = kind(die, deal);
    const habit: Habit = { payment: [100, 'near'], interest: [100, 'near'], printed: 100 };
    const entries = plainBook(money(owed), usual(die, { ...deal, rate }, habit));
    return told(die, { deal, entries, rows: rowsOf(entries, 100) }, ...causes);
  };

const paymentTo =
  (...payment: Habit['payment']) =>
  (): Habit => ({ payment, interest: [1, 'near'], printed: 1 });
const higher =
  (...points: readonly number[]) =>
  (die: Die, deal: Deal) => ({ rate: deal.rate + die.one(...points) });
const insured = (die: Die, deal: Deal) => ({
  owed: deal.principal + Math.round((deal.principal * die.from(10, 50)) / 100_000) * 100,
});
const feeAdded = (_: Die, deal: Deal) => ({ owed: deal.principal + deal.fee + deal.tax });

/** A book by a usual lender, changed afterwards. */
const changed =
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

const plus = (cell: number | undefined, by: number): number => (cell ?? 0) + by;
const renumbered = (rows: readonly ClaimedRow[]): ClaimedRow[] =>
  rows.map((row, index) => ({ ...row, periodNo: index + 1 }));

/** Another way to charge interest. */
const booked =
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

function flat(
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
    ...{ owed: money(deal.principal), due: monthly(deal.paidOut, count) },
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
const by78 = (index: number, count: number): Fraction =>
  Fraction.of(2 * (count - index), count * (count + 1));

const taxed =
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

const compounding =
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

type Column = 'principal' | 'interest' | 'instalment' | 'balance';
const swapped = (one: Column, other: Column): Kind =>
  changed(
    ({ entries }) => ({
      entries,
      rows: rowsOf(entries).map((row) => ({ ...row, [one]: row[other], [other]: row[one] })),
    }),
    ['swappedColumns'],
  );

/** Both the printed debt and the interest follow a part payment that is not credited. */
const uncredited: Kind = (die) => {
  const deal = anyDeal(die, { least: 10 });
  const entries = plainBook(money(deal.principal), usual(die, deal));
  const at = die.from(2, deal.count - 4);
  const early = Math.round(deal.principal / 1_000) * 100;
  const rows = rowsOf(entries).map((row, index) => (index === at ? { ...row, extra: early } : row));
  return told(die, { deal, entries, rows, more: { hasAll: true } }, 'doesNotAddUp');
};

export const wrongKinds: Readonly<Record<string, Kind>> = {
  'flat as reducing': (die) => told(die, flat(die, [1, 'near']), 'flatRate'),
  'flat, payment up to a unit': (die) => told(die, flat(die, [100, 'up']), 'flatRate'),
  'flat, payment and total alone': (die) => {
    const { claim, causes = [] } = told(die, flat(die, [1, 'near']), 'flatRate');
    return {
      claim: {
        ...claim,
        rows: undefined,
        instalment: claim.rows?.[0]?.instalment ?? claim.instalment,
        totalInterest: claim.rows?.reduce((sum, { interest = 0 }) => sum + interest, 0),
      },
      causes,
    };
  },
  'rule of 78': (die) => told(die, flat(die, [1, 'near'], by78), 'ruleOf78'),
  'fee in the loan': charged(feeAdded, ['feeInLoan']),
  'fee in the loan, a higher rate': charged(
    (die, deal) => ({ ...feeAdded(die, deal), ...higher(50, 100, 200)(die, deal) }),
    ['feeInLoan', 'otherRate'],
  ),
  'rate + 1': charged(higher(100), ['otherRate']),
  'rate + 1, payment to a unit': charged(higher(100), ['otherRate'], paymentTo(100, 'near')),
  'rate + 1, payment up to a unit': charged(higher(100), ['otherRate'], paymentTo(100, 'up')),
  'rate + 0.25': charged(higher(25), ['otherRate']),
  'rate + 0.25, payment to a unit': charged(higher(25), ['otherRate'], paymentTo(100, 'near')),
  'rate + 0.25, payment up to a unit': charged(higher(25), ['otherRate'], paymentTo(100, 'up')),
  'rate + 0.5, payment up to 5, 10': charged(higher(50), ['otherRate'], (die) =>
    paymentTo(die.one(500, 1_000), 'up')(),
  ),
  'rate + 1 and insurance': charged(
    (die, deal) => ({ ...insured(die, deal), ...higher(100)(die, deal) }),
    ['amountAdded', 'otherRate'],
  ),
  'rate + 1 and insurance, payment to a unit': charged(
    (die, deal) => ({ ...insured(die, deal), ...higher(100)(die, deal) }),
    ['amountAdded', 'otherRate'],
    paymentTo(100, 'near'),
  ),
  'a higher rate, all in units': inUnits(higher(100, 200), ['otherRate']),
  insurance: charged(insured, ['amountAdded']),
  'insurance, payment up to a unit': charged(insured, ['amountAdded'], paymentTo(100, 'up')),
  'insurance, all in units': inUnits(insured, ['amountAdded']),
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
      ...{ owed: money(deal.principal), due: monthly(deal.paidOut, deal.count) },
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
