import {
  cents,
  daysAfter,
  daysFromTo,
  fineract,
  fixed,
  half,
  monthsAfter,
  payment,
  periodDays,
  reducing,
  units,
} from './lenders.mjs';
import { pick, whole } from './random.mjs';

const equal = ({ rate, count }) => Array.from({ length: count }, () => rate / 12);
const byDays = ({ rate, days }, year, more = 0) => days.map((count) => (rate * (count + more)) / year);
const plain = (loan, more = {}) => reducing({ principal: loan.principal, rates: equal(loan), ...more });
const flat = (loan, more = {}) =>
  fixed({
    principal: loan.principal,
    interest: (loan.principal * loan.rate * loan.count) / 12,
    count: loan.count,
    ...more,
  });
const upTo = (step) => (value) => Math.ceil(value / step - 1e-9) * step;

/** A random loan by the month, with a fee and its tax that are taken from the payout. */
export function anyLoan(random) {
  const count = whole(random, 3, 60);
  const start = daysAfter('2024-01-01', whole(random, 0, 1_000));
  const fee = whole(random, 10, 40);
  const principal = whole(random, 20, 5_000) * 10_000;
  return {
    ...{ principal, count, start, days: periodDays(start, count) },
    rate: whole(random, 24, 192) / 400,
    fee: Math.round((principal * fee) / 1_000),
    tax: Math.round((Math.round((principal * fee) / 1_000) * 18) / 100),
  };
}

/** Plans that are right, by lenders of every kind; `dayCount` is what the lender states. */
export const rightKinds = {
  plain: (loan) => plain(loan),
  Fineract: (loan) => fineract(loan.principal, equal(loan)),
  frappe: (loan) => {
    const { rows, ...rest } = plain(loan, { roundEach: upTo(100), round: (value) => value });
    return { ...rest, totalInterest: cents(rest.totalInterest), rows: printedRunning(loan.principal, rows) };
  },
  'Excel, not rounded': (loan) =>
    plain(loan, { roundEach: (value) => value, round: (value) => value, print: cents }),
  'Excel, ROUND(PMT), cents left': (loan) =>
    plain(loan, { round: (value) => value, print: cents, lastSame: true }),
  'whole units, cells rounded': (loan) =>
    plain(loan, { roundEach: (value) => value, round: (value) => value, print: units }),
  'whole units in every row': (loan) => plain(loan, { roundEach: units, round: units }),
  'payment truncated': (loan) => plain(loan, { roundEach: Math.floor }),
  'everything truncated': (loan) => plain(loan, { roundEach: Math.floor, round: Math.floor }),
  'act/365, payment over the calendar': (loan) => ({
    ...reducing({ principal: loan.principal, rates: byDays(loan, 365) }),
    dayCount: 'act/365',
  }),
  'act/360, payment over the calendar': (loan) => ({
    ...reducing({ principal: loan.principal, rates: byDays(loan, 360), roundEach: half, round: half }),
    dayCount: 'act/360',
  }),
};

/** Balance and interest are rounded as they run, so that the cells add up. */
function printedRunning(principal, rows) {
  let before = principal;
  let charged = 0;
  let shown = 0;
  return rows.map(({ periodNo, interest, balance }) => {
    const left = cents(balance);
    charged += interest;
    const part = cents(charged) - shown;
    const paid = before - left;
    before = left;
    shown += part;
    return { periodNo, principal: paid, interest: part, instalment: paid + part, balance: left };
  });
}

const moved = (rows, from, by) =>
  rows.map((row) => (row.periodNo >= from ? { ...row, periodNo: row.periodNo + by } : row));

