import { unless, unlessAmount, unlessSame, type Fault } from '@clearloan/api-client/declare';
import { rowsAddUp, type PlanRow, type Transaction } from '@clearloan/loan-contract';
import { dayOf } from '@clearloan/formatting';
import { splitTotal, sum } from '@clearloan/loan-math';
import type { Loan } from '@clearloan/loan-view/contract';
import type { Offer, ProductOffer } from '@clearloan/application/contract';
import type { LoanPlan, PlanPayment } from '@clearloan/repayment/contract';

/** The open amount of some payments. */
export const openOf = (rows: readonly PlanRow[]): number =>
  sum(rows.map(({ repayTotalAmount, paidAmount }) => repayTotalAmount - paidAmount));

/** Two replies about the same loan agree in every field that both have; the days of a plan are of its place. */
export const sharedFaults = (one: object, other: object, why: string, at = 'data'): Fault[] =>
  Object.entries(other).flatMap(([field, value]) => {
    const same = Object.entries(one).find(([name]) => name === field);
    return same === undefined ? [] : unlessSame(`${at}.${field}`, same[1], value, why);
  });

/** An offer stays in the limits that the page of its product states. */
export const limitFaults = (product: ProductOffer, offer: Offer): Fault[] => [
  ...unless(
    offer.amountMin >= product.amountMin,
    'data.amountMin',
    'at least that of the product',
    offer.amountMin,
  ),
  ...unless(
    offer.amountMax <= product.product.amountMax,
    'data.amountMax',
    'at most that of the product',
    offer.amountMax,
  ),
  ...unlessAmount('data.amountStep', product.amountStep, offer.amountStep, 'as the product'),
];

/** A running loan costs what was signed, payment by payment. */
export function signedFaults(offer: Offer, details: Loan): Fault[] {
  const why = 'as signed';
  const { orderStatus: _before, repay_plans: rows, autopay: _autopay, ...signed } = offer;
  return [
    ...sharedFaults(signed, details, why),
    ...unlessAmount('data.orderAmount', offer.principal, details.orderAmount, why),
    ...unlessSame('data.repay_plans.length', rows.length, details.repay_plans.length, why),
    ...rows.flatMap(({ repayTotalAmount, dueTime }, index) => [
      ...unlessAmount(
        `data.repay_plans[${index}].repayTotalAmount`,
        repayTotalAmount,
        details.repay_plans[index]?.repayTotalAmount,
        why,
      ),
      ...unlessSame(`data.repay_plans[${index}].dueTime`, dueTime, details.repay_plans[index]?.dueTime, why),
    ]),
  ];
}

/** The loan can be returned as many days after its payout as the offer promised. */
export function coolingOffFaults(
  { coolingOffDays: days }: Offer,
  { coolingOff, loanTime }: Loan,
  timeZone: string,
): Fault[] {
  const at = 'data.coolingOff.until';
  if (days === 0 || loanTime === undefined)
    return unless(days > 0 || coolingOff === undefined, at, 'nothing, as in the offer', coolingOff?.until);
  // The last day may be named by its own end, which is the start of the next.
  const last = [days - 1, days, days + 1].map((after) => dayAfter(loanTime, after));
  const until = coolingOff && dayOf(coolingOff.until, timeZone);
  return unless(
    until !== undefined && last.includes(until),
    at,
    `${days} days after ${loanTime}, as in the offer`,
    coolingOff?.until,
  );
}

/** The plan compared with its loan. */
export function planFaults(plan: LoanPlan, details: Loan): Fault[] {
  const { repay_plans: rows, payoffAmount, payoffSaves, remain_principal, paid_interest } = plan;
  const left = openOf(rows);
  const unpaid = rows.filter(({ paidAmount, periodStatus }) => paidAmount === 0 && periodStatus !== 'paid');
  return [
    ...rowsAddUp.faults(rows),
    ...unlessAmount('data.repay_plans', details.left, left, 'the sum is the outstanding amount of the loan'),
    ...unlessAmount('data.payoffAmount', details.payoffAmount ?? 0, payoffAmount, 'as in the loan details'),
    ...unless(payoffSaves >= 0, 'data.payoffSaves', 'zero or more', payoffSaves),
    ...(unpaid.length === rows.length
      ? unlessAmount(
          'data.remain_principal',
          sum(rows.map((row) => row.principal)),
          remain_principal,
          'the principal of its payments',
          rows.length,
        )
      : []),
    ...(unpaid.length === rows.length
      ? unlessAmount('data.paid_interest', 0, paid_interest, 'no payment is made yet')
      : []),
  ];
}

/** A payment matches the plan, and its open amount adds up to its components. */
export function paymentFaults(payment: PlanPayment, plan: LoanPlan): Fault[] {
  const row = plan.repay_plans.find(({ periodNo }) => periodNo === payment.periodNo);
  const open = payment.repayTotalAmount - payment.paidAmount;
  return [
    ...unlessAmount(
      'data.repayTotalAmount',
      row?.repayTotalAmount ?? 0,
      payment.repayTotalAmount,
      'as in the plan',
    ),
    ...unlessSame('data.dueTime', row?.dueTime, payment.dueTime, 'as in the plan'),
    ...unlessSame('data.periods', plan.periods, payment.periods, 'as in the plan'),
    ...unlessAmount(
      'data.split',
      open,
      splitTotal(payment.split),
      'the parts add up to the outstanding amount',
    ),
  ];
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A received payment is in the ledger in full, component by component. */
export function postedFaults(transaction: Transaction | undefined, amount: number, at: string): Fault[] {
  if (transaction === undefined) return [{ at, expected: 'the payment', received: 'nothing' }];
  const { status, split } = transaction;
  return [
    ...unlessSame(`${at}.status`, 'posted', status),
    ...unlessAmount(`${at}.amount`, amount, transaction.amount, 'the requested amount'),
    ...(split === undefined
      ? []
      : unlessAmount(`${at}.split`, amount, splitTotal(split), 'the parts add up to the amount')),
  ];
}
