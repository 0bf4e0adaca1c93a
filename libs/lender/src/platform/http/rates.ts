import { createHash } from 'node:crypto';
import { lte } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { realNow } from '../context/clock';
import { lenderPool, writableDb } from '../database/connection';
import { rateLimits } from '../database/schema/http';

/** A rate limit by name, counted in the database across all its lenders. */
export interface Rate {
  /**
   * Counts one attempt, outside the current transaction, so that rejected requests also count.
   * @returns how many seconds to wait; undefined within the limit
   */
  readonly take: (name: string) => Promise<number | undefined>;
  readonly forget: (name: string) => Promise<void>;
  /** Takes one counted attempt back, unless its time is over. */
  readonly giveBack: (name: string) => Promise<void>;
}

/** @param what namespace of the counter */
export function createRate(what: string, most: number, seconds: number): Rate {
  const limiter = new RateLimiterPostgres({
    storeClient: lenderPool,
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
    giveBack: async (name) => {
      await lenderPool.query({
        text: 'update rate_limits set points = points - 1 where key = $1 and points > 0 and expire > $2',
        values: [limiter.getKey(keyOf(name)), realNow().getTime()],
      });
    },
  };
}

/** Hashed, so that the table contains no phone numbers and no addresses. */
const keyOf = (name: string) => createHash('sha256').update(name).digest('base64url');

export const removeOldCounts = () =>
  writableDb().delete(rateLimits).where(lte(rateLimits.expire, realNow().getTime()));
