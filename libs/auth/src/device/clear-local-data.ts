import { preferenceEntries } from '../preferences';

/** Every feature keeps its unsent forms under names that begin so. */
const draftPrefix = 'clearloan.draft';

/** Files of the app itself, the same for everybody: without them it would not open again without a network. */
const shellCaches = 'clearloan-shell-';

/** What the lender answered last, kept by api-client. */
const readsDatabase = 'clearloan-reads';

/** Of api-client: for browsers that do not list their databases. */
const knownDatabases = ['clearloan-offline', readsDatabase];

/** No borrower waits longer for a store that another tab still holds open. */
const patienceMs = 1000;

/**
 * Removes everything of a borrower from the phone: both stores at once, databases and caches until the promise is
 * kept. Language, theme and text size stay. What the device refuses is passed over. Never rejects.
 */
export async function clearLocalData(): Promise<void> {
  clearStorage(
    () => window.localStorage,
    (entry) => !preferenceEntries.includes(entry),
  );
  clearStorage(
    () => window.sessionStorage,
    () => true,
  );
  await Promise.race([
    Promise.allSettled([dropDatabases(), dropCaches()]),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
}

/** Unsent forms and what was read last: the device has become one that others use. */
export const clearReadableByOthers = (): void => {
  if ('indexedDB' in window) void dropDatabase(readsDatabase);
  clearStorage(
    () => window.localStorage,
    (entry) => entry.startsWith(draftPrefix),
  );
};

function clearStorage(open: () => Storage, isGoing: (entry: string) => boolean): void {
  try {
    const storage = open();
    for (const entry of Object.keys(storage)) if (isGoing(entry)) storage.removeItem(entry);
  } catch {
    // A device that gives no storage has kept nothing either.
  }
}

async function dropDatabases(): Promise<void> {
  if (!('indexedDB' in window)) return;
  const names = new Set([...knownDatabases, ...(await databaseNames())]);
  await Promise.all([...names].map(dropDatabase));
}

/** Not every browser lists what it has. */
async function databaseNames(): Promise<string[]> {
  if (!('databases' in window.indexedDB)) return [];
  const databases = await window.indexedDB.databases().catch(() => []);
  return databases.flatMap(({ name }) => name ?? []);
}

const dropDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const deletion = window.indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) {
      deletion.addEventListener(end, () => {
        resolve();
      });
    }
  });

async function dropCaches(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await window.caches.keys();
  const going = names.filter((name) => !name.startsWith(shellCaches));
  await Promise.all(going.map((name) => window.caches.delete(name)));
}
