import { lte } from 'drizzle-orm';
import { realNow } from '../context/clock';
import { transaction, writableDb } from '../database/connection';
import type { Log } from '../http/access-log';
import { jobRuns } from '../database/schema/jobs';

/** Work that recurs. Every lender at a database offers to do it; each time one of them does. */
export interface CronJob {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

/** A timer may be a little early against the one that began the last turn. */
const earliestShare = 0.9;

/** Starts the jobs. @returns a function that stops them and waits for the running one */
export function startJobs(jobs: readonly CronJob[], log: Log): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const timers = jobs.map((job) =>
    setInterval(() => {
      const turn = takeTurn(job, log).finally(() => running.delete(turn));
      running.add(turn);
    }, job.everyMs).unref(),
  );
  return async () => {
    timers.forEach(clearInterval);
    await Promise.allSettled(running);
  };
}

/**
 * Runs a job, unless another lender began it within its interval. A lender that asks while the job runs waits for its
 * end. Work that fails gives the turn back. @returns whether it was done here
 */
export async function takeTurn({ name, everyMs, run }: CronJob, log: Log): Promise<boolean> {
  try {
    return await transaction(async () => {
      const isMine = await claim(name, everyMs);
      if (isMine) await run();
      return isMine;
    });
  } catch (error) {
    log({ job: name, error: error instanceof Error ? error.name : 'unknown' });
    return false;
  }
}

async function claim(name: string, everyMs: number): Promise<boolean> {
  const begunAt = realNow();
  const claimed = await writableDb()
    .insert(jobRuns)
    .values({ name, begunAt })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { begunAt },
      setWhere: lte(jobRuns.begunAt, new Date(begunAt.getTime() - everyMs * earliestShare)),
    })
    .returning({ name: jobRuns.name });
  return claimed.length > 0;
}
