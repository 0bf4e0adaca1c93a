import { object, type InferOutput } from 'valibot';
import {
  count,
  date,
  manyOf,
  money,
  oneOf,
  openEnum,
  optional,
  percent,
  text,
} from '@clearloan/api-client/declare';

/**
 * Shapes of a loan that several features use: its plan, terms, cost and transactions. Parsing responses is tolerant: an
 * unknown enum value stays text, an absent field is undefined.
 */

export const orderStatusValues = [
  'draft',
  'reviewing',
  'rejected',
  'approved',
  'disbursing',
  'disburseFailed',
  'repaying',
  'overdue',
  'settled',
  'cancelled',
  'withdrawn',
] as const;
export const orderStatus = openEnum(orderStatusValues);
export type OrderStatus = InferOutput<typeof orderStatus>;

export const periodStatusValues = [
  'upcoming',
  'due',
  'overdue',
  'partlyPaid',
  'paid',
  'verifying',
  'collecting',
  'extended',
  'waived',
] as const;
/**
 * Derived by the lender from the due date, the paid amount, open references, collections and delays. `collecting`: an
 * automatic payment was requested from the borrower's bank and is not there yet.
 */
export const periodStatus = openEnum(periodStatusValues);
export type PeriodStatus = InferOutput<typeof periodStatus>;

export const tenureTypes = ['day', 'week', 'fortnight', 'month'] as const;
/** As the device sends it; in a response it is `openEnum(tenureTypes)`. */
export const tenureType = oneOf(tenureTypes);
export type TenureType = InferOutput<typeof tenureType>;

/** One payment of a plan. `gst` is all of its tax: on the fee, on a late fee, on a delay. */
export const plan = object({
  periodNo: count,
  dueTime: date,
  originalDueTime: optional(date),
  periodStatus,
  /** After an early payment or a new plan: the day from which this payment's interest runs, if not the due date before. */
  interestFrom: optional(date),
  /** Of the first payment of a new plan: its interest that had run before `interestFrom`. */
  interestRan: optional(money),
  /**
   * Of a payment that was paid in part before its due date: what was paid of it by `interestFrom`. Its interest runs on the rest
   * from then on. `principal`: with a fee that was added to the loan.
   */
  paidEarly: optional(object({ interest: money, principal: money })),
  principal: money,
  interest: money,
  processing_fee: money,
  gst: money,
  penalty: money,
  delayFee: money,
  /** The sum of the six parts above: the full amount of this payment, paid or not. */
  repayTotalAmount: money,
  paidAmount: money,
});
export type Plan = InferOutput<typeof plan>;

export const rateKinds = ['reducing', 'flat'] as const;
export const feeModes = ['deducted', 'added', 'separate'] as const;
export const roundings = ['plain', 'rbi', 'fineract', 'frappe'] as const;
export const dayCounts = ['30/360', 'act/365', 'act/act'] as const;
export const firstPayments = ['arrears', 'advance'] as const;
export const aprMethods = ['nominal', 'actuarial', 'effective'] as const;
export const feeTypes = ['percent', 'flat'] as const;

/** What the device needs to recalculate a loan. */
export const terms = object({
  rateKind: openEnum(rateKinds),
  feeMode: openEnum(feeModes),
  rounding: openEnum(roundings),
  /** The smallest payable amount in the market; amounts are rounded to its multiples. Absent means 0.01. */
  moneyStep: optional(money),
  dayCount: openEnum(dayCounts),
  firstPayment: openEnum(firstPayments),
  startDate: date,
  firstDueTime: date,
  aprMethod: openEnum(aprMethods),
  lateFeePercentPerDay: percent,
  lateFeeCap: optional(money),
  /** Percent of the principal that is paid early; absent or zero means free. */
  prepayFee: optional(percent),
  /** The rates of fee and tax: without them the device cannot price another amount. */
  processingFeePercent: optional(percent),
  gstPercent: optional(percent),
});
export type Terms = InferOutput<typeof terms>;

export const chargePayees = ['lender', 'thirdParty'] as const;
export const chargeWays = ['deducted', 'separate', 'eachTime'] as const;

/**
 * A charge besides the processing fee, such as insurance. deducted: taken from the payout · separate: paid separately
 * at the start · eachTime: with each payment, in addition to the plan. `gst` is the tax on it.
 */
export const loanCharge = object({
  name: text(80),
  payee: openEnum(chargePayees),
  paid: openEnum(chargeWays),
  amount: money,
  gst: optional(money),
});
export type LoanCharge = InferOutput<typeof loanCharge>;

/**
 * The full price of a loan. Fee and tax are amounts: netAmount + interest + fee + tax + charges = totalRepay when
 * deducted. The charges are in the APR, whoever receives them (RBI/2024-25/18, 15 April 2024, Key Facts Statement).
 */
export const cost = object({
  principal: money,
  interest_rate: percent,
  tenure: count,
  tenure_type: openEnum(tenureTypes),
  month_amount: money,
  total_interest: money,
  processing_fee: money,
  processing_fee_type: openEnum(feeTypes),
  gst: money,
  netAmount: money,
  totalRepay: money,
  apr: percent,
  charges: optional(manyOf(loanCharge)),
  terms,
  repay_plans: manyOf(plan),
});
export type Cost = InferOutput<typeof cost>;

export const transactionStatusValues = [
  'waiting',
  'verifying',
  'posted',
  'notFound',
  'amountDiffers',
  'refused',
  'expired',
  'returned',
  'reversed',
  'collecting',
  'sending',
] as const;
export const transactionStatus = openEnum(transactionStatusValues);
export type TransactionStatus = InferOutput<typeof transactionStatus>;

/** code: a pay code was requested · reference: only a reference was sent · payout: the loan's money to the borrower. */
export const transactionKinds = ['code', 'reference', 'payout', 'delay', 'refund'] as const;

export const payPurposes = ['period', 'amount', 'payoff', 'coolingOff'] as const;
/** A delay pays nothing now, but is agreed to like a payment; so is a plan for a late borrower. */
export const transactionPurposes = [...payPurposes, 'delay'] as const;

export const lender = object({ legalName: text(120), registration: text(120) });
export type Lender = InferOutput<typeof lender>;

/** The lender's named contact for complaints. */
export const grievanceOfficer = object({ name: text(120), phone: text(32), email: text(120) });
export type GrievanceOfficer = InferOutput<typeof grievanceOfficer>;

/** What a lender requires before a loan, as verification steps. */
export const taskTypes = ['public', 'personal', 'job', 'ext', 'bank'] as const;
export const taskType = openEnum(taskTypes);
export type TaskType = InferOutput<typeof taskType>;

export const taskStatusValues = ['todo', 'done', 'review', 'rejected'] as const;
export const taskStatus = openEnum(taskStatusValues);
export type TaskStatus = InferOutput<typeof taskStatus>;
