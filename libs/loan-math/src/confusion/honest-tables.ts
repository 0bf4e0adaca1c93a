import {
  alike,
  everyDays,
  kept,
  level,
  money,
  monthly,
  months,
  overDays,
  plainBook,
  priced,
  yearly,
  daysFrom,
  isWeekend,
  laterBy,
} from './book';
import { Fraction, none } from './fraction';
import { anyDeal, interestIn, type Die, type LenderPlan } from './lender-plan';
import { cents, told, equalMonths } from './honest-books';

/** Fee and tax as columns: in the first payment, or spread over all. */
export const withFeeColumns =
  (isSpread: boolean) =>
  (die: Die): LenderPlan => {
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
export const movedDates =
  (isByDays: boolean, isHoliday: (die: Die, day: string) => boolean) =>
  (die: Die): LenderPlan => {
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
export const partPaid =
  (keeps: 'payment' | 'time') =>
  (die: Die): LenderPlan => {
    const deal = anyDeal(die, { least: 10 });
    const { rates, due } = equalMonths(deal);
    const at = die.from(2, deal.count - 5);
    const early = money(Math.round((deal.principal * die.from(5, 20)) / 100 / 100) * 100);
    let each = level(money(deal.principal), rates).to(1);
    const entries = kept({
      owed: money(deal.principal),
      due,
      interest: ({ index, owed }) => owed.times(rates[index] ?? none).to(1),
      payment: ({ index, owed }) => {
        if (keeps === 'time' && index === at + 1) each = level(owed, rates.slice(index)).to(1);
        return each;
      },
      extra: (index) => (index === at ? early : none),
    });
    return told(die, deal, entries);
  };

export const weekly =
  (days: number, share: Fraction, pace: 'week' | 'fortnight') =>
  (die: Die): LenderPlan => {
    const deal = { ...anyDeal(die), count: die.from(6, 60) };
    const entries = plainBook(money(deal.principal), {
      rates: priced(alike(deal.count, share), yearly(deal)),
      due: everyDays(deal.paidOut, deal.count, days),
      habit: cents,
    });
    const plan = told(die, deal, entries);
    const { rows, terms } = plan.claim;
    const first = rows?.[0]?.dueDate;
    const startDate = first === undefined ? terms.startDate : laterBy(first, -days);
    return { claim: { ...plan.claim, terms: { ...terms, tenureType: pace, startDate } } };
  };

/** Rupiah: whole units, and payments up to 500 or 1 000 of them. */
export function rupiah(die: Die): LenderPlan {
  const deal = { ...anyDeal(die, { least: 3, most: 24 }), principal: die.from(20, 1_000) * 50_000_000 };
  const step = die.one(50_000, 100_000);
  const entries = plainBook(money(deal.principal), {
    ...equalMonths(deal),
    habit: { payment: [step, 'up'], interest: [100, 'near'], printed: 100 },
  });
  return told(die, deal, entries, { unit: 100 });
}

/** Only the payment and the total of a plan. */
export const withoutRows =
  (kind: (die: Die) => LenderPlan) =>
  (die: Die): LenderPlan => {
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
export const roughTotal =
  (how: 'times' | 'step') =>
  (die: Die): LenderPlan => {
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
export function leftCents(die: Die): LenderPlan {
  const deal = anyDeal(die);
  const entries = plainBook(
    money(deal.principal),
    { ...equalMonths(deal), habit: { ...cents, interest: [0, 'near'] } },
    { isLastAlike: true },
  );
  return told(die, deal, entries);
}

/** The typed payment is a rounded one; the table has cents. */
export function roundedSummary(die: Die): LenderPlan {
  const deal = anyDeal(die);
  const entries = plainBook(money(deal.principal), { ...equalMonths(deal), habit: cents });
  const { claim } = told(die, deal, entries);
  return { claim: { ...claim, instalment: entries[0]?.paid.to(100).whole() } };
}
