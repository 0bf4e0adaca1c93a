import { unparse } from 'papaparse';
import { moneyText } from '@clearloan/api-client/declare';
import type { Account, BookRecord } from '../contract';
import { guardText, openingType, ownHeadings } from './table-format';

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
