import type { Account, BookRecord } from '../contract';
import { isFromTable } from './table-id';
import type { TableIn } from './table-in';
import type { NewRecord } from './table-line';

export interface SplitTable {
  /** Not in the book yet. */
  readonly fresh: readonly NewRecord[];
  /** Already added from a table, whatever was changed since; or identical to a record of the book. */
  readonly known: readonly NewRecord[];
  /** Of the same day and amount as a record that came from no table: it may be the same one. */
  readonly alike: readonly NewRecord[];
  /** Accounts that the device does not have yet. */
  readonly newAccounts: readonly Account[];
  /** Accounts that differ between book and table; the book's own are kept. */
  readonly otherAccounts: readonly Account[];
}

export interface TableBook {
  readonly records: readonly BookRecord[];
  /** The ids of records that were deleted: a line that the borrower deleted does not come back by itself. */
  readonly removed: readonly string[];
  readonly accounts: readonly Account[];
}

/**
 * Which parts of a table are new. A record that came from a table is known by its id. One that the borrower typed is
 * matched by all its fields, or asked about if only day and amount are the same; each matches one line.
 */
export function splitKnown(table: Pick<TableIn, 'records' | 'accounts'>, book: TableBook): SplitTable {
  const ids = new Set([...book.records.map(({ record_id }) => record_id), ...book.removed]);
  const lines = new Set(table.records.map(({ record_id }) => record_id));
  const typed = book.records.filter(({ record_id }) => !isFromTable(record_id) && !lines.has(record_id));
  const newLines = table.records.filter(({ record_id }) => !ids.has(record_id));
  const isSame = matcher(typed, faceOf);
  const same = new Set(newLines.filter(isSame.takes));
  const isAlike = matcher(isSame.left(), sumOf);
  const alike = new Set(newLines.filter((line) => !same.has(line) && isAlike.takes(line)));
  const kept = new Map(book.accounts.map((account) => [account.account_id, accountFace(account)]));
  return {
    fresh: newLines.filter((line) => !same.has(line) && !alike.has(line)),
    known: table.records.filter((line) => ids.has(line.record_id) || same.has(line)),
    alike: [...alike],
    newAccounts: table.accounts.filter(({ account_id }) => !kept.has(account_id)),
    otherAccounts: table.accounts.filter((account) => {
      const own = kept.get(account.account_id);
      return own !== undefined && own !== accountFace(account);
    }),
  };
}

type Face = Omit<BookRecord, 'updated_at' | 'deleted'>;

/** Matches each record with at most one line. */
function matcher(records: readonly BookRecord[], keyOf: (record: Face) => string) {
  const waiting = new Map<string, BookRecord[]>();
  for (const record of records) {
    const same = waiting.get(keyOf(record));
    if (same === undefined) waiting.set(keyOf(record), [record]);
    else same.push(record);
  }
  return {
    takes: (line: NewRecord) => waiting.get(keyOf(line))?.pop() !== undefined,
    left: () => [...waiting.values()].flat(),
  };
}

const sumOf = ({ record_date, amount, book_type }: Face): string =>
  JSON.stringify([record_date, amount, book_type]);

/** All table fields of a record. */
const faceOf = (record: Face): string => {
  const { account_id, to_account_id, category_id, note, address } = record;
  const texts = [category_id, note, address].map((text) => text?.trim() ?? '');
  return JSON.stringify([sumOf(record), account_id, to_account_id ?? '', ...texts]);
};

const accountFace = ({ name, kind, opening_balance, tail }: Account): string =>
  JSON.stringify([name.trim(), kind, opening_balance, tail ?? '']);
