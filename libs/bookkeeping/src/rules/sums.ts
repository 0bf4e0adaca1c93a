import type { Minor } from '@clearloan/api-client/declare';
import type { Account, AccountKind, BookRecord } from '../contract';

export interface InAndOut {
  readonly income: Minor;
  readonly paid: Minor;
}

/** All totals of a book; in minor units. */
export interface BookSums extends InAndOut {
  /** income − paid. A transfer is in neither. */
  readonly balance: Minor;
  readonly byDay: ReadonlyMap<string, InAndOut>;
  /** Expenses by category, largest first. */
  readonly byCategory: readonly { readonly categoryId: string; readonly amount: Minor }[];
  /** The balance of each account: its opening balance plus all records since. */
  readonly byAccount: ReadonlyMap<string, Minor>;
  readonly byKind: Readonly<Record<AccountKind, Minor>>;
  /** bank + wallet + cash. */
  readonly total: Minor;
}

type Counted = Pick<
  BookRecord,
  'amount' | 'book_type' | 'account_id' | 'to_account_id' | 'record_date' | 'category_id'
>;

/** Expenses without a category. */
const unnamed = 'other';

/** The one place that sums up records: all lists, charts and balances use it. */
export function sumUp(accounts: readonly Account[], records: readonly Counted[]): BookSums {
  const byDay = new Map<string, InAndOut>();
  const byCategory = new Map<string, Minor>();
  const byAccount = new Map(accounts.map(({ account_id, opening_balance }) => [account_id, opening_balance]));
  let [income, paid] = [0, 0];
  for (const record of records) {
    const move = inAndOut(record);
    income += move.income;
    paid += move.paid;
    const day = byDay.get(record.record_date) ?? { income: 0, paid: 0 };
    byDay.set(record.record_date, { income: day.income + move.income, paid: day.paid + move.paid });
    if (move.paid > 0) addTo(byCategory, record.category_id ?? unnamed, move.paid);
    for (const { accountId, amount } of effectsOf(record)) addTo(byAccount, accountId, amount);
  }
  const byKind = kinds(accounts, byAccount);
  return {
    income,
    paid,
    balance: income - paid,
    byDay,
    byCategory: [...byCategory]
      .map(([categoryId, amount]) => ({ categoryId, amount }))
      .sort((one, other) => other.amount - one.amount),
    byAccount,
    byKind,
    total: byKind.bank + byKind.wallet + byKind.cash,
  };
}

/** The effect of a record on the totals of its day; none for a transfer. */
export const inAndOut = ({ book_type, amount }: Pick<BookRecord, 'book_type' | 'amount'>): InAndOut => ({
  income: book_type === 'income' ? amount : 0,
  paid: book_type === 'expense' ? amount : 0,
});

function effectsOf({ book_type, amount, account_id, to_account_id }: Counted) {
  if (book_type === 'income') return [{ accountId: account_id, amount }];
  const out = { accountId: account_id, amount: -amount };
  return to_account_id === undefined ? [out] : [out, { accountId: to_account_id, amount }];
}

const addTo = (sums: Map<string, Minor>, key: string, amount: Minor): void => {
  sums.set(key, (sums.get(key) ?? 0) + amount);
};

function kinds(
  accounts: readonly Account[],
  byAccount: ReadonlyMap<string, Minor>,
): Record<AccountKind, Minor> {
  const of = (kind: AccountKind) =>
    accounts
      .filter((account) => account.kind === kind)
      .reduce((total, { account_id }) => total + (byAccount.get(account_id) ?? 0), 0);
  return { bank: of('bank'), wallet: of('wallet'), cash: of('cash') };
}

/** Whether the book has an opening balance: the default accounts have none. */
export const hasOpening = (accounts: readonly Account[]): boolean =>
  accounts.some(({ opening_balance }) => opening_balance !== 0);
