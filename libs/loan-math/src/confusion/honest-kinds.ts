import {
  alike,
  everyDays,
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
} from './book';
import { daysFrom, isWeekend, laterBy, monthsFrom } from './dates';
import { Fraction, none, type Direction } from './fraction';
import { anyDeal, anyHabit, handOut, interestIn, rowsOf, type Die, type Told } from './told';

const cents: Habit = { payment: [1, 'near'], interest: [1, 'near'], printed: 1 };

type More = Parameters<typeof handOut>[2];

/** A plan with its totals as the lender's own table has them. */
function told(
  die: Die,
  deal: Deal,
  entries: readonly Entry[],
  more: More & { unit?: number; paysAt?: number } = {},
): Told {
  const { unit = 1, paysAt = 0, ...rest } = more;
  const rows = rowsOf(entries, unit);
  const totalInterest = interestIn(entries).to(unit, 'near').whole();
  return { claim: handOut(die, { deal, rows, totalInterest, instalment: rows[paysAt]?.instalment }, rest) };
}

const equalMonths = (deal: Deal) => ({
  rates: priced(months(deal.count), yearly(deal)),
  due: monthly(deal.paidOut, deal.count),
});

const byHabit =
  (habit: Partial<Habit>, unit = 1) =>
  (die: Die): Told => {
    const deal = anyDeal(die);
    const entries = plainBook(money(deal.principal), { ...equalMonths(deal), habit: { ...cents, ...habit } });
    return told(die, deal, entries, { unit });
  };

const upToStep =
  (direction: Direction, ...steps: readonly number[]) =>
  (die: Die): Told => {
    const deal = { ...anyDeal(die, { most: 30 }), principal: die.from(300, 5_000) * 100_000 };
    const step = die.one(...steps);
    const entries = plainBook(money(deal.principal), {
      ...equalMonths(deal),
      habit: { ...cents, payment: [step, direction] },
    });
    return told(die, deal, entries);
  };

/** Interest by days of the printed dates, or of unprinted ones. */
const byDays =
  (
    year: number | 'own',
    {
      isDated,
      isAlike = false,
      habit,
    }: { isDated?: boolean; isAlike?: boolean; habit?: Partial<Habit> } = {},
  ) =>
  (die: Die): Told => {
    const deal = anyDeal(die);
    const due = monthly(deal.paidOut, deal.count);
    const shares = year === 'own' ? overOwnYear(deal.paidOut, due) : overDays(deal.paidOut, due, year);
    const rates = priced(shares, yearly(deal));
    const entries = plainBook(money(deal.principal), {
      ...{ rates, due, habit: { ...anyHabit(die, deal.principal), ...habit } },
      solvedOver: isAlike ? equalMonths(deal).rates : rates,
    });
    return told(die, deal, entries, isDated === undefined ? {} : { isDated });
  };

/** The loan is paid out some days before or after the day that is one month before the first payment. */
const oddFirst =
  (
    share: (paidOut: string, first: string) => Fraction,
    { isSolved = false, others = 'months' }: { isSolved?: boolean; others?: 'months' | 'days' } = {},
  ) =>
  (die: Die): Told => {
    const deal = anyDeal(die);
    const first = monthsFrom(laterBy(deal.paidOut, die.one(-14, -9, -5, 4, 8, 13, 19, 24)), 1);
    const due = [first, ...monthly(first, deal.count - 1)];
    const rest = others === 'months' ? months(deal.count) : overDays(deal.paidOut, due, 365);
    const rates = priced([share(deal.paidOut, first), ...rest.slice(1)], yearly(deal));
    const usual = others === 'months' ? priced(months(deal.count), yearly(deal)) : rates;
    const entries = plainBook(money(deal.principal), {
      ...{ rates, due, habit: cents, solvedOver: isSolved ? rates : usual },
    });
    return told(die, deal, entries);
  };

