/** The endpoints of bookkeeping. Without a login none is called: records then exist only on the device. */
import {
  array,
  get,
  id,
  instant,
  month,
  noRequest,
  nothing,
  object,
  oneOf,
  optional,
  ownPath,
  picture,
  postForm,
  postUpload,
} from '@clearloan/api-client/declare';
import { accountBalancesData, accountsData, saveAccountRequest, statisticsData } from './contract/account';

import {
  bookRecord,
  budgetsData,
  category,
  recordsData,
  recordsRequest,
  saveBudgetRequest,
  saveRecordRequest,
} from './contract/record';

export { accountKinds } from './contract/account';
export { bookTypes } from './contract/record';
export type { BookRecord, BookType, Budget, Category } from './contract/record';
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
  request: object({
    /** The picture. */
    file: picture,
  }),
  data: object({
    /** Where its owner can see it. */
    img_url: ownPath,
  }),
});

/** Summarizes a month: income, expenses and balance, by day and by category. */
export const statistics = get('/book-keeping/data-statistics', {
  request: object({
    /** The month. */
    month,
  }),
  data: statisticsData,
  providesTags: ['bookkeeping', 'repayment'],
});

/** Deletes a record; updated_at lets a later change on another device win. */
export const deleteRecord = postForm('/book-keeping/delete-book-keeping', {
  request: object({
    /** The record. */
    record_id: id,
    /** When the device deleted it. */
    updated_at: optional(instant),
  }),
  data: nothing,
  invalidatesTags: ['bookkeeping'],
});

/** Lists the categories of income or expenses. */
export const categoryList = get('/book-keeping/get-category-list', {
  request: object({
    /** Of what. */
    book_type: oneOf([
      /** Categories of income. */
      'income',
      /** Categories of expenses. */
      'expense',
    ]),
  }),
  data: object({
    /** The categories, in order. */
    list: array(category),
  }),
  providesTags: ['bookkeeping'],
});

/** Shows one record. */
export const recordInfo = get('/book-keeping/get-info', {
  request: object({
    /** The record. */
    record_id: id,
  }),
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
  request: object({
    /** Only what changed after this time, deleted ones too: `until` of the last reply. */
    since: optional(instant),
  }),
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
  request: object({
    /** Only what changed after this time, deleted ones too: `until` of the last reply. */
    since: optional(instant),
  }),
  data: budgetsData,
  providesTags: ['bookkeeping'],
});
