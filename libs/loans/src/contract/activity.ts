import {
  count,
  date,
  get,
  id,
  instant,
  listOf,
  money,
  object,
  oneOf,
  openEnum,
  optional,
  paging,
  text,
  type Inside,
} from '@clearloan/api-client/declare';
import { bank } from '@clearloan/loan-contract';

/**
 * What happened, in the order in which one thing follows another. `applied` … `payoutFailed`: the moves of an application.
 * `payout` … `reversed`: money, as in a statement; `collection` is an automatic payment. `delayed`: a payment was moved to
 * another day. `promise`, `newPlan`: what a late borrower agreed to. `notCollected`: an automatic payment that the bank refused, `overCap`: one above the borrower’s limit.
 * `answered`: the lender answered a report.
 */
export const activityKinds = [
  'applied',
  'approved',
  'rejected',
  'cancelled',
  'signed',
  'payoutFailed',
  'payout',
  'delayed',
  'promise',
  'newPlan',
  'late',
  'payment',
  'collection',
  'notTaken',
  'sentBack',
  'reversed',
  'notCollected',
  'overCap',
  'paidOff',
  'loanReturned',
  'reopened',
  'statement',
  'answered',
  'accountAdded',
  'accountRemoved',
  'mainAccount',
  'phone',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** The filters of the list; an item may be in several. */
export const activityGroups = [
  'payments',
  'payouts',
  'fees',
  'letters',
  'loans',
  'reports',
  'account',
] as const;
export type ActivityGroup = (typeof activityGroups)[number];

/** Where an item is shown in full. The id of `payment` and `report` is their own, of `loan` and the letters the order’s. */
const activityTargets = [
  'loan',
  'payment',
  'closingLetter',
  'statement',
  'report',
  'accounts',
  'phone',
] as const;

const activityItem = object({
  /** The id of the item. */
  activityId: id,
  /** When it happened. */
  at: instant,
  /** What happened. */
  kind: openEnum(activityKinds),
  /** The money that moved at the bank: positive to the borrower, negative from the borrower. */
  moved: optional(money),
  /** The amount of a collection that was not made. */
  amount: optional(money),
  /** Fees and charges, tax included: those within the money that moved, or the price of a delay. */
  fee: optional(money),
  /** The loan. */
  orderId: optional(id),
  /** The number of the loan that the borrower quotes. */
  orderNo: optional(text(64)),
  /** The name of the product. */
  productName: optional(text(120)),
  /** The number of the receipt. */
  receiptNo: optional(text(64)),
  /** The new due date of a payment that was moved. */
  day: optional(date),
  /** The year of a statement. */
  year: optional(count),
  /** The account that was added, removed or made the main one. */
  bank: optional(bank),
  /** Where it is shown in full. */
  target: optional(object({ kind: openEnum(activityTargets), id: text(64) })),
});
export type ActivityItem = Inside<typeof activityItem>;

/** Lists what happened over all loans of the borrower, the newest first. */
export const activity = get('/v3/personal-center/activity', {
  request: object({ group: optional(oneOf(activityGroups)), ...paging }),
  data: listOf(activityItem),
  providesTags: ['loans', 'repayment', 'cards', 'account', 'complaints'],
  persist: true,
});
