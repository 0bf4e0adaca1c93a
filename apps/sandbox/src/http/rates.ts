import { createHash } from 'node:crypto';
import { lte } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { realNow } from '../context/clock';
import { poolOfThisProcess, writableDb } from '../database/connection';
import { rateLimits } from '../database/schema/http';

/** A number of times in a length of time, counted by name in the database for all lenders at it together. */
export interface Rate {
  /**
   * Counts one more, outside any transaction that runs here: a call that is refused still counts.
   * @returns how many seconds to wait, undefined while it is within the limit
   */
  readonly take: (name: string) => Promise<number | undefined>;
  /** Resets the count. */
  readonly forget: (name: string) => Promise<void>;
}

/** @param what counts apart from every other rate */
export function createRate(what: string, most: number, seconds: number): Rate {
  const limiter = new RateLimiterPostgres({
    storeClient: poolOfThisProcess,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: what,
    points: most,
    duration: seconds,
  });
  return {
    take: async (name) => {
      try {
        await limiter.consume(keyOf(name));
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    forget: async (name) => {
      await limiter.delete(keyOf(name));
    },
  };
}

/** Neither a phone number nor an address stands in a table of counts. */
const keyOf = (name: string) => createHash('sha256').update(name).digest('base64url');

/** Forgets counts whose time is over. */
export async function removeOldCounts(): Promise<void> {
  await writableDb().delete(rateLimits).where(lte(rateLimits.expire, realNow().getTime()));
}
