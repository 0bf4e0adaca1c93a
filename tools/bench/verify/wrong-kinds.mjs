import { cents, daysAfter, daysFromTo, monthsAfter, payment, reducing, units } from './lenders.mjs';
import { byDays, equal, flat, plain, upTo } from './loans.mjs';
import { pick, whole } from './random.mjs';

const moved = (rows, from, by) =>
  rows.map((row) => (row.periodNo >= from ? { ...row, periodNo: row.periodNo + by } : row));

/** Known errors: the plan, and the expected verdict. `rowsOnly`: the payment alone does not reveal the error. */
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
  'a higher rate, in whole units': {
    causes: ['otherRate'],
    plan: (loan, random) =>
      plain(
        { ...loan, rate: loan.rate + whole(random, 25, 200) / 10_000 },
        { roundEach: (value) => value, round: (value) => value, print: units },
      ),
  },
  'payments left out at first': {
    causes: ['pause'],
    plan: (loan, random) => paused(loan, whole(random, 1, Math.min(6, Math.floor(loan.count / 2)))),
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
    // Without a table the distribution of the flat interest is invisible.
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

/** No payments for some months; their interest is added to the debt, and the remaining payments repay it all. */
function paused(loan, periods) {
  const rates = equal(loan);
  let owed = loan.principal;
  const waiting = rates.slice(0, periods).map((rate, at) => {
    const interest = cents(owed * rate);
    owed += interest;
    return { periodNo: at + 1, principal: -interest, interest, instalment: 0, balance: owed };
  });
  const { rows, instalment, totalInterest } = reducing({ principal: owed, rates: rates.slice(periods) });
  const added = totalOf(waiting, (row) => row.interest);
  return { rows: [...waiting, ...moved(rows, 0, periods)], instalment, totalInterest: totalInterest + added };
}

/** The payment is unchanged; the first interest covers the days until a first payment on another day. */
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
