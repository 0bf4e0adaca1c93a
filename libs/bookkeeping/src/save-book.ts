import { unparse } from 'papaparse';
import { offlineStore } from '@clearloan/api-client/offline';
import { moneyText } from '@clearloan/api-client/declare';
import type { Account, BookRecord } from './contract';
import { accountsFrom, lists, recordsFrom } from './rules/local-records';
import { guardText, openingType, ownHeadings } from './rules/table-format';

/** Saves a generated file on the device; nothing is sent. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves records and accounts as a table that this app and spreadsheets can read. */
export const saveTable = (records: readonly BookRecord[], accounts: readonly Account[]): void =>
  saveFile('book.csv', 'text/csv', writeTable(records, accounts));

/** Saves the whole book of this device. */
export async function saveBook(): Promise<void> {
  const store = offlineStore();
  saveTable(recordsFrom(await store.items(lists.records)), accountsFrom(await store.items(lists.accounts)));
}

/**
 * The book as a table for spreadsheets and `readTable`: a line for each account, then one for each record. Dates are
 * `YYYY-MM-DD`, amounts use a decimal point. `readTable` returns the same accounts and records; pictures are not
 * included.
 */
export function writeTable(records: readonly BookRecord[], accounts: readonly Account[]): string {
  const nameOf = (accountId: string | undefined) =>
    accounts.find(({ account_id }) => account_id === accountId)?.name ?? '';
  const openings = accounts.map((account) => [
    ...['', openingType, moneyText(account.opening_balance), account.kind],
    ...[guardText(account.name), '', guardText(account.tail ?? ''), ''],
    ...[guardText(account.account_id), '', ''],
  ]);
  const lines = records.map((record) => [
    ...[record.record_date, record.book_type, moneyText(record.amount), guardText(record.category_id ?? '')],
    ...[record.account_id, record.to_account_id].map((accountId) => guardText(nameOf(accountId))),
    ...[record.note, record.address].map((text) => guardText(text ?? '')),
    ...[record.account_id, record.to_account_id].map((accountId) => guardText(accountId ?? '')),
    record.record_id,
  ]);
  // The byte order mark identifies UTF-8 to spreadsheets.
  return `\uFEFF${unparse([ownHeadings, ...openings, ...lines], { newline: '\r\n' })}`;
}