/** Ways to be wrong: the plan, and what a checker should say of it. `rowsOnly`: the payment alone shows nothing. */
export const wrongKinds = {
  'flat as reducing': { causes: ['flatRate'], plan: (loan) => flat(loan) },
  'flat, payment up to a unit': {
    causes: ['flatRate'],
    plan: (loan) => flat(loan, { roundEach: upTo(100) }),
  },
  'fee in the loan': {
    causes: ['feeInLoan'],
    plan: (loan) => plain({ ...loan, principal: loan.principal + loan.fee + loan.tax }),
  },
  'payment up to ten units': {
    causes: ['roundedInstalment'],
    plan: (loan) => plain(loan, { roundEach: upTo(1_000) }),
  },
  'first period by its month': {
    causes: ['brokenPeriod'],
    plan: (loan, random) => firstPeriod(loan, random, (days, month) => days / month / 12),
  },
  'first period over 365': {
    causes: ['brokenPeriod'],
    plan: (loan, random) => firstPeriod(loan, random, (days) => days / 365),
  },
  'paid in advance': {
    causes: ['paidInAdvance'],
    plan: (loan) => reducing({ principal: loan.principal, rates: [0, ...equal(loan).slice(1)] }),
  },
  'act/365 stated as equal months': {
    causes: ['dayCount'],
    plan: (loan) => reducing({ principal: loan.principal, rates: byDays(loan, 365) }),
  },
  'act/360 stated as equal months': {
    causes: ['dayCount'],
    plan: (loan) => reducing({ principal: loan.principal, rates: byDays(loan, 360) }),
  },
  'a day counted twice': {
    causes: ['dayCountedTwice'],
    plan: (loan) => reducing({ principal: loan.principal, rates: byDays(loan, 365, 1) }),
  },
  'hidden insurance': {
    causes: ['amountAdded'],
    plan: (loan, random) =>
      plain({ ...loan, principal: Math.round(loan.principal * (1 + whole(random, 10, 50) / 1_000)) }),
  },
  'a higher rate': {
    causes: ['otherRate'],
    plan: (loan, random) => plain({ ...loan, rate: loan.rate + whole(random, 25, 200) / 10_000 }),
  },
  'daily compounding': {
    causes: ['dailyCompounding'],
    plan: (loan) =>
      reducing({
        principal: loan.principal,
        rates: loan.days.map((days) => (1 + loan.rate / 365) ** days - 1),
      }),
  },
  'tax on the interest': {
    causes: ['taxOnInterest'],
    plan: (loan) => {
      const { rows } = plain(loan);
      const taxed = rows.map((row) => ({ ...row, instalment: row.instalment + cents(row.interest * 0.18) }));
      return {
        rows: taxed,
        instalment: taxed[0].instalment,
        totalInterest: totalOf(taxed, (row) => row.instalment - row.principal),
      };
    },
  },
  'one payment more': { causes: ['extraPeriod'], plan: (loan) => plain({ ...loan, count: loan.count + 1 }) },
  'a payment left out': {
    ...{ causes: ['missingPeriod'], rowsOnly: true },
    plan: (loan, random) => {
      const { rows, ...rest } = plain(loan);
      const out = whole(random, 2, loan.count - 1);
      return {
        ...rest,
        rows: moved(
          rows.filter((row) => row.periodNo !== out),
          out + 1,
          -1,
        ),
      };
    },
  },
  'a payment twice': {
    ...{ causes: ['duplicatePeriod'], rowsOnly: true },
    plan: (loan, random) => {
      const { rows, ...rest } = plain(loan);
      const twice = rows[whole(random, 0, loan.count - 2)];
      return {
        ...rest,
        rows: [...rows.slice(0, twice.periodNo), ...moved([twice, ...rows.slice(twice.periodNo)], 0, 1)],
      };
    },
  },
  'rule of 78': {
    causes: ['ruleOf78'],
    // Without a table nobody sees how the flat interest is shared out.
    alone: ['flatRate'],
    plan: (loan) => {
      const { count } = loan;
      return flat(loan, {
        shares: Array.from({ length: count }, (_, index) => (2 * (count - index)) / (count * (count + 1))),
      });
    },
  },
  'columns swapped': {
    ...{ causes: ['swappedColumns'], rowsOnly: true },
    plan: (loan) => {
      const { rows, ...rest } = plain(loan);
      return {
        ...rest,
        rows: rows.map((row) => ({ ...row, principal: row.interest, interest: row.principal })),
      };
    },
  },
  'last payment wrong': {
    ...{ causes: ['wrongLastRow'], rowsOnly: true },
    plan: (loan, random) => {
      const { rows, ...rest } = plain(loan);
      const more = whole(random, 300, 20_000);
      return {
        ...rest,
        rows: rows.map((row, at) =>
          at < rows.length - 1
            ? row
            : { ...row, instalment: row.instalment + more, interest: row.interest + more },
        ),
      };
    },
  },
  'total beside its rows': {
    ...{ causes: ['doesNotAddUp'] },
    plan: (loan, random) => {
      const { totalInterest, ...rest } = plain(loan);
      return { ...rest, totalInterest: totalInterest - whole(random, 1_000, 60_000) };
    },
  },
  'due dates wrong': {
    ...{ causes: ['wrongDueDates'], rowsOnly: true, dated: true },
    plan: (loan, random) => {
      const { rows, ...rest } = plain(loan);
      const from = whole(random, 2, loan.count);
      const by = pick(random, [-12, -10, 10, 14, 17]);
      const dated = rows.map((row) => {
        const due = monthsAfter(loan.start, row.periodNo);
        return { ...row, dueDate: row.periodNo >= from ? daysAfter(due, by) : due };
      });
      return { ...rest, rows: dated };
    },
  },
};

const totalOf = (rows, of) => rows.reduce((total, row) => total + of(row), 0);

/** The payment stays, the first interest is for the days until a first payment on another day. */
function firstPeriod(loan, random, share) {
  const usual = monthsAfter(loan.start, 1);
  const offset = pick(random, [-14, -10, -7, -5, 5, 7, 10, 14, 20]);
  const first = daysAfter(usual, offset);
  const days = daysFromTo(loan.start, first);
  const rates = equal(loan);
  const month = monthsAfter(first, -1);
  const inMonth = daysFromTo(month, first);
  const years = offset <= 0 || days <= inMonth ? share(days, inMonth) : share(days, inMonth);
  rates[0] = loan.rate * (share.length === 1 ? years : wholeAndOdd(loan.start, first));
  return reducing({ principal: loan.principal, rates, each: payment(loan.principal, equal(loan)) });
}

/** Whole months counted backwards from the first payment, odd days over the days of the month before them. */
function wholeAndOdd(start, first) {
  let months = 0;
  while (monthsAfter(first, -months - 1) >= start) months += 1;
  const from = monthsAfter(first, -months);
  return (months + daysFromTo(start, from) / daysFromTo(monthsAfter(first, -months - 1), from)) / 12;
}
