import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PersistedQuery, QueryStore } from './persister';

/** Deleted with all databases of the app at logout, and when the device becomes shared. */
const databaseName = 'clearloan-reads';

interface Tables extends DBSchema {
  reads: { key: [string, string]; value: PersistedQuery; indexes: { about: string } };
}

/** IndexedDB store: persisted responses survive closing the page. */
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

/** Closed right after the work, so that clearing the device never waits for it. */
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
