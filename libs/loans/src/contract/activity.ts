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
  type InferOutput,
} from '@clearloan/api-client/declare';
import { bank } from '@clearloan/loan-contract';

/**
 * What happened, in the order in which one thing follows another. `applied` … `payoutFailed`: the moves of an application.
 * `payout` … `reversed`: money, as in a statement; `collection` is an automatic payment. `delayed`: a payment was moved to
 * another day. `promise`, `newPlan`: what a late borrower agreed to. `notCollected`: an automatic payment that the bank refused, `overCap`: one above the borrower’s limit.
 * `answered`: the lender answered a report.
 */
export const activityKinds = [
  /** An application was sent. */
  'applied',
  /** It was approved. */
  'approved',
  /** It was rejected. */
  'rejected',
  /** It ended without a loan. */
  'cancelled',
  /** The loan was signed. */
  'signed',
  /** The payout came back. */
  'payoutFailed',
  /** The loan was paid out. */
  'payout',
  /** A payment was moved to another day. */
  'delayed',
  /** A late borrower promised to pay on a day. */
  'promise',
  /** A late borrower agreed to another plan. */
  'newPlan',
  /** A payment became late. */
  'late',
  /** The borrower paid. */
  'payment',
  /** The bank collected an automatic payment. */
  'collection',
  /** Money came that is not for this loan. */
  'notTaken',
  /** It was sent back. */
  'sentBack',
  /** The bank took a payment back. */
  'reversed',
  /** The bank refused an automatic payment. */
  'notCollected',
  /** An automatic payment is above the borrower's limit, so it is not collected. */
  'overCap',
  /** The loan was paid off. */
  'paidOff',
  /** The loan was returned in the cooling-off period. */
  'loanReturned',
  /** A loan that had ended is owed again, because the bank took money back. */
  'reopened',
  /** The statement of a year is ready. */
  'statement',
  /** The lender answered a report. */
  'answered',
  /** A bank account was added. */
  'accountAdded',
  /** A bank account was removed. */
  'accountRemoved',
  /** Another bank account became the main one. */
  'mainAccount',
  /** The phone number was changed. */
  'phone',
  /** The e-mail address was saved or removed. */
  'email',
  /** The password was changed. */
  'password',
  /** A passkey was added. */
  'passkeyAdded',
  /** A passkey was removed. */
  'passkeyRemoved',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** The filters of the list; an item may be in several. */
export const activityGroups = [
  /** Money from the borrower, and collections that were not made. */
  'payments',
  /** Money to the borrower by a payout, and payouts that came back. */
  'payouts',
  /** Whatever cost a fee. */
  'fees',
  /** Closing letters and statements. */
  'letters',
  /** The moves of applications and loans. */
  'loans',
  /** Answers to reports. */
  'reports',
  /** Changes of bank accounts, the phone number, the e-mail address, the password and passkeys. */
  'account',
] as const;
export type ActivityGroup = (typeof activityGroups)[number];

/** Where an item is shown in full. The id of `payment` and `report` is their own, of `loan` and the letters the order’s. */
const activityTargets = [
  /** A loan: the id is the order. */
  'loan',
  /** A transaction. */
  'payment',
  /** The closing letter: the id is the order. */
  'closingLetter',
  /** A statement: the id is the order, `year` its year. */
  'statement',
  /** A report. */
  'report',
  /** The list of bank accounts. */
  'accounts',
  /** The account page. */
  'phone',
  /** The page of the e-mail address. */
  'email',
  /** The settings, for a password or a passkey. */
  'settings',
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
  /** The calendar year of a statement, 2026. */
  year: optional(count),
  /** The account that was added, removed or made the main one. */
  bank: optional(bank),
  /** Where it is shown in full. */
  target: optional(
    object({
      /** Which page shows it. */
      kind: openEnum(activityTargets),
      /** The id that the page needs; empty if it needs none. */
      id: text(64),
    }),
  ),
});
export type ActivityItem = InferOutput<typeof activityItem>;

/** Lists what happened over all loans of the borrower, the newest first. */
export const activity = get('/v3/personal-center/activity', {
  request: object({
    /** Only this group; everything by default. */
    group: optional(oneOf(activityGroups)),
    ...paging,
  }),
  data: listOf(activityItem),
  providesTags: ['loans', 'repayment', 'cards', 'account', 'complaints'],
  persist: true,
});
