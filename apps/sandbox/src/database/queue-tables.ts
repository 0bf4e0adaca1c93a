import { Logger, runMigrations } from 'graphile-worker';

/** The library's lines may hold what a statement was asked with; failures are logged by the tasks themselves. */
export const silentLogger = new Logger(() => () => undefined);

/** Makes or updates the job queue's own tables, in the schema `graphile_worker` beside the lender's. */
export const migrateQueue = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: silentLogger });
