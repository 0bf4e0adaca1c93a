import type { PersistOptions } from './persister';

/** Starts persisting the queries that declare `persist`. Loads the code for it; if that fails, nothing is persisted. */
export const persistQueries = (options: PersistOptions): Promise<void> =>
  Promise.all([import('./persister'), import('./indexed-db-store')]).then(
    ([{ startPersisting }, { indexedDbStore }]) => startPersisting(options, indexedDbStore),
    () => undefined,
  );
