/** The endpoints of bookkeeping. Without a login none is called: records then exist only on the device. */
import {
  array,
  date,
  flagOrNo,
  get,
  id,
  instant,
  money,
  month,
  noRequest,
  nothing,
  object,
  oneOf,
  openEnum,
  optional,
  ownPath,
  paging,
  picture,
  postForm,
  postUpload,
  syncedListOf,
  text,
  uuid,
  type Inside,
} from '@clearloan/api-client/declare';
import { accountBalancesData, accountsData, saveAccountRequest, statisticsData } from './contract/account';

export { accountKinds } from './contract/account';
export type {
  Account,
  AccountBalances,
  AccountKind,
  CategorySum,
  OpenLoan,
  Statistics,
  SuggestedRecord,
  WeekDay,
} from './contract/account';

export const bookTypes = ['income', 'expense', 'transfer'] as const;
export type BookType = (typeof bookTypes)[number];

const recordFields = {
  /** How much; above zero. */
  amount: money,
  /** The category; absent for a transfer. */
  category_id: optional(id),
  /** The borrower’s own note. */
  note: optional(text(500)),
  /** Where it was. */
  address: optional(text(200)),
  /** The picture of the receipt. */
  img_url: optional(ownPath),
  /** The day. */
  record_date: date,
  /** The account. */
  account_id: id,
  /** The target of a transfer. */
  to_account_id: optional(id),
  /** When the device last changed it: the lender keeps the later version. */
  updated_at: instant,
};

/** An income, an expense or a transfer between two accounts. A transfer has no category. */
const bookRecord = object({
  /** The id, made by the device. */
  record_id: id,
  ...recordFields,
  /** Income, expense or transfer. */
  book_type: openEnum(bookTypes),
  /** The borrower deleted it; other devices delete it too. */
  deleted: flagOrNo,
});
export type BookRecord = Inside<typeof bookRecord>;

/** record_id is created by the device, so that a retry does not create a second record. */
const saveRecordRequest = object({ record_id: uuid, ...recordFields, book_type: oneOf(bookTypes) });

const recordsRequest = object({
  /** Only the records of this month. */
  month: optional(month),
  /** Only records of this kind. */
  book_type: optional(oneOf(bookTypes)),
  /** Only records of this category. */
  category_id: optional(id),
  /** Only records that changed after this time, deleted ones too. */
  since: optional(instant),
  ...paging,
});

const recordsData = syncedListOf(bookRecord);

const category = object({ category_id: id, name: text(80), icon: optional(text(40)) });
export type Category = Inside<typeof category>;

const budgetFields = {
  /** The category. */
  category_id: id,
  /** The first month it applies to; it applies until a later one of the same category. */
  from_month: month,
  /** The maximum to spend per month, above zero. Absent: no budget from this month on. */
  monthly_limit: optional(money),
  /** When the device last changed it: the lender keeps the later version. */
  updated_at: instant,
};

/** A monthly limit of one expense category. Category and first month together are its key. */
const budget = object(budgetFields);
export type Budget = Inside<typeof budget>;

const saveBudgetRequest = object(budgetFields);

const budgetsData = syncedListOf(budget);

/** Lists records, or with `since` those that changed on other devices. */
export const recordList = get('/book-keeping/get-list', {
  request: recordsRequest,
  data: recordsData,
  providesTags: ['bookkeeping'],
});

/** Saves a record; the later of two versions wins. */
export const saveRecord = postForm('/book-keeping/save-record', {
  request: saveRecordRequest,
  data: nothing,
  idempotent: true,
  invalidatesTags: ['bookkeeping'],
});

/** Uploads the picture of a receipt. */
export const uploadRecordImage = postUpload('/book-keeping/upload-image', {
  request: object({ file: picture }),
  data: object({ img_url: ownPath }),
});

/** Summarizes a month: income, expenses and balance, by day and by category. */
export const statistics = get('/book-keeping/data-statistics', {
  request: object({ month }),
  data: statisticsData,
  providesTags: ['bookkeeping', 'repayment'],
});

/** Deletes a record; updated_at lets a later change on another device win. */
export const deleteRecord = postForm('/book-keeping/delete-book-keeping', {
  request: object({ record_id: id, updated_at: optional(instant) }),
  data: nothing,
  invalidatesTags: ['bookkeeping'],
});

/** Lists the categories of income or expenses. */
export const categoryList = get('/book-keeping/get-category-list', {
  request: object({ book_type: oneOf(['income', 'expense']) }),
  data: object({ list: array(category) }),
  providesTags: ['bookkeeping'],
});

/** Shows one record. */
export const recordInfo = get('/book-keeping/get-info', {
  request: object({ record_id: id }),
  data: bookRecord,
  providesTags: ['bookkeeping'],
});

/** Summarizes the borrower's balances by kind of account, and the open loan amounts. */
export const accountBalances = get('/book-keeping/account-data', {
  request: noRequest,
  data: accountBalancesData,
  providesTags: ['bookkeeping', 'loans', 'repayment'],
});

/** Saves an account; its id is created by the device. */
export const saveAccount = postForm('/book-keeping/save-account', {
  request: saveAccountRequest,
  data: nothing,
  idempotent: true,
  invalidatesTags: ['bookkeeping'],
});

/** Lists the accounts, or with `since` those that changed on other devices. */
export const accountList = get('/book-keeping/account-list', {
  request: object({ since: optional(instant) }),
  data: accountsData,
  providesTags: ['bookkeeping'],
});

/** Saves the monthly limit of a category from a month on; the later of two versions wins. */
export const saveBudget = postForm('/book-keeping/save-budget', {
  request: saveBudgetRequest,
  data: nothing,
  idempotent: true,
  invalidatesTags: ['bookkeeping'],
});

/** Lists the budgets of all months, or with `since` those that changed on other devices. */
export const budgetList = get('/book-keeping/budget-list', {
  request: object({ since: optional(instant) }),
  data: budgetsData,
  providesTags: ['bookkeeping'],
});
