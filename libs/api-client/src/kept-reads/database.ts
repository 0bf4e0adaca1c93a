import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptRead, ReadShelf } from './read-shelf';

/** Wiped with all databases of the app at logout, and when others begin to use the phone. */
const databaseName = 'clearloan-reads';

interface Tables extends DBSchema {
  reads: { key: [string, string]; value: KeptRead; indexes: { about: string } };
}

/** The phone's own database: what is kept stays when the page is closed. */
export const databaseShelf: ReadShelf = {
  keep: (read, mayStill) =>
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
  dropAbout: (subjects) =>
    inDatabase(async (database) => {
      const transaction = database.transaction('reads', 'readwrite');
      const about = transaction.store.index('about');
      for (const subject of subjects) {
        for (const key of await about.getAllKeys(subject)) await transaction.store.delete(key);
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
