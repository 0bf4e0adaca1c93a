import type { Keeping } from './keeper';

/** Begins to keep what is declared `keep`. The code of it is fetched now; without it nothing is kept. */
export const keepReads = (keeping: Keeping): Promise<void> =>
  Promise.all([import('./keeper'), import('./database')]).then(
    ([{ startKeeping }, { databaseShelf }]) => startKeeping(keeping, databaseShelf),
    () => undefined,
  );
