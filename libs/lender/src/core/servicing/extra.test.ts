import { addDays, daysBetween, splitTotal, sum } from '@clearloan/loan-math';
import fc from 'fast-check';
import { price } from '../orders/pricing';
import { computeDebt, type Loan } from './debt';
import type { RowFacts } from './debt-row';
import { fallOf } from './fall';
import { payoffOf } from './payoff';

/** A loan and what was paid of it, without a database. */
interface Book {
  readonly loan: Loan;
  readonly facts: readonly RowFacts[];
}

const startDate = '2026-08-31';

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
  })
  // Money for later payments of a flat loan pays these payments as they are, without a charge.
  .map((own) => bookOf(own.rateKind === 'flat' ? { ...own, prepayFeePercent: '0' } : own));

function bookOf(own: Partial<Loan> & { readonly principal: number; readonly tenure: number }): Book {
  const loan: Loan = {
    orderId: 'order',
    net: 0,
    fee: 0,
    tax: 0,
    apr: '0',
    startDate,
    signedAt: new Date(0),
    keyFactsVersion: '1',
    payoutId: null,
    paidOutAt: null,
    cardId: '1',
    bankName: 'B',
    bankTail: '1',
    arrangementsAllowed: 1,
    tenureType: 'month',
    repayment: 'instalments',
    rateKind: 'reducing',
    dayCount: '30/360',
    annualRatePercent: '24',
    feeMode: 'deducted',
    feePercent: '3',
    taxPercent: '18',
    lateFeePercentPerDay: '0.1',
    lateFeeCapPercent: '20',
    prepayFeePercent: '0',
    coolingOffDays: 0,
    delayFeePerWeek: 0,
    delaysAllowed: 0,
    charges: [],
    ...own,
  };
  const { rows } = price({ rules: loan, amount: loan.principal, tenure: loan.tenure, startDate });
  return {
    loan,
    facts: rows.map(({ balance, principal, interest, fee, tax, periodNo, dueDate }) => ({
      plan: {
        periodNo,
        dueDate,
        principal,
        interest,
        fee,
        tax,
        balanceBefore: balance + principal + fee + tax,
      },
      delays: [],
      changes: [],
      paid: [],
    })),
  };
}

const debtOn = ({ loan, facts }: Book, day: string) => computeDebt(loan, facts, day);
const openIn = (book: Book, day: string) => sum(debtOn(book, day).rows.map(({ open }) => splitTotal(open)));

type Money = Pick<Parameters<typeof fallOf>[1], 'amount' | 'purpose' | 'keep' | 'periodNos'>;

/** The book after money that the bank booked on a day. Fails if a unit of it is lost. */
function pay(book: Book, money: Money, day: string): Book {
  const payment = { ...money, chosenPeriodNos: null, expiresAt: null } as Parameters<typeof fallOf>[1];
  const fall = fallOf(debtOn(book, day), payment, day, new Date(`${day}T12:00:00Z`));
  const posted = sum(fall.rows.map(({ paid }) => splitTotal(paid)));
  expect(posted + fall.prepayFee + fall.left).toBe(money.amount);
  expect(sum(fall.changes.map(({ principal, fee, tax }) => principal + fee + tax))).toBe(0);
  return {
    loan: book.loan,
    facts: book.facts.map((each) => ({
      ...each,
      paid: [
        ...each.paid,
        ...fall.rows
          .filter(({ periodNo }) => periodNo === each.plan.periodNo)
          .map(({ periodNo, paid }) => ({ periodNo, paid, valueDay: day })),
      ],
      changes: [
        ...each.changes,
        ...fall.changes
          .filter(({ periodNo }) => periodNo === each.plan.periodNo)
          .map((change) => ({
            ...change,
            paymentId: 'p',
            kind: 'payment' as const,
            valueDay: day,
            dueDate: null,
            ranBefore: null,
          })),
      ],
    })),
  };
}

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
      const whole = payoffOn(book, day);
      const { book: after } = payShares(book, []);
      let [rest, paid] = [after, 0];
      for (const { share, keep } of onDay) {
        const amount = Math.floor(payoffOn(rest, day) * share);
        if (amount <= 0) continue;
        rest = pay(rest, otherAmount(amount, keep), day);
        paid += amount;
      }
      // Each charge is rounded.
      const tolerance = start.loan.prepayFeePercent === '0' ? 0 : 2 * onDay.length + 1;
      expect(Math.abs(paid + payoffOn(rest, day) - whole)).toBeLessThanOrEqual(tolerance);
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

it('interest over the life of a loan is that of its balance, day by day [promise: early-any-day]', () => {
  fc.assert(
    fc.property(
      anyLoan,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 }),
      (start, shares) => {
        const { loan } = start;
        fc.pre(loan.rateKind === 'reducing' && loan.dayCount === 'act/365' && loan.prepayFeePercent === '0');
        let book = start;
        let balance = sum(start.facts.map(({ plan }) => plan.principal + plan.fee + plan.tax));
        let [last, owed] = [startDate, 0];
        const run = (day: string) => {
          owed += (balance * Number(loan.annualRatePercent) * daysBetween(last, day)) / 36_500;
          last = day;
        };
        for (const [index, { plan }] of start.facts.entries()) {
          const now = debtOn(book, plan.dueDate).rows[index];
          if (now === undefined || splitTotal(now.open) === 0) break;
          const from = start.facts[index - 1]?.plan.dueDate ?? startDate;
          const isExtra = (shares[index] ?? 0) > 0.5;
          const early = Math.floor(daysBetween(from, plan.dueDate) * (1 - (shares[index] ?? 0)));
          const day = isExtra ? addDays(plan.dueDate, -early) : plan.dueDate;
          const room = payoffOn(book, day) - splitTotal(now.open);
          const amount = splitTotal(now.open) + (isExtra ? Math.floor(room / 3) : 0);
          if (isExtra && (room < 3 || day <= from)) break;
          const before = book;
          book = pay(book, otherAmount(amount), day);
          run(day);
          const left = (of: Book) =>
            sum(
              debtOn(of, day).rows.map(({ open, addedFee }) => open.principal + Math.min(open.fee, addedFee)),
            );
          balance -= left(before) - left(book);
        }
        const day = last;
        const paidInterest = sum(book.facts.flatMap(({ paid }) => paid.map((part) => part.paid.interest)));
        const dueNow = payoffOf(debtOn(book, day), day).split.interest;
        expect(Math.abs(paidInterest + dueNow - owed)).toBeLessThanOrEqual(start.facts.length + 1);
      },
    ),
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
