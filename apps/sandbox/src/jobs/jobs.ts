import { sql } from 'drizzle-orm';
import type { CronItem } from 'graphile-worker';
import { transaction, writableDb } from '../database/connection';
import type { Task } from './queue';

/** Work that recurs, in a transaction of its own. Every lender at a database offers to do it; each time one of them does. */
export interface CronJob {
  /** Letters, digits and hyphens. */
  readonly name: string;
  /** When, in real time (UTC): minute, hour, day, month, weekday. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

/** A run that no lender was there for is made up within this time. */
const backfillMs = 60 * 60_000;

/** The job as a task. A run that begins while the one before still works leaves it to that one. */
export const taskOf = ({ name, run }: CronJob): Task => ({
  name,
  run: () =>
    transaction(async () => {
      if (await isFree(name)) await run();
    }),
});

/** The job as a line of the crontab. */
export const cronItemOf = ({ name, cron }: CronJob): CronItem => ({
  task: name,
  match: cron,
  identifier: name,
  options: { backfillPeriod: backfillMs, maxAttempts: 3, jobKey: name },
});

async function isFree(name: string): Promise<boolean> {
  const { rows } = await writableDb().execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`job ${name}`}, 0)) as free`,
  );
  return rows[0]?.free === true;
}
