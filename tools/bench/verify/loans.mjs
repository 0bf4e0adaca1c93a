import { daysAfter, fixed, periodDays, reducing } from './lenders.mjs';
import { whole } from './random.mjs';

/** The loans of the bench's lenders, and the simplest ways to repay them. */
export const equal = ({ rate, count }) => Array.from({ length: count }, () => rate / 12);
export const byDays = ({ rate, days }, year, more = 0) => days.map((count) => (rate * (count + more)) / year);
export const plain = (loan, more = {}) =>
  reducing({ principal: loan.principal, rates: equal(loan), ...more });
export const flat = (loan, more = {}) =>
  fixed({
    principal: loan.principal,
    interest: (loan.principal * loan.rate * loan.count) / 12,
    count: loan.count,
    ...more,
  });
export const upTo = (step) => (value) => Math.ceil(value / step - 1e-9) * step;

/** A random monthly loan, with a fee and its tax deducted from the payout. */
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
