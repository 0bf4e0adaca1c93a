import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  about: 'Income, expenses and accounts of the borrower, synchronised between devices.',
  calls: {
    recordList: {
      summary: 'Records',
      description:
        'Lists records page by page, the latest day first. With `since` lists what changed after that instant, deleted ones too, and `until` is the next `since`.',
    },
    saveRecord: {
      summary: 'Save a record',
      description:
        'Saves a record under the id that the device made. Of two versions the later `updated_at` stays.',
    },
    uploadRecordImage: {
      summary: 'Upload a receipt',
      description: 'Stores the picture of a receipt. A file that is no picture is refused with 1401.',
    },
    statistics: {
      summary: 'Month in figures',
      description:
        'Sums up a month by day and category. `month_balance` is `month_income` less `month_paid`; a transfer is in neither.',
    },
    deleteRecord: {
      summary: 'Delete a record',
      description: 'Marks a record as deleted. A later change on another device stays.',
      refusals: ['notFound'],
    },
    categoryList: {
      summary: 'Categories',
      description: 'Lists the categories of income or expenses.',
    },
    recordInfo: {
      summary: 'Record',
      description: 'Shows one record; a deleted one is marked as deleted.',
      refusals: ['notFound'],
    },
    accountBalances: {
      summary: 'Balances',
      description:
        'Sums up the accounts by kind: opening balance and every record. Lists what is left to pay of running loans.',
    },
    saveAccount: {
      summary: 'Save an account',
      description:
        'Saves an account under the id that the device made. Of two versions the later `updated_at` stays.',
    },
    accountList: {
      summary: 'Accounts',
      description: 'Lists the accounts. With `since` lists what changed after that instant.',
    },
    saveBudget: {
      summary: 'Save a budget',
      description:
        'Saves the monthly limit of a spending category from `from_month` on. Without `monthly_limit` the category has no budget from that month on. Of two versions of a category and month the later `updated_at` stays.',
    },
    budgetList: {
      summary: 'Budgets',
      description:
        'Lists the budgets of every month. The one with the latest `from_month` up to a month holds in it. With `since` lists what changed after that instant.',
    },
  },
};
