import { forgetHeld } from '@clearloan/api-client';
import { lastingEntries } from '../preferences';
import { keptPrefix } from './owner-flags';

/** The app's own files, equal for everyone: without them it would not open offline. */
export const shellCaches = 'clearloan-shell-';

/** The last responses, persisted by api-client. */
export const readsDatabase = 'clearloan-reads';

/** The database of api-client, for browsers that do not list databases. */
const knownDatabases = ['clearloan-offline', readsDatabase];

/** The longest wait for a database that another tab holds open. */
const patienceMs = 1000;

/**
 * Removes all data of a borrower from the device: both web storages and what this page holds in memory at once, databases and caches
 * before the promise resolves.
 * Language, theme and text size stay, the device's token, and what is kept for other accounts. Failures of the device are
 * ignored. Never rejects.
 */
export async function clearLocalData(): Promise<void> {
  clearStorage(() => window.localStorage, isGoing);
  clearTab();
  await Promise.race([
    Promise.allSettled([dropDatabases(), dropCaches()]),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
}

const isGoing = (entry: string) => !lastingEntries.includes(entry) && !entry.startsWith(keptPrefix);

/** Removes what this tab stores and holds in memory. */
export function clearTab(): void {
  clearStorage(
    () => window.sessionStorage,
    () => true,
  );
  forgetHeld(isGoing);
}

export function clearStorage(open: () => Storage, isGoing: (entry: string) => boolean): void {
  try {
    const storage = open();
    for (const entry of Object.keys(storage)) if (isGoing(entry)) storage.removeItem(entry);
  } catch {
    // A device without storage has stored nothing either.
  }
}

async function dropDatabases(): Promise<void> {
  const names = new Set([...knownDatabases, ...(await databaseNames())]);
  await Promise.all([...names].filter((name) => !name.startsWith(keptPrefix)).map(dropDatabase));
}

/** Not every browser lists its databases. */
async function databaseNames(): Promise<string[]> {
  try {
    return (await window.indexedDB.databases()).flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

export const dropDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const deletion = window.indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) {
      deletion.addEventListener(end, () => {
        resolve();
      });
    }
  });

async function dropCaches(): Promise<void> {
  const names = await window.caches.keys();
  const going = names.filter((name) => !name.startsWith(shellCaches));
  await Promise.all(going.map((name) => window.caches.delete(name)));
}
