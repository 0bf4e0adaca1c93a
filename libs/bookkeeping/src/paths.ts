import { pathTo, withOwnKeys } from '@clearloan/routes';

const root = pathTo('bookkeeping');

/** The inner screens of the book. */
export const patterns = {
  add: `${root}/new`,
  record: `${root}/records/:recordId`,
  accounts: `${root}/accounts`,
  addAccount: `${root}/accounts/new`,
  account: `${root}/accounts/:accountId`,
  regular: `${root}/regular`,
  table: `${root}/table`,
  budgets: `${root}/budgets`,
  categories: `${root}/categories`,
} as const;

export const recordPath = (recordId: string): string => `${root}/records/${encodeURIComponent(recordId)}`;
export const accountPath = (accountId: string): string => `${root}/accounts/${encodeURIComponent(accountId)}`;
/** The month, and a deleted record that can be restored. */
export const bookPath = (month?: string, undo?: string): string =>
  withOwnKeys(root, { _month: month, _undo: undo });
/** The records of one category in a month. */
export const categoryPath = (month: string, category: string): string =>
  withOwnKeys(root, { _month: month, _category: category });
/** The budgets of a month. @param month `YYYY-MM` */
export const budgetsPath = (month: string): string => withOwnKeys(patterns.budgets, { _month: month });
