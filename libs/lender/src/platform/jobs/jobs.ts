import { sql } from 'drizzle-orm';
import type { CronItem } from 'graphile-worker';
import { transaction, writableDb } from '../database/connection';
import type { Task } from './queue';

/** A recurring job in its own transaction. All lenders on a database schedule it; each run is done by one of them. */
export interface CronJob {
  /** Letters, digits and hyphens. */
  readonly name: string;
  /** Schedule in real time (UTC): minute, hour, day, month, weekday. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

/** A run that was missed while no lender was up is made up within this time. */
const backfillMs = 60 * 60_000;

/** The job as a task. A run that starts while the previous one still works ends at once. */
export const taskOf = ({ name, run }: CronJob): Task => ({
  name,
  run: () =>
    transaction(async () => {
      if (await isFree(name)) await run();
    }),
});

/** The job as a crontab entry. */
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
