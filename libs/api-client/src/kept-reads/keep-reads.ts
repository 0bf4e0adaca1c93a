import type { QueryClient } from '@tanstack/react-query';

export interface Keeping {
  readonly queries: QueryClient;
  /** The session whose answers are read now; `undefined` while nothing may be kept on this phone. */
  readonly owner: () => string | undefined;
}

/** Begins to keep what is declared `keep`. The code of it is fetched now; without it nothing is kept. */
export const keepReads = (keeping: Keeping): Promise<void> =>
  Promise.all([import('./keeper'), import('./database')]).then(
    ([{ startKeeping }, { databaseShelf }]) => startKeeping(keeping, databaseShelf),
    () => undefined,
  );
