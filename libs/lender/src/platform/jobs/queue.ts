import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { parseCronItems, run, type CronItem, type RunnerOptions, type TaskList } from 'graphile-worker';
import { writableDb } from '../database/connection';
import { silentLogger } from '../database/migrations';
import type { Log } from '../http/access-log';
import { openQueuePool } from './queue-pool';

/** What a job does. It is retried after a failure, so it must be idempotent. */
export interface Task {
  /** Letters, digits and hyphens. */
  readonly name: string;
  readonly run: (payload: unknown) => Promise<void>;
}

interface JobSpec {
  /** At most one waiting job has this key; a later one replaces it. */
  readonly key: string;
  /** The delay; immediate if absent. */
  readonly delayMs?: number;
}

interface QueueSettings {
  /** Read at each start. */
  readonly url: () => string;
  readonly tasks: readonly Task[];
  readonly cron: readonly CronItem[];
  readonly log: Log;
}

/** Maximum attempts of a failing job. Work that must not be lost is re-enqueued by a sweep of its own table. */
const mostAttempts = 3;
const jobsAtOnce = 4;
/** How long to wait for the database before the queue restarts. */
const restartMs = 2_000;

/** Adds a job in the current transaction: it exists only if that commits. */
export async function addJob(task: string, payload: object, { key, delayMs = 0 }: JobSpec): Promise<void> {
  await writableDb().execute(sql`
    select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key := ${key},
      max_attempts := ${mostAttempts}, run_at := now() + make_interval(secs => ${delayMs / 1000}))`);
}

interface Queue {
  /** Connects again and plans recurring jobs by the present time; the old connections may never respond again. */
  readonly restart: () => void;
  /** Stops after the running jobs end. */
  readonly stop: () => Promise<void>;
}

/**
 * Processes the jobs of the database together with the other lenders; each job is done by one. A queue that ends because its
 * database is down restarts.
 */
export function startQueue(settings: QueueSettings): Queue {
  const ended = new AbortController();
  const isEnded = () => ended.signal.aborted;
  let server = new AbortController();
  const work = async () => {
    while (!isEnded()) {
      server = new AbortController();
      const { signal } = server;
      const runner = startRunner(settings);
      try {
        await Promise.race([runner.over, once(signal, 'abort')]);
      } catch (error) {
        settings.log({ level: 'error', queue: 'ended', error: nameOf(error) });
      }
      const stopped = runner.stop();
      if (isEnded()) await stopped;
      else await wait(restartMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const working = work();
  return {
    restart: () => {
      server.abort();
    },
    stop: async () => {
      ended.abort();
      server.abort();
      await working;
    },
  };
}

/** The queue library connected to one server. */
interface Runner {
  /** Rejects if it cannot continue; resolves if it has ended by itself. */
  readonly over: Promise<void>;
  /** Stops after the running jobs end, or at once if it cannot continue. Never rejects. */
  readonly stop: () => Promise<void>;
}

/**
 * Completes jobs in batches of one. When jobs are completed individually and the server dies before a job is marked as done,
 * the library leaves a rejected promise unhandled, which would crash this process.
 */
function startRunner(settings: QueueSettings): Runner {
  const pool = openQueuePool(settings.url(), jobsAtOnce + 2);
  const events = new EventEmitter();
  const broken = once(events, 'pool:fatalError').then(() => {
    throw new QueueBroken();
  });
  const starting = run({ ...optionsOf(settings), pgPool: pool, events });
  const over = Promise.race([starting.then((runner) => runner.promise), broken]);
  const stopped = () => starting.then((runner) => runner.stop().catch(() => runner.promise));
  return {
    over,
    stop: async () => {
      // The batches of a broken runner may never end.
      await Promise.race([stopped(), broken]).catch(() => undefined);
      const closed = pool.end().catch(() => undefined);
      await Promise.race([closed, broken]).catch(() => undefined);
    },
  };
}

/** The server died before a job was marked as done. Its lock stays, and the sweep of its own table runs the job again. */
class QueueBroken extends Error {
  override readonly name = 'QueueBroken';
}

/** The tasks for the queue library. Failures are rethrown by name only, because the library stores the message in a table. */
export function taskListOf(tasks: readonly Task[], log: Log): TaskList {
  return Object.fromEntries(
    tasks.map((task) => [
      task.name,
      async (payload: unknown) => {
        try {
          await task.run(payload);
        } catch (error) {
          log({ level: 'error', job: task.name, error: nameOf(error) });
          throw new Error(nameOf(error), { cause: error });
        }
      },
    ]),
  );
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/**
 * Batches, although each holds one job: outside a batch the library does not wait until a job is marked as done or failed.
 * No prepared statements: a pooler may run the next statement on another connection, where they are unknown.
 */
export const workerPreset = {
  worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, preparedStatements: false },
} as const;

const optionsOf = ({ tasks, cron, log }: QueueSettings): RunnerOptions => ({
  preset: workerPreset,
  concurrency: jobsAtOnce,
  noHandleSignals: true,
  logger: silentLogger,
  taskList: taskListOf(tasks, log),
  parsedCronItems: parseCronItems([...cron]),
});
