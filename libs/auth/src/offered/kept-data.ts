import { deviceStore, type ApiClient } from '@clearloan/api-client';
import { addBook, copyBook, offlineStore, type BookCopy } from '@clearloan/api-client/offline';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { userInfo } from '@clearloan/session/contract';
import { isAnythingKept, keptDataEntry, keptPrefix } from '@clearloan/session';
import { isAccountOfLogin } from '../rules/account-of-login';
import { accountOf, noteAccount } from './inspect-session';
import { keptDays, ownEntries, storeOf, type OwnEntry } from './stored-entries';

const keptMs = keptDays * 86_400_000;

/** Whose data it is: by the phone that was typed at a login, by what the lender shows, or both. */
export interface Owner {
  /** As in `storedBorrowerHash`. */
  readonly mark: string | null;
  /** As in `Account`. */
  readonly account: string | null;
}

interface KeptData extends Owner {
  /** By the device's clock. */
  readonly atMs: number;
  readonly book: BookCopy;
  readonly entries: readonly OwnEntry[];
}

interface Tables extends DBSchema {
  kept: { key: number; value: KeptData };
}

/** Copies what exists on this device only, under its owner's key. Rejects if the device does not store it. */
export async function keepData({ mark, account }: Owner): Promise<void> {
  const book = await copyBook(offlineStore());
  const row = { mark, account, atMs: Date.now(), book, entries: ownEntries() };
  await inDatabase(async (database) => {
    await database.add('kept', row);
  });
  deviceStore.set(keptDataEntry, 'yes');
}

/** Adds an account's kept data to the device's and deletes the copy, and copies that are too old. */
export async function returnData(owner: Owner): Promise<void> {
  const remaining = await inDatabase(async (database) => {
    const keys = await database.getAllKeys('kept');
    for (const key of keys) {
      const data = await database.get('kept', key);
      if (data === undefined) continue;
      const isTheirs = isOf(data, owner);
      if (isTheirs) await addData(data);
      if (isTheirs || Date.now() - data.atMs > keptMs) await database.delete('kept', key);
    }
    return database.count('kept');
  });
  if (remaining > 0) return;
  deviceStore.remove(keptDataEntry);
  await deleteDB(keptPrefix);
}

const isOf = (one: Owner, { mark, account }: Owner): boolean =>
  (account !== null && one.account === account) || (mark !== null && one.mark === mark);

async function addData({ book, entries }: KeptData): Promise<void> {
  await addBook(offlineStore(), book);
  for (const [place, name, value] of entries) {
    const store = storeOf[place];
    if (store.get(name) === null) store.set(name, value);
  }
}

/** Closed right after the work, so that another tab can delete it. */
async function inDatabase<Result>(
  work: (database: IDBPDatabase<Tables>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Tables>(keptPrefix, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('kept', { autoIncrement: true });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/**
 * After a login by code or password: notes the account, and returns what was kept for it when another account took over. Never rejects.
 * @param phone as typed, with the code of the country @param mark its hash
 * @returns whether the lender shows the account of another phone
 */
export async function recogniseAccount(client: ApiClient, phone: string, mark: string): Promise<boolean> {
  const before = client.session.sessionId();
  const info = await client.perform(userInfo, {}, { quiet: true }).catch(() => undefined);
  // A logout meanwhile has cleared the device.
  if (client.session.sessionId() !== before) return false;
  if (info && !isAccountOfLogin(phone, info.phone)) return true;
  const account = info && accountOf(info);
  if (account) noteAccount(account);
  if (isAnythingKept()) await returnData({ mark, account: account?.key ?? null }).catch(() => undefined);
  return false;
}
