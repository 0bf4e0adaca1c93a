import { sql, type SQLWrapper } from 'drizzle-orm';
import type { CronItem } from 'graphile-worker';
import { businessNow } from '../context/clock';
import { transaction, writableDb } from '../database/connection';
import type { Log } from '../http/access-log';
import { forEachItem, type JobItemSource } from './for-each-item';
import type { Task } from './queue';

interface Schedule {
  /** Letters, digits and hyphens. */
  readonly name: string;
  /** In real time (UTC): minute, hour, day, month, weekday. */
  readonly cron: string;
}

/** Removes what is over, in one statement. */
interface StatementJob extends Schedule {
  /** @param now business time */
  readonly statement: (now: Date) => SQLWrapper;
}

/** Works through a list. One item that fails does not stop the others. */
export interface ListJob extends Schedule {
  readonly items: JobItemSource;
}

/** Compares and tells the staff; it works through no list. */
interface CheckJob extends Schedule {
  readonly check: () => Promise<void>;
}

/**
 * A recurring job. All lenders on a database schedule it; each run is done by one of them. A job is one statement, one check or a
 * list, so that none loops over a list by itself.
 */
export type CronJob = StatementJob | ListJob | CheckJob;

export const isListJob = (job: CronJob): job is ListJob => 'items' in job;

/** A run that was missed while no lender was up is made up within this time. */
const backfillMs = 60 * 60_000;

/** Runs a job once, at once. */
export async function runJob(job: CronJob, log?: Log): Promise<void> {
  if (isListJob(job)) return forEachItem(job.name, job.items, log);
  if ('check' in job) return transaction(job.check);
  const now = await businessNow();
  await transaction(() => writableDb().execute(job.statement(now)));
}

/** The job as a task. A run that starts while the previous one still works ends at once. */
export const taskOf = (job: CronJob, log?: Log): Task => ({
  name: job.name,
  run: () =>
    transaction(async () => {
      if (await isNotRunning(job.name)) await runJob(job, log);
    }),
});

/** The job as a crontab entry. */
export const cronItemOf = ({ name, cron }: CronJob): CronItem => ({
  task: name,
  match: cron,
  identifier: name,
  options: { backfillPeriod: backfillMs, maxAttempts: 3, jobKey: name },
});

async function isNotRunning(name: string): Promise<boolean> {
  const { rows } = await writableDb().execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`job ${name}`}, 0)) as free`,
  );
  return rows[0]?.free === true;
}
