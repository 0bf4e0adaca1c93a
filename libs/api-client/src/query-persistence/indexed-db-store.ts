import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PersistedQuery, QueryStore } from './query-store';

/** Deleted with all databases of the app at logout, and when other people begin to use the device. */
const databaseName = 'clearloan-reads';

interface Tables extends DBSchema {
  reads: { key: [string, string]; value: PersistedQuery; indexes: { about: string } };
}

/** The device's own database: stored answers survive a closed page. */
export const indexedDbStore: QueryStore = {
  put: (read, mayStill) =>
    inDatabase(async (database) => {
      if (mayStill()) await database.put('reads', read);
    }),
  find: (owner, question) => inDatabase((database) => database.get('reads', [owner, question])),
  dropAll: () => deleteDB(databaseName),
  dropUnless: (isGood) =>
    inDatabase(async (database) => {
      const bad = (await database.getAll('reads')).filter((read) => !isGood(read));
      await Promise.all(bad.map(({ owner, question }) => database.delete('reads', [owner, question])));
    }),
  dropTagged: (tags) =>
    inDatabase(async (database) => {
      const transaction = database.transaction('reads', 'readwrite');
      const about = transaction.store.index('about');
      for (const tag of tags) {
        for (const key of await about.getAllKeys(tag)) await transaction.store.delete(key);
      }
      await transaction.done;
    }),
};

/** Open no longer than the work takes, so that no wipe waits for it. */
async function inDatabase<Result>(
  work: (database: IDBPDatabase<Tables>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Tables>(databaseName, 1, {
    upgrade: (fresh) => {
      const reads = fresh.createObjectStore('reads', { keyPath: ['owner', 'question'] });
      reads.createIndex('about', 'about', { multiEntry: true });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