/** Whole months backwards from the first payment, the odd days over the days of their month. */
function byItsMonth(paidOut: string, first: string): Fraction {
  let whole = 0;
  while (monthsFrom(first, -whole - 1) >= paidOut) whole += 1;
  const from = monthsFrom(first, -whole);
  const odd = Fraction.of(daysFrom(paidOut, from), daysFrom(monthsFrom(first, -whole - 1), from));
  return Fraction.of(whole).plus(odd).over(Fraction.of(12));
}
const overYear =
  (year: number) =>
  (paidOut: string, first: string): Fraction =>
    Fraction.of(daysFrom(paidOut, first), year);

const equalPrincipal =
  (isByDays: boolean) =>
  (die: Die): Told => {
    const deal = anyDeal(die);
    const due = monthly(deal.paidOut, deal.count);
    const shares = isByDays ? overDays(deal.paidOut, due, 365) : months(deal.count);
    const part = money(deal.principal).over(money(deal.count)).to(1);
    const entries = kept({
      ...{ owed: money(deal.principal), due },
      interest: ({ index, owed }) =>
        owed
          .times(yearly(deal))
          .times(shares[index] ?? none)
          .to(1),
      payment: ({ interest }) => part.plus(interest),
    });
    return told(die, deal, entries);
  };

const paused =
  (way: 'added' | 'paid') =>
  (die: Die): Told => {
    const deal = anyDeal(die, { least: 8 });
    const skipped = die.from(1, Math.min(6, Math.floor(deal.count / 2)));
    const { rates, due } = equalMonths(deal);
    let each: Fraction | undefined;
    const entries = kept({
      ...{ owed: money(deal.principal), due },
      interest: ({ index, owed }) => owed.times(rates[index] ?? none).to(1),
      payment: ({ index, owed, interest }) => {
        if (index < skipped) return way === 'added' ? none : interest;
        each ??= level(owed, rates.slice(skipped)).to(1);
        return each;
      },
    });
    return told(die, deal, entries, { paysAt: skipped });
  };

function balloon(die: Die): Told {
  const deal = anyDeal(die);
  const { rates, due } = equalMonths(deal);
  const entries = kept({
    ...{ owed: money(deal.principal), due },
    interest: ({ index, owed }) => owed.times(rates[index] ?? none).to(1),
    payment: ({ interest }) => interest,
  });
  return told(die, deal, entries);
}

const spaced =
  (each: number) =>
  (die: Die): Told => {
    const count = die.from(3, 12);
    const deal = { ...anyDeal(die), count: count * each };
    const rates = priced(alike(count, Fraction.of(each, 12)), yearly(deal));
    const entries = plainBook(money(deal.principal), {
      ...{ rates, due: monthly(deal.paidOut, count, each), habit: anyHabit(die, deal.principal) },
    });
    return told(die, deal, entries);
  };

/** Fee and tax as columns: in the first payment, or spread over all. */
const withFeeColumns =
  (isSpread: boolean) =>
  (die: Die): Told => {
    const deal = anyDeal(die);
    const whole = money(deal.fee + deal.tax);
    const part = whole.over(money(deal.count)).to(1, 'down');
    const entries = plainBook(money(deal.principal), { ...equalMonths(deal), habit: cents }).map(
      (entry, index) => {
        const first = isSpread ? whole.minus(part.times(money(deal.count - 1))) : whole;
        return { ...entry, charges: index === 0 ? first : isSpread ? part : none };
      },
    );
    return told(die, deal, entries, { feeMode: 'separate', paysAt: 1 });
  };

/** Dates moved to the next day that is no weekend or holiday; interest by the moved dates, or unchanged. */
const movedDates =
  (isByDays: boolean, isHoliday: (die: Die, day: string) => boolean) =>
  (die: Die): Told => {
    const deal = anyDeal(die, { least: 8 });
    const due = monthly(deal.paidOut, deal.count).map((day) => {
      let free = day;
      const more = die.from(1, 3);
      if (isHoliday(die, day)) free = laterBy(day, more);
      while (isWeekend(free) && daysFrom(day, free) < 3) free = laterBy(free, 1);
      return free;
    });
    const rates = priced(isByDays ? overDays(deal.paidOut, due, 365) : months(deal.count), yearly(deal));
    const solvedOver = priced(
      isByDays ? overDays(deal.paidOut, monthly(deal.paidOut, deal.count), 365) : months(deal.count),
      yearly(deal),
    );
    const entries = plainBook(money(deal.principal), { rates, due, habit: cents, solvedOver });
    return told(die, deal, entries, { isDated: true });
  };

