import { unparse } from 'papaparse';
import { moneyText } from '@clearloan/api-client/declare';
import type { Account, BookRecord } from '../contract';

const heads = ['Date', 'Type', 'Amount', 'Category', 'Account', 'To account', 'Note', 'Place'];

/**
 * The records as a table that any table program and `readTable` understand: dates as `YYYY-MM-DD`, amounts with a point.
 * A text that a table program would run as a formula is made harmless (OWASP, CSV injection).
 */
export function writeTable(records: readonly BookRecord[], accounts: readonly Account[]): string {
  const nameOf = (accountId: string | undefined) =>
    accounts.find(({ account_id }) => account_id === accountId)?.name ?? accountId ?? '';
  const rows = records.map((record) => [
    record.record_date,
    record.book_type,
    moneyText(record.amount),
    record.category_id ?? '',
    nameOf(record.account_id),
    nameOf(record.to_account_id),
    record.note ?? '',
    record.address ?? '',
  ]);
  // The mark tells table programs that this is UTF-8.
  return `\uFEFF${unparse([heads, ...rows], { escapeFormulae: true, newline: '\r\n' })}`;
}
