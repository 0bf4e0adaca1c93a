import type { Minor } from '@clearloan/api-client/declare';
import type { Account, AccountKind, BookRecord } from '../contract';
import { categoryIds, isBuiltIn } from './categories';

export interface InAndOut {
  readonly income: Minor;
  /** Expenses less what came back of them; negative if more came back. */
  readonly paid: Minor;
}

/** All totals of a book; in minor units. */
export interface BookSums extends InAndOut {
  /** income − paid. A transfer is in neither. */
  readonly balance: Minor;
  readonly byDay: ReadonlyMap<string, InAndOut>;
  /** `paid` by category, largest first; negative where more came back. */
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
  const isSpending = spendingIn(records);
  let [income, paid] = [0, 0];
  for (const record of records) {
    const move = netInAndOut(record, isSpending);
    income += move.income;
    paid += move.paid;
    const day = byDay.get(record.record_date) ?? { income: 0, paid: 0 };
    byDay.set(record.record_date, { income: day.income + move.income, paid: day.paid + move.paid });
    if (move.paid !== 0) addTo(byCategory, record.category_id ?? unnamed, move.paid);
    for (const { accountId, amount } of effectsOf(record)) addTo(byAccount, accountId, amount);
  }
  const byKind = kinds(accounts, byAccount);
  return {
    income,
    paid,
    balance: income - paid,
    byDay,
    byCategory: [...byCategory]
      .filter(([, amount]) => amount !== 0)
      .map(([categoryId, amount]) => ({ categoryId, amount }))
      .sort((one, other) => other.amount - one.amount),
    byAccount,
    byKind,
    total: byKind.bank + byKind.wallet + byKind.cash,
  };
}

/** Money that comes in under a category of spending is a refund: it lowers what was spent there and is no income. */
function netInAndOut(record: Counted, isSpending: (categoryId: string) => boolean): InAndOut {
  const move = inAndOut(record);
  const isRefund = move.income > 0 && record.category_id !== undefined && isSpending(record.category_id);
  return isRefund ? { income: 0, paid: -move.income } : move;
}

/** The built-in categories of spending, and own ones out of which at least as much went as came in. */
function spendingIn(records: readonly Counted[]): (categoryId: string) => boolean {
  const spent = new Map<string, Minor>();
  const came = new Map<string, Minor>();
  for (const record of records) {
    const { income, paid } = inAndOut(record);
    if (record.category_id === undefined || isBuiltIn(record.category_id)) continue;
    addTo(spent, record.category_id, paid);
    addTo(came, record.category_id, income);
  }
  const builtIn: readonly string[] = categoryIds.expense;
  return (id) => builtIn.includes(id) || (spent.get(id) ?? 0) >= (came.get(id) ?? Infinity);
}

/** What a record moves, in or out; nothing for a transfer. */
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
