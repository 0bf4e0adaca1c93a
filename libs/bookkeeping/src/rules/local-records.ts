import { encode } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { accountList, budgetList, recordInfo, type Account, type BookRecord, type Budget } from '../contract';

/** The device's lists that this feature owns. */
export const lists = {
  records: 'records',
  accounts: 'accounts',
  regular: 'regular',
  budgets: 'budgets',
  categories: 'categories',
  rules: 'category rules',
} as const;

type Wire = Readonly<Record<string, unknown>>;
const accountSchema = accountList.data.entries.list.item;
const budgetSchema = budgetList.data.entries.list.item;

/** Parses stored records; an item in an older format is left out. */
export const recordsFrom = (items: readonly { readonly wire: Wire }[]): BookRecord[] =>
  items.flatMap(({ wire }) => {
    const parsed = v.safeParse(recordInfo.data, wire);
    return parsed.success ? [parsed.output] : [];
  });

export const accountsFrom = (items: readonly { readonly wire: Wire }[]): Account[] =>
  items.flatMap(({ wire }) => {
    const parsed = v.safeParse(accountSchema, wire);
    return parsed.success ? [parsed.output] : [];
  });

export const budgetsFrom = (items: readonly { readonly wire: Wire }[]): Budget[] =>
  items.flatMap(({ wire }) => {
    const parsed = v.safeParse(budgetSchema, wire);
    return parsed.success ? [parsed.output] : [];
  });

export const recordDraft = (record: BookRecord) => ({
  list: lists.records,
  id: record.record_id,
  day: record.record_date,
  wire: Object(encode(recordInfo.data, record)) as Wire,
});

export const accountDraft = (account: Account) => ({
  list: lists.accounts,
  id: account.account_id,
  day: '',
  wire: Object(encode(accountSchema, account)) as Wire,
});

/** The id of a budget is derived from month and category, so that two devices change the same one. */
export const budgetDraft = (budget: Budget) => ({
  list: lists.budgets,
  id: `${budget.from_month} ${budget.category_id}`,
  day: `${budget.from_month}-01`,
  wire: Object(encode(budgetSchema, budget)) as Wire,
});
