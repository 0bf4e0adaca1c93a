import { addDays, daysBetween, emptySplit, splitTotal, sum } from '@clearloan/loan-math';
import fc from 'fast-check';
import { fallOf } from './fall';
import { payoffOf } from './payoff';
import { bookOf, debtOn, openIn, pay, startDate, type Book, type Money } from './testing/book';

const anyLoan = fc
  .record({
    principal: fc.integer({ min: 100_000, max: 20_000_000 }),
    tenure: fc.integer({ min: 2, max: 12 }),
    annualRatePercent: fc.integer({ min: 100, max: 7_000 }).map((value) => (value / 100).toFixed(2)),
    dayCount: fc.constantFrom('30/360', 'act/365'),
    tenureType: fc.constantFrom('month', 'week'),
    feeMode: fc.constantFrom('deducted', 'added'),
    prepayFeePercent: fc.constantFrom('0', '0', '2'),
    rateKind: fc.constantFrom('reducing', 'reducing', 'flat'),
    moved: fc.option(fc.integer({ min: 0, max: 11 }), { freq: 2 }),
  })
  // Money for later payments of a flat loan pays these payments as they are, without a charge.
  .map(({ moved, ...own }) =>
    withDelay(bookOf(own.rateKind === 'flat' ? { ...own, prepayFeePercent: '0' } : own), moved),
  );

const isMoved = ({ facts }: Book) => facts.some(({ delays }) => delays.length > 0);

/** A payment was moved by a week for a price; its delay has a fee with tax and interest. */
const withDelay = ({ loan, facts }: Book, index: number | null): Book => ({
  loan,
  facts: facts.map((each, place) => {
    const newDueDate = addDays(each.plan.dueDate, 7);
    const delay = { agreedOn: startDate, newDueDate, fee: 5_000, tax: 900, interest: 777 };
    return place === index ? { ...each, delays: [delay] } : each;
  }),
});

const otherAmount = (amount: number, keep: Money['keep'] = null): Money => ({
  amount,
  keep,
  purpose: 'amount',
  periodNos: [],
});
const payoffOn = (book: Book, day: string): number => payoffOf(debtOn(book, day), day).amount;

/** Some days and shares of what pays the loan off then. */
const someMoney = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 40 }),
    share: fc.double({ min: 0.01, max: 0.7, noNaN: true }),
    keep: fc.constantFrom('instalment', 'tenure'),
    ahead: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 1, maxLength: 4 },
);

type Share = Parameters<Parameters<typeof someMoney.map>[0]>[0][number];

const payShares = (start: Book, moneys: readonly Share[]) => {
  let [book, day] = [start, startDate];
  for (const { days, share, keep, ahead } of moneys) {
    day = addDays(day, days);
    const open = debtOn(book, day).rows.filter((row) => splitTotal(row.open) > 0);
    const amount = Math.floor(payoffOn(book, day) * share);
    if (amount <= 0 || open.length === 0) continue;
    const chosen = open.slice(0, ahead);
    const whole = sum(chosen.map((row) => splitTotal(row.open)));
    const isAhead = chosen.length > 0 && whole < payoffOn(book, day);
    book = pay(
      book,
      isAhead
        ? {
            ...otherAmount(whole, keep),
            purpose: 'period',
            periodNos: chosen.map(({ periodNo }) => periodNo),
          }
        : otherAmount(amount, keep),
      day,
    );
  }
  return { book, day };
};

const cases = { numRuns: process.env['TEST_SIZE'] === 'full' ? 2_000 : 150 };

it('payments on one day cost what the payoff of that day costs', () => {
  fc.assert(
    fc.property(anyLoan, someMoney, someMoney, (start, before, onDay) => {
      const { book, day } = payShares(start, before);
      const ending = payoffOf(debtOn(book, day), day);
      const notTaken = sum(ending.rows.map(({ waivedInterest }) => waivedInterest));
      const { book: after } = payShares(book, []);
      let [rest, paid] = [after, 0];
      for (const { share, keep } of onDay) {
        const amount = Math.floor(payoffOn(rest, day) * share);
        if (amount <= 0) continue;
        rest = pay(rest, otherAmount(amount, keep), day);
        paid += amount;
      }
      const cost = paid + payoffOn(rest, day) - ending.amount;
      const percent = Number(start.loan.prepayFeePercent);
      // Each charge is rounded, and none is on interest that is not taken.
      const tolerance = percent === 0 ? 0 : 5 * (onDay.length + 1);
      expect(cost).toBeLessThanOrEqual(tolerance);
      expect(cost).toBeGreaterThanOrEqual(-tolerance - (notTaken * percent) / 100);
    }),
    cases,
  );
});

