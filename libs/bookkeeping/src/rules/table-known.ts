import type { Account, BookRecord } from '../contract';
import type { TableIn } from './table-in';
import type { NewRecord } from './table-line';

export interface SplitTable {
  /** Not in the book yet. */
  readonly fresh: readonly NewRecord[];
  /** Identical records in the book: the same table imported again. */
  readonly known: readonly NewRecord[];
  /** Accounts that the device does not have yet. */
  readonly newAccounts: readonly Account[];
  /** Accounts that differ between book and table; the book's own are kept. */
  readonly otherAccounts: readonly Account[];
}

export interface TableBook {
  readonly records: readonly BookRecord[];
  readonly accounts: readonly Account[];
}

/**
 * Which parts of a table are new. A table may contain identical lines on purpose: each record of the book matches one
 * line.
 */
export function splitKnown(table: Pick<TableIn, 'records' | 'accounts'>, book: TableBook): SplitTable {
  const left = new Map<string, number>();
  for (const record of book.records) left.set(faceOf(record), (left.get(faceOf(record)) ?? 0) + 1);
  const fresh: NewRecord[] = [];
  const known: NewRecord[] = [];
  for (const record of table.records) {
    const face = faceOf(record);
    const count = left.get(face) ?? 0;
    if (count > 0) left.set(face, count - 1);
    (count > 0 ? known : fresh).push(record);
  }
  const kept = new Map(book.accounts.map((account) => [account.account_id, accountFace(account)]));
  return {
    ...{ fresh, known },
    newAccounts: table.accounts.filter(({ account_id }) => !kept.has(account_id)),
    otherAccounts: table.accounts.filter((account) => {
      const own = kept.get(account.account_id);
      return own !== undefined && own !== accountFace(account);
    }),
  };
}

type Face = Omit<BookRecord, 'record_id' | 'updated_at' | 'deleted' | 'img_url'>;

/** All table fields of a record. */
const faceOf = ({ record_date, amount, book_type, account_id, to_account_id, ...words }: Face): string =>
  JSON.stringify([
    ...[record_date, amount, book_type, account_id, to_account_id ?? ''],
    ...[words.category_id, words.note, words.address].map((text) => text?.trim() ?? ''),
  ]);

const accountFace = ({ name, kind, opening_balance, tail }: Account): string =>
  JSON.stringify([name.trim(), kind, opening_balance, tail ?? '']);
