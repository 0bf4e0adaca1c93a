import { offlineStore } from '@clearloan/api-client/offline';
import type { Account, BookRecord } from './contract';
import { accountsFrom, lists, recordsFrom } from './rules/local-records';
import { writeTable } from './rules/table-out';

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
