import { splitTotal, sum } from '@clearloan/loan-math';
import { instantOf } from '../../../platform/context/instants';
import { planOf, price } from '../../orders/pricing';
import { computeDebt, type Loan } from '../debt';
import type { RowFacts } from '../debt-row';
import { fallOf } from '../fall';

/** A loan and what was paid of it, without a database. */
export interface Book {
  readonly loan: Loan;
  readonly facts: readonly RowFacts[];
}

export const startDate = '2026-08-31';

/** Terms that a test may replace. */
const usual: Omit<Loan, 'principal' | 'tenure'> = {
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
};

/** A loan that nobody has paid yet. */
export function bookOf(own: Partial<Loan> & { readonly principal: number; readonly tenure: number }): Book {
  const loan: Loan = { ...usual, ...own };
  const rows = planOf(price({ rules: loan, amount: loan.principal, tenure: loan.tenure, startDate }));
  return { loan, facts: rows.map((plan) => ({ plan, delays: [], changes: [], paid: [] })) };
}

export const debtOn = ({ loan, facts }: Book, day: string) => computeDebt(loan, facts, day);
export const openIn = (book: Book, day: string) =>
  sum(debtOn(book, day).rows.map(({ open }) => splitTotal(open)));

export type Money = Pick<Parameters<typeof fallOf>[1], 'amount' | 'purpose' | 'keep' | 'periodNos'>;

/** The book after money that the bank booked on a day. Fails if a unit of it is lost. */
export function pay(book: Book, money: Money, day: string): Book {
  const payment = { ...money, chosenPeriodNos: null, expiresAt: null } as Parameters<typeof fallOf>[1];
  const fall = fallOf(debtOn(book, day), payment, day, instantOf(`${day}T12:00:00Z`));
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
          })),
      ],
    })),
  };
}
