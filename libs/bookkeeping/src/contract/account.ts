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
  type Inside,
} from '@clearloan/api-client/declare';

export const accountKinds = ['bank', 'wallet', 'cash'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Where the borrower keeps money; its balance is the opening balance plus the records since. */
const account = object({
  account_id: id,
  name: text(80),
  kind: openEnum(accountKinds),
  opening_balance: money,
  tail: optional(text(8)),
  updated_at: instant,
  deleted: flagOrNo,
});
export type Account = Inside<typeof account>;

export const saveAccountRequest = object({
  account_id: id,
  name: freeText(80),
  kind: oneOf(accountKinds),
  opening_balance: money,
  tail: optional(text(8)),
  updated_at: instant,
});

export const accountsData = syncedListOf(account);

/** The open amount of a loan at this lender. */
const openLoan = object({
  orderId: id,
  productName: text(120),
  left: money,
  nextDue: optional(date),
});
export type OpenLoan = Inside<typeof openLoan>;

/** balance_total = bank_balance + wallet_balance + cash_balance. */
export const accountBalancesData = object({
  balance_total: money,
  bank_balance: money,
  wallet_balance: money,
  cash_balance: money,
  loans: manyOf(openLoan),
});
export type AccountBalances = Inside<typeof accountBalancesData>;

/** One day of the weekly chart. */
const weekDay = object({ date, income: money, paid: money });
export type WeekDay = Inside<typeof weekDay>;

const categorySum = object({ category_id: id, name: text(80), amount: money });
export type CategorySum = Inside<typeof categorySum>;

/** A loan payment that is not in the book yet. */
const suggestedRecord = object({ paymentId: id, amount: money, paidAt: instant, title: text(120) });
export type SuggestedRecord = Inside<typeof suggestedRecord>;

/** month_balance = month_income − month_paid; recorded_days are the days of the month with a record. */
export const statisticsData = object({
  month_income: money,
  month_paid: money,
  month_balance: money,
  today_balance: money,
  week_data: array(weekDay),
  recorded_days: count,
  by_category: manyOf(categorySum),
  suggested: manyOf(suggestedRecord),
});
export type Statistics = Inside<typeof statisticsData>;
