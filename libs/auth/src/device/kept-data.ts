import { deviceStore, safeStorage, type KeyStore } from '@clearloan/api-client';
import { addBook, copyBook, offlineStore, type BookCopy } from '@clearloan/api-client/offline';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { keptDataEntry, keptPrefix } from './kept-flags';
import { storedEntry } from './stored-entries';

/** How long data is kept for an account that does not log in again. The question says so. */
export const keptDays = 30;
const keptMs = keptDays * 86_400_000;

/** Whose data it is: by the phone that was typed at a login, by what the lender shows, or both. */
export interface Owner {
  /** As in `lastBorrower`. */
  readonly mark: string | null;
  /** As in `Account`. */
  readonly account: string | null;
}

type Place = 'localStorage' | 'sessionStorage';

interface KeptData extends Owner {
  /** By the device's clock. */
  readonly atMs: number;
  readonly book: BookCopy;
  readonly entries: readonly (readonly [place: Place, name: string, value: string])[];
}

interface Tables extends DBSchema {
  kept: { key: number; value: KeptData };
}

const places: readonly (readonly [Place, () => Storage, KeyStore])[] = [
  ['localStorage', () => window.localStorage, deviceStore],
  ['sessionStorage', () => window.sessionStorage, safeStorage(() => window.sessionStorage)],
];

/** The entries in both web storages that exist on this device only. */
export const ownEntries = (): KeptData['entries'] =>
  places.flatMap(([place, open, store]) =>
    namesIn(open)
      .filter((name) => storedEntry(place, name)?.kind === 'own')
      .map((name) => [place, name, store.get(name) ?? ''] as const),
  );

function namesIn(open: () => Storage): readonly string[] {
  try {
    return Object.keys(open());
  } catch {
    // A device without storage has stored nothing.
    return [];
  }
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
  const left = await inDatabase(async (database) => {
    const keys = await database.getAllKeys('kept');
    for (const key of keys) {
      const kept = await database.get('kept', key);
      if (kept === undefined) continue;
      const isTheirs = isOf(kept, owner);
      if (isTheirs) await addData(kept);
      if (isTheirs || Date.now() - kept.atMs > keptMs) await database.delete('kept', key);
    }
    return database.count('kept');
  });
  if (left > 0) return;
  deviceStore.remove(keptDataEntry);
  await deleteDB(keptPrefix);
}

const isOf = (kept: Owner, { mark, account }: Owner): boolean =>
  (account !== null && kept.account === account) || (mark !== null && kept.mark === mark);

async function addData({ book, entries }: KeptData): Promise<void> {
  await addBook(offlineStore(), book);
  for (const [place, name, value] of entries) {
    const store = places.find(([each]) => each === place)?.[2];
    if (store?.get(name) === null) store.set(name, value);
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
