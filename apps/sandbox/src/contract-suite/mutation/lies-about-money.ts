import { always, amount, answering, everyAmount, field } from './edit';
import { isDone, type Lie } from './proxy';

const offer = '/v3/loan-confirm/loan-detail-confirm';
const details = '/v3/loan-details/loan-details';
const plan = '/v3/installment/loan-plan-info';
const payment = '/v3/installment/loan-play-detail';
const delay = '/v3/installment/loan-play-delay-detail';

/** Changes only pages of a paid-off loan. */
const whenSettled = (edit: (data: Record<string, unknown>) => Record<string, unknown>) =>
  answering((answer) => {
    const { data } = answer.json ?? {};
    if (
      isDone(answer) &&
      answer.json &&
      typeof data === 'object' &&
      data !== null &&
      'orderStatus' in data &&
      data.orderStatus === 'settled'
    )
      answer.json = { ...answer.json, data: edit({ ...data }) };
  });

/** Wrong amounts, prices and days of a loan. */
export const liesAboutMoney: readonly Lie[] = [
  {
    name: 'amounts of the loan’s page × 100',
    of: details,
    make: field(
      '',
      everyAmount((minor) => minor * 100),
    ),
  },
  {
    name: 'first payment of the plan + 500.00',
    of: plan,
    make: field(
      'repay_plans.0.repayTotalAmount',
      amount((minor) => minor + 50_000),
    ),
  },
  {
    name: 'APR of the offer is half of it',
    of: offer,
    make: field('apr', (apr) => (Number(apr) / 2).toFixed(2)),
  },
  {
    name: 'a payment is due on 2026-02-30',
    of: plan,
    make: field('repay_plans.0.dueTime', always('2026-02-30')),
  },
  { name: 'a delay makes the payment 1.00', of: delay, make: field('options.*.newTotal', always('1.00')) },
  { name: 'paying off saves −900.00', of: plan, make: field('payoffSaves', always('-900.00')) },
  {
    name: 'the calculator’s instalment is 10 % higher',
    of: '/calc/emi',
    make: field(
      'month_amount',
      amount((minor) => Math.round(minor * 1.1)),
    ),
  },
  {
    name: 'interest of the offer − 1.00',
    of: offer,
    make: field(
      'total_interest',
      amount((minor) => minor - 100),
    ),
  },
  {
    name: 'payout of the offer without the fee taken off',
    of: offer,
    make: field(
      'netAmount',
      amount((minor) => minor + 4_500),
    ),
  },
  {
    name: 'a row of the offer has other interest, the sums stay',
    of: offer,
    make: field('repay_plans.0', (row) => moved(row)),
  },
  {
    name: 'the trial’s instalment − 5.00',
    of: '/v3/installment/loan-trail',
    make: field(
      'month_amount',
      amount((minor) => minor - 500),
    ),
  },
  {
    name: 'the example’s APR + 1',
    of: '/v3/product/detail-new',
    make: field('costExample.apr', (apr) => (Number(apr) + 1).toFixed(2)),
  },
  {
    name: 'the advanced calculator saves twice as much',
    of: '/calc/emi-adv',
    make: field(
      'saved',
      amount((minor) => minor * 2),
    ),
  },
  {
    name: 'remaining principal + 100.00',
    of: plan,
    make: field(
      'remain_principal',
      amount((minor) => minor + 10_000),
    ),
  },
  {
    name: 'payoff is higher than what is left',
    of: plan,
    make: field(
      'payoffAmount',
      amount((minor) => minor * 2),
    ),
  },
  { name: 'payoff is for tomorrow', of: plan, make: field('payoffDate', (day) => nextDay(String(day))) },
  {
    name: 'the parts of a payment are not its sum',
    of: payment,
    make: field(
      'split.principal',
      amount((minor) => minor + 1),
    ),
  },
  {
    name: 'a delayed payment is due one day later than said',
    of: delay,
    make: field('options.*.newDueTime', (day) => nextDay(String(day))),
  },
  {
    name: 'the list of loans says nothing is left',
    of: '/v3/personal-center/order-list',
    make: field('list.*.left', always('0.00')),
  },
  {
    name: 'the account says nothing is left',
    of: '/v3/personal-center/user-info',
    make: field('leftToPay', always('0.00')),
  },
  {
    name: 'home asks for 10.00 more',
    of: '/v5/index/index',
    make: field(
      'list.*.items.*.amount',
      amount((minor) => minor + 1_000),
    ),
  },
  {
    name: 'a paid-off loan still has 100.00 left',
    of: details,
    make: whenSettled((data) => ({ ...data, left: '100.00' })),
  },
  {
    name: 'the ledger keeps 1.00 less than was paid',
    of: details,
    make: whenSettled((data) => ({ ...data, transactions: lessPaid(data['transactions']) })),
  },
  {
    name: 'the signed loan costs another rate',
    of: details,
    make: field('interest_rate', (rate) => (Number(rate) + 2).toFixed(2)),
  },
  {
    name: 'money with three decimals',
    of: offer,
    make: field('month_amount', (value) => `${String(value)}5`),
  },
  {
    name: 'the dollar’s rate is wrong one way',
    of: '/calc/exchange-rate',
    make: field('idr2usd', always('0.5')),
  },
  {
    name: 'sums of the book + 7',
    of: '/book-keeping/data-statistics',
    make: field(
      '',
      everyAmount((minor) => minor + 700),
    ),
  },
  {
    name: 'the total balance counts the cash twice',
    of: '/book-keeping/account-data',
    make: field(
      'balance_total',
      amount((minor) => minor * 2),
    ),
  },
  {
    name: 'the forecast forgets what goes out',
    of: '/repayment-product/index',
    make: field(
      'forecast.1.balance',
      amount((minor) => minor + 100),
    ),
  },
  {
    name: 'the agreement’s text names another amount',
    of: '/v3/contract/loan-agreement-detail',
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