/** A part payment in a column of its own; the payment stays, or is solved again over the rest. */
const partPaid =
  (keeps: 'payment' | 'time') =>
  (die: Die): Told => {
    const deal = anyDeal(die, { least: 10 });
    const { rates, due } = equalMonths(deal);
    const at = die.from(2, deal.count - 5);
    const early = money(Math.round((deal.principal * die.from(5, 20)) / 100 / 100) * 100);
    let each = level(money(deal.principal), rates).to(1);
    const entries = kept({
      ...{ owed: money(deal.principal), due },
      interest: ({ index, owed }) => owed.times(rates[index] ?? none).to(1),
      payment: ({ index, owed }) => {
        if (keeps === 'time' && index === at + 1) each = level(owed, rates.slice(index)).to(1);
        return each;
      },
      extra: (index) => (index === at ? early : none),
    });
    return told(die, deal, entries);
  };

const weekly =
  (days: number, share: Fraction, pace: 'week' | 'fortnight') =>
  (die: Die): Told => {
    const deal = { ...anyDeal(die), count: die.from(6, 60) };
    const entries = plainBook(money(deal.principal), {
      rates: priced(alike(deal.count, share), yearly(deal)),
      ...{ due: everyDays(deal.paidOut, deal.count, days), habit: cents },
    });
    const plan = told(die, deal, entries);
    const { rows, terms } = plan.claim;
    const first = rows?.[0]?.dueDate;
    const startDate = first === undefined ? terms.startDate : laterBy(first, -days);
    return { claim: { ...plan.claim, terms: { ...terms, tenureType: pace, startDate } } };
  };

/** Rupiah: whole units, and payments up to 500 or 1 000 of them. */
function rupiah(die: Die): Told {
  const deal = { ...anyDeal(die, { least: 3, most: 24 }), principal: die.from(20, 1_000) * 50_000_000 };
  const step = die.one(50_000, 100_000);
  const entries = plainBook(money(deal.principal), {
    ...equalMonths(deal),
    habit: { payment: [step, 'up'], interest: [100, 'near'], printed: 100 },
  });
  return told(die, deal, entries, { unit: 100 });
}

/** Only the payment and the total of a plan. */
const withoutRows =
  (kind: (die: Die) => Told) =>
  (die: Die): Told => {
    const { claim } = kind(die);
    const { rows = [] } = claim;
    return {
      claim: {
        ...claim,
        rows: undefined,
        instalment: rows[Math.min(1, rows.length - 1)]?.instalment ?? claim.instalment,
        totalInterest: rows.reduce((sum, { interest = 0 }) => sum + interest, 0),
      },
    };
  };

/** A total that the lender computed as the payment times the number of payments, or rounded to a step. */
const roughTotal =
  (how: 'times' | 'step') =>
  (die: Die): Told => {
    const deal = anyDeal(die);
    const entries = plainBook(money(deal.principal), {
      ...equalMonths(deal),
      habit: { ...cents, payment: [die.one(1, 100), 'near'] },
    });
    const { claim } = told(die, deal, entries);
    const each = entries[0]?.paid.whole() ?? 0;
    const interest = interestIn(entries).whole();
    const step = interest > 1_000_000 ? 10_000 : 1_000;
    const totalInterest =
      how === 'times' ? each * deal.count - deal.principal : Math.round(interest / step) * step;
    return { claim: { ...claim, totalInterest } };
  };

/** The last payment equals the others and leaves some cents. */
function leftCents(die: Die): Told {
  const deal = anyDeal(die);
  const entries = plainBook(
    money(deal.principal),
    { ...equalMonths(deal), habit: { ...cents, interest: [0, 'near'] } },
    { isLastAlike: true },
  );
  return told(die, deal, entries);
}