it('no part of the plan is below zero, and the principal stays whole', () => {
  fc.assert(
    fc.property(anyLoan, someMoney, (start, moneys) => {
      const { book, day } = payShares(start, moneys);
      const { rows } = debtOn(book, day);
      const below = rows.flatMap(({ due, paid, open, periodNo }) =>
        [due, paid, open].some((split) => Object.values(split).some((part) => part < 0)) ? [periodNo] : [],
      );
      expect(below).toEqual([]);
      const principal = (of: Book) =>
        sum(debtOn(of, day).rows.map((row) => row.due.principal + row.addedFee));
      expect(principal(book)).toBe(principal(start));
    }),
    cases,
  );
});

const someParts = fc.array(
  fc.record({
    /** Of the days of a period. */
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    /** Of what is open of its payment; above 1, also of a third of the payoff. */
    share: fc.oneof(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constant(1),
      fc.double({ min: 1, max: 2, noNaN: true }),
    ),
  }),
  { maxLength: 3 },
);

it('interest over the life of a loan is that of its balance, day by day [promise: early-any-day] [promise: early-days]', () => {
  fc.assert(
    fc.property(anyLoan, fc.array(someParts, { minLength: 12, maxLength: 12 }), (start, parts) => {
      const { loan } = start;
      fc.pre(loan.rateKind === 'reducing' && loan.dayCount === 'act/365' && loan.prepayFeePercent === '0');
      fc.pre(loan.feeMode === 'deducted' && !isMoved(start));
      let book = start;
      let balance = sum(start.facts.map(({ plan }) => plan.principal));
      let [last, owed, count] = [startDate, 0, 0];
      const principalIn = (of: Book) => sum(debtOn(of, last).rows.map(({ open }) => open.principal));
      const payOn = (day: string, amount: number) => {
        owed += (balance * Number(loan.annualRatePercent) * daysBetween(last, day)) / 36_500;
        last = day;
        count += 1;
        book = pay(book, otherAmount(amount), day);
        balance = principalIn(book);
      };
      for (const [index, { plan }] of start.facts.entries()) {
        const from = start.facts[index - 1]?.plan.dueDate ?? startDate;
        const openOf = (day: string) => splitTotal(debtOn(book, day).rows[index]?.open ?? emptySplit);
        const days = (parts[index] ?? []).map(({ at }) => Math.round(at * daysBetween(from, plan.dueDate)));
        days.sort((one, other) => one - other);
        for (const [place, { share }] of (parts[index] ?? []).entries()) {
          const day = addDays(from, days[place] ?? 0);
          const room = Math.max(0, payoffOn(book, day) - openOf(day)) / 3;
          const amount = Math.floor(openOf(day) * Math.min(1, share) + room * Math.max(0, share - 1));
          if (day > from && amount > 0 && amount < payoffOn(book, day)) payOn(day, amount);
        }
        const rest = openOf(plan.dueDate);
        if (rest > 0) payOn(plan.dueDate, rest);
      }
      const paidInterest = sum(book.facts.flatMap(({ paid }) => paid.map((part) => part.paid.interest)));
      expect(openIn(book, last)).toBe(0);
      expect(Math.abs(paidInterest - owed)).toBeLessThanOrEqual(start.facts.length + count + 1);
    }),
    cases,
  );
});

it('a payment above the balance of today ends the loan, and the rest is left', () => {
  const book = bookOf({ principal: 1_200_000, tenure: 6 });
  const payoff = payoffOn(book, '2026-09-10');
  const after = fallOf(
    debtOn(book, '2026-09-10'),
    { ...otherAmount(payoff + 500), chosenPeriodNos: null, expiresAt: null } as Parameters<typeof fallOf>[1],
    '2026-09-10',
    new Date(),
  );
  expect(after.left).toBe(500);
  expect(openIn(pay(book, otherAmount(payoff), '2026-09-10'), '2026-09-10')).toBe(0);
});
