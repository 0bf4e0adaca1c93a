import { sql } from 'drizzle-orm';
import { db, transaction } from './database/connection';
import type { Log } from './http/access-log';

/** Work that recurs. Any process may do it; a lock keeps two from doing it at once. */
export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

/** Starts the chores. @returns what stops them and waits for the one that is running */
export function startChores(chores: readonly Chore[], log: Log): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = chores.map((chore) =>
    setInterval(() => {
      const turn = doOnce(chore, log).finally(() => running.delete(turn));
      running.add(turn);
    }, chore.everyMs).unref(),
  );
  return async () => {
    timers.forEach(clearInterval);
    await Promise.allSettled(running);
  };
}

async function doOnce({ name, run }: Chore, log: Log): Promise<void> {
  try {
    await transaction(async () => {
      const { rows } = await db().execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtext(${`chore ${name}`})) as mine`,
      );
      if (rows[0]?.mine === true) await run();
    });
  } catch (error) {
    log({ chore: name, error: error instanceof Error ? error.name : 'unknown' });
  }
}