/** The typed payment is a rounded one; the table has cents. */
function roundedSummary(die: Die): Told {
  const deal = anyDeal(die);
  const entries = plainBook(money(deal.principal), { ...equalMonths(deal), habit: cents });
  const { claim } = told(die, deal, entries);
  return { claim: { ...claim, instalment: entries[0]?.paid.to(100).whole() } };
}

const single = (interest: Habit['interest'], payment: Habit['payment']): Partial<Habit> => ({
  interest,
  payment,
});
const rarely = (die: Die): boolean => die.is(0.12);
const never = (): boolean => false;

export const honestKinds: Readonly<Record<string, (die: Die) => Told>> = {
  'cents, half up': byHabit({}),
  'cents, half even': byHabit(single([1, 'even'], [1, 'even'])),
  'every interest cut': byHabit(single([1, 'down'], [1, 'down'])),
  'every interest up': byHabit(single([1, 'up'], [1, 'up'])),
  'not rounded, printed in cents': byHabit(single([0, 'near'], [0, 'near'])),
  'not rounded, printed in units': byHabit(single([0, 'near'], [0, 'near']), 100),
  'units in every row': byHabit(single([100, 'near'], [100, 'near']), 100),
  'payment to a unit': byHabit({ payment: [100, 'near'] }),
  'payment up to a unit': byHabit({ payment: [100, 'up'] }),
  'payment up to 5, 10, 50': upToStep('up', 500, 1_000, 5_000),
  'payment up to 100, 500, 1 000': (die) => {
    const { claim } = upToStep('up', 10_000, 50_000, 100_000)(die);
    return { claim };
  },
  'payment down to a step': upToStep('down', 100, 1_000, 10_000),
  'rupiah, up to 500 or 1 000': rupiah,
  'the last payment leaves cents': leftCents,
  'a rounded payment above the table': roundedSummary,
  'total as payment times number': roughTotal('times'),
  'rough total': roughTotal('step'),
  'days over 365, dated': byDays(365, { isDated: true }),
  'days over 365, undated': byDays(365, { isDated: false }),
  'days over 365, equal-month payment': byDays(365, { isAlike: true }),
  'days over 360': byDays(360),
  'days over 360, equal-month payment': byDays(360, { isAlike: true }),
  'days over their own year': byDays('own', { isDated: true }),
  'days over their own year, undated': byDays('own', { isDated: false }),
  'odd first period by its month': oddFirst(byItsMonth),
  'odd first period over 365': oddFirst(overYear(365)),
  'odd first period over 360, solved': oddFirst(overYear(360), { isSolved: true }),
  'odd first period, days over 365': oddFirst(overYear(365), { others: 'days', isSolved: true }),
  'equal principal': equalPrincipal(false),
  'equal principal, days over 365': equalPrincipal(true),
  'a pause, interest added': paused('added'),
  'a pause, interest paid': paused('paid'),
  'interest only': balloon,
  quarters: spaced(3),
  'half years': spaced(6),
  'every two months': spaced(2),
  'fee and tax in the first row': withFeeColumns(false),
  'fee and tax in every row': withFeeColumns(true),
  'moved off weekends': movedDates(false, never),
  'moved off weekends, interest by days': movedDates(true, never),
  'moved off holidays': movedDates(false, rarely),
  'moved off holidays, interest by days': movedDates(true, rarely),
  'a part payment, payment kept': partPaid('payment'),
  'a part payment, time kept': partPaid('time'),
  'weeks of 1/52': weekly(7, Fraction.of(1, 52), 'week'),
  'weeks of 7/365': weekly(7, Fraction.of(7, 365), 'week'),
  fortnights: weekly(14, Fraction.of(1, 26), 'fortnight'),
  'payment and total: equal months': withoutRows(byHabit({})),
  'payment and total: days over 365': withoutRows(byDays(365, { habit: cents })),
  'payment and total: days over 365, equal-month payment': withoutRows(
    byDays(365, { isAlike: true, habit: cents }),
  ),
  'payment and total: odd first period': withoutRows(oddFirst(overYear(365))),
  'payment and total: payment up to a unit': withoutRows(byHabit({ payment: [100, 'up'] })),
};
