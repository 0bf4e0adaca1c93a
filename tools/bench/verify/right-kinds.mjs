import { cents, fineract, half, reducing, units } from './lenders.mjs';
import { byDays, equal, plain, upTo } from './loans.mjs';

/** Correct plans of lenders of every kind; `dayCount` is what the lender states. */
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

/** Rounds balance and interest as running figures, so the cells add up. */
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
