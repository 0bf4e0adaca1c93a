import { always, amount, mutatingReply, everyAmount, field } from './edit';
import { isSuccessReply, type Mutation } from './proxy';

const offer = '/v3/loan-confirm/loan-detail-confirm';
const details = '/v3/loan-details/loan-details';
const plan = '/v3/installment/loan-plan-info';
const payment = '/v3/installment/loan-play-detail';
const delay = '/v3/installment/loan-play-delay-detail';

/** Changes only pages of a paid-off loan. */
const whenSettled = (edit: (data: Record<string, unknown>) => Record<string, unknown>) =>
  mutatingReply((answer) => {
    const { data } = answer.json ?? {};
    if (
      isSuccessReply(answer) &&
      answer.json &&
      typeof data === 'object' &&
      data !== null &&
      'orderStatus' in data &&
      data.orderStatus === 'settled'
    )
      answer.json = { ...answer.json, data: edit({ ...data }) };
  });

/** Wrong amounts, prices and days of a loan. */
export const moneyMutations: readonly Mutation[] = [
  {
    name: 'loan details: every amount is 100 times too high',
    path: details,
    make: field(
      '',
      everyAmount((minor) => minor * 100),
    ),
  },
  {
    name: 'payment plan: the first payment is 500.00 too high',
    path: plan,
    make: field(
      'repay_plans.0.repayTotalAmount',
      amount((minor) => minor + 50_000),
    ),
  },
  {
    name: 'offer: the APR is halved',
    path: offer,
    make: field('apr', (apr) => (Number(apr) / 2).toFixed(2)),
  },
  {
    name: 'payment plan: a due date is 2026-02-30',
    path: plan,
    make: field('repay_plans.0.dueTime', always('2026-02-30')),
  },
  {
    name: 'delay quote: the new payment is 1.00',
    path: delay,
    make: field('options.*.newTotal', always('1.00')),
  },
  {
    name: 'payment plan: early payoff saves −900.00',
    path: plan,
    make: field('payoffSaves', always('-900.00')),
  },
  {
    name: 'calculator: the instalment is 10 % too high',
    path: '/calc/emi',
    make: field(
      'month_amount',
      amount((minor) => Math.round(minor * 1.1)),
    ),
  },
  {
    name: 'offer: the interest is 1.00 too low',
    path: offer,
    make: field(
      'total_interest',
      amount((minor) => minor - 100),
    ),
  },
  {
    name: 'offer: the payout does not deduct the fee',
    path: offer,
    make: field(
      'netAmount',
      amount((minor) => minor + 4_500),
    ),
  },
  {
    name: 'offer: one payment moves 1.00 from interest to principal',
    path: offer,
    make: field('repay_plans.0', (row) => moved(row)),
  },
  {
    name: 'loan trial: the instalment is 5.00 too low',
    path: '/v3/installment/loan-trail',
    make: field(
      'month_amount',
      amount((minor) => minor - 500),
    ),
  },
  {
    name: 'product page: the example APR is one point too high',
    path: '/v3/product/detail-new',
    make: field('costExample.apr', (apr) => (Number(apr) + 1).toFixed(2)),
  },
  {
    name: 'advanced calculator: the saving is doubled',
    path: '/calc/emi-adv',
    make: field(
      'saved',
      amount((minor) => minor * 2),
    ),
  },
  {
    name: 'payment plan: the remaining principal is 100.00 too high',
    path: plan,
    make: field(
      'remain_principal',
      amount((minor) => minor + 10_000),
    ),
  },
  {
    name: 'payment plan: the payoff amount is doubled',
    path: plan,
    make: field(
      'payoffAmount',
      amount((minor) => minor * 2),
    ),
  },
  {
    name: 'payment plan: the payoff is dated tomorrow',
    path: plan,
    make: field('payoffDate', (day) => nextDay(String(day))),
  },
  {
    name: 'payment details: the parts do not add up to the payment',
    path: payment,
    make: field(
      'split.principal',
      amount((minor) => minor + 1),
    ),
  },
  {
    name: 'delay quote: the new due date is one day late',
    path: delay,
    make: field('options.*.newDueTime', (day) => nextDay(String(day))),
  },
  {
    name: 'loan list: the outstanding amount is 0.00',
    path: '/v3/personal-center/order-list',
    make: field('list.*.left', always('0.00')),
  },
  {
    name: 'account: the outstanding amount is 0.00',
    path: '/v3/personal-center/user-info',
    make: field('leftToPay', always('0.00')),
  },
  {
    name: 'home: the next payment is 10.00 too high',
    path: '/v5/index/index',
    make: field(
      'list.*.items.*.amount',
      amount((minor) => minor + 1_000),
    ),
  },
  {
    name: 'loan details: a settled loan still owes 100.00',
    path: details,
    make: whenSettled((data) => ({ ...data, left: '100.00' })),
  },
  {
    name: 'loan details: each posted payment is 1.00 too low',
    path: details,
    make: whenSettled((data) => ({ ...data, transactions: lessPaid(data['transactions']) })),
  },
  {
    name: 'loan details: the interest rate differs from the signed one',
    path: details,
    make: field('interest_rate', (rate) => (Number(rate) + 2).toFixed(2)),
  },
  {
    name: 'offer: an amount has three decimals',
    path: offer,
    make: field('month_amount', (value) => `${String(value)}5`),
  },
  {
    name: 'exchange rate: the two directions do not match',
    path: '/calc/exchange-rate',
    make: field('idr2usd', always('0.5')),
  },
  {
    name: 'bookkeeping statistics: every sum is 7.00 too high',
    path: '/book-keeping/data-statistics',
    make: field(
      '',
      everyAmount((minor) => minor + 700),
    ),
  },
  {
    name: 'account balances: the total is doubled',
    path: '/book-keeping/account-data',
    make: field(
      'balance_total',
      amount((minor) => minor * 2),
    ),
  },
  {
    name: 'forecast: the second balance is 1.00 too high',
    path: '/repayment-product/index',
    make: field(
      'forecast.1.balance',
      amount((minor) => minor + 100),
    ),
  },
  {
    name: 'loan agreement: the text names different amounts',
    path: '/v3/contract/loan-agreement-detail',
    make: field('html', (html) => String(html).replace(/\d/g, '8')),
  },
];

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Moves one unit from interest to principal, which leaves the payment's total unchanged. */
function moved(row: unknown): unknown {
  const parts = { interest: '0.00', principal: '0.00', ...Object(row) } as Record<string, unknown>;
  return { ...parts, interest: shift(parts['interest'], -100), principal: shift(parts['principal'], 100) };
}
const shift = (value: unknown, by: number) => (Number(value) + by / 100).toFixed(2);

const lessPaid = (transactions: unknown): unknown =>
  Array.isArray(transactions)
    ? transactions.map((each: Record<string, unknown>) =>
        each['status'] === 'posted' && each['kind'] !== 'payout'
          ? { ...each, amount: shift(each['amount'], -100) }
          : each,
      )
    : transactions;
