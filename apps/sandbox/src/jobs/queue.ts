import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { parseCronItems, run, type CronItem, type RunnerOptions, type TaskList } from 'graphile-worker';
import { writableDb } from '../database/connection';
import { silentLogger } from '../database/migrations';
import type { Log } from '../http/access-log';
import { openQueuePool } from './queue-pool';

/** What a job does. It runs again after a failure, so it must be safe to run twice. */
export interface Task {
  /** Letters, digits and hyphens. */
  readonly name: string;
  readonly run: (payload: unknown) => Promise<void>;
}

/** How a job is added. */
interface JobSpec {
  /** At most one job that waits has this key: a later one takes its place. */
  readonly key: string;
  /** How long it waits; it is taken up at once when left out. */
  readonly delayMs?: number;
}

interface QueueSettings {
  /** Of the server that takes writes; read at each start. */
  readonly url: () => string;
  readonly tasks: readonly Task[];
  readonly cron: readonly CronItem[];
  readonly log: Log;
}

/** A job that fails runs at most so often; what must not be lost is swept up from its own table. */
const mostAttempts = 3;
const jobsAtOnce = 4;
/** How long to wait for the database before the queue starts again. */
const restartMs = 2_000;

/** Adds a job in the transaction that runs here: it exists when that is committed, and not otherwise. */
export async function addJob(task: string, payload: object, { key, delayMs = 0 }: JobSpec): Promise<void> {
  await writableDb().execute(sql`
    select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key := ${key},
      max_attempts := ${mostAttempts}, run_at := now() + make_interval(secs => ${delayMs / 1000}))`);
}

/** A queue that runs. */
interface Queue {
  /** Goes on at the server that `url` names now; the one before may never answer again. */
  readonly move: () => void;
  /** Ends after the jobs that run. */
  readonly stop: () => Promise<void>;
}

/**
 * Works on the jobs of the database, as every lender at it does; each job is done by one. A queue that ends by itself, since
 * its database is away, starts again.
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
    move: () => {
      server.abort();
    },
    stop: async () => {
      ended.abort();
      server.abort();
      await working;
    },
  };
}

/** The queue's library at one server. */
interface Runner {
  /** Rejects when it cannot go on; resolves when it has ended by itself. */
  readonly over: Promise<void>;
  /** Ends after the jobs that run, or at once when it could not go on. Never rejects. */
  readonly stop: () => Promise<void>;
}

/**
 * Jobs are completed in batches, although each batch is one job: completed one by one, a job whose server dies before it is
 * marked as done rejects a promise that the library does not handle, and that ends this process.
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
      // After a broken one its batches may never end.
      await Promise.race([stopped(), broken]).catch(() => undefined);
      const closed = pool.end().catch(() => undefined);
      await Promise.race([closed, broken]).catch(() => undefined);
    },
  };
}

/** The server died before a job was marked as done: its lock stays, and the job is done again by its own table's sweep. */
class QueueBroken extends Error {
  override readonly name = 'QueueBroken';
}

/** The tasks as the queue's library takes them. What fails is told by its name alone: the library keeps the message in a table. */
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

const optionsOf = ({ tasks, cron, log }: QueueSettings): RunnerOptions => ({
  // A pooler may give the next statement another connection, where none has the name of this one.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, preparedStatements: false } },
  concurrency: jobsAtOnce,
  noHandleSignals: true,
  logger: silentLogger,
  taskList: taskListOf(tasks, log),
  parsedCronItems: parseCronItems([...cron]),
});
