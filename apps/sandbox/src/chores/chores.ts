import { lte } from 'drizzle-orm';
import { realNow } from '../clock/clock';
import { transaction, writableDb } from '../database/connection';
import type { Log } from '../http/access-log';
import { choreTurns } from './tables';

/** Work that recurs. Every lender at a database offers to do it; each time one of them does. */
export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

/** A timer may be a little early against the one that began the last turn. */
const earliestShare = 0.9;

/** Starts the chores. @returns what stops them and waits for the one that is running */
export function startChores(chores: readonly Chore[], log: Log): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const timers = chores.map((chore) =>
    setInterval(() => {
      const turn = takeTurn(chore, log).finally(() => running.delete(turn));
      running.add(turn);
    }, chore.everyMs).unref(),
  );
  return async () => {
    timers.forEach(clearInterval);
    await Promise.allSettled(running);
  };
}

/**
 * Does a chore, unless another lender has begun it within its interval; whoever comes while that one works waits for its
 * end. Work that fails gives the turn back. @returns whether it was done here
 */
export async function takeTurn({ name, everyMs, run }: Chore, log: Log): Promise<boolean> {
  try {
    return await transaction(async () => {
      const isMine = await claim(name, everyMs);
      if (isMine) await run();
      return isMine;
    });
  } catch (error) {
    log({ chore: name, error: error instanceof Error ? error.name : 'unknown' });
    return false;
  }
}

async function claim(name: string, everyMs: number): Promise<boolean> {
  const begunAt = realNow();
  const claimed = await writableDb()
    .insert(choreTurns)
    .values({ name, begunAt })
    .onConflictDoUpdate({
      target: choreTurns.name,
      set: { begunAt },
      setWhere: lte(choreTurns.begunAt, new Date(begunAt.getTime() - everyMs * earliestShare)),
    })
    .returning({ name: choreTurns.name });
  return claimed.length > 0;
}
