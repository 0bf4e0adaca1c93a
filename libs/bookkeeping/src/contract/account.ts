import {
  array,
  count,
  date,
  flagOrNo,
  id,
  instant,
  manyOf,
  money,
  object,
  oneOf,
  openEnum,
  optional,
  syncedListOf,
  text,
  freeText,
  type InferOutput,
} from '@clearloan/api-client/declare';

export const accountKinds = [
  /** An account at a bank. */
  'bank',
  /** A wallet. */
  'wallet',
  /** Cash. */
  'cash',
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Where the borrower keeps money; its balance is the opening balance plus the records since. */
const account = object({
  /** The id, made by the device. */
  account_id: id,
  /** Its name. */
  name: text(80),
  /** Bank, wallet or cash. */
  kind: openEnum(accountKinds),
  /** The balance before the first record. */
  opening_balance: money,
  /** The last digits of its number. */
  tail: optional(text(8)),
  /** When the device last changed it. */
  updated_at: instant,
  /** The borrower deleted it; other devices delete it too. */
  deleted: flagOrNo,
});
export type Account = InferOutput<typeof account>;

export const saveAccountRequest = object({
  /** The id, made by the device. */
  account_id: id,
  /** Its name. */
  name: freeText(80),
  /** Bank, wallet or cash. */
  kind: oneOf(accountKinds),
  /** The balance before the first record. */
  opening_balance: money,
  /** The last digits of its number. */
  tail: optional(text(8)),
  /** When the device last changed it. */
  updated_at: instant,
});

export const accountsData = syncedListOf(account);

/** The open amount of a loan at this lender. */
const openLoan = object({
  /** The loan. */
  orderId: id,
  /** The name of the product. */
  productName: text(120),
  /** What is open of it. */
  left: money,
  /** The next due date. */
  nextDue: optional(date),
});
export type OpenLoan = InferOutput<typeof openLoan>;

/** balance_total = bank_balance + wallet_balance + cash_balance. */
export const accountBalancesData = object({
  /** The balance of all accounts. */
  balance_total: money,
  /** That of the bank accounts. */
  bank_balance: money,
  /** That of the wallets. */
  wallet_balance: money,
  /** That of the cash. */
  cash_balance: money,
  /** The open loans at this lender. */
  loans: manyOf(openLoan),
});
export type AccountBalances = InferOutput<typeof accountBalancesData>;

/** One day of the weekly chart. */
const weekDay = object({
  /** The day. */
  date,
  /** Its income. */
  income: money,
  /** Its expenses. */
  paid: money,
});
export type WeekDay = InferOutput<typeof weekDay>;

const categorySum = object({
  /** The category. */
  category_id: id,
  /** Its name. */
  name: text(80),
  /** The expenses of the month in it. */
  amount: money,
});
export type CategorySum = InferOutput<typeof categorySum>;

/** A loan payment that is not in the book yet. */
const suggestedRecord = object({
  /** The transaction. */
  paymentId: id,
  /** What was paid. */
  amount: money,
  /** When it was paid. */
  paidAt: instant,
  /** What it was for. */
  title: text(120),
});
export type SuggestedRecord = InferOutput<typeof suggestedRecord>;

/** month_balance = month_income − month_paid; recorded_days are the days of the month with a record. */
export const statisticsData = object({
  /** The income of the month. */
  month_income: money,
  /** The expenses of the month. */
  month_paid: money,
  /** Income less expenses. */
  month_balance: money,
  /** Income less expenses of today. */
  today_balance: money,
  /** Seven days, Monday first: this week, or the last one of an earlier month. */
  week_data: array(weekDay),
  /** How many days of the month have a record. */
  recorded_days: count,
  /** The expenses by category. */
  by_category: manyOf(categorySum),
  /** Payments of loans that are not in the book yet. */
  suggested: manyOf(suggestedRecord),
});
export type Statistics = InferOutput<typeof statisticsData>;
