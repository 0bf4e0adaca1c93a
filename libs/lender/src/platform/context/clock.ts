import { dayOf } from '@clearloan/formatting';
import { sql } from 'drizzle-orm';
import { prepared, transaction, writableDb } from '../database/connection';
import { thisLender } from '../lender/lender';
import { businessClock } from '../database/schema/clock';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Real time. Sessions, codes, limits and keys use it. */
export const realNow = (): Date => new Date();

const clockRow = prepared((queries) => queries.select().from(businessClock).prepare('business_clock'));

/** How many whole days business time is ahead of real time. */
export async function movedDays(): Promise<number> {
  const [row] = await clockRow().execute();
  return row?.movedDays ?? 0;
}

/** The same as a column of another statement. */
export const movedDaysColumn = () =>
  sql<number>`coalesce((select ${businessClock.movedDays} from ${businessClock}), 0)`;

/** The lender's business time. Due dates, penalties, offers, delays, cooling-off, pay codes and complaints use it. */
export const businessTime = (moved: number): Date => new Date(realNow().getTime() + moved * dayMs);

export const businessNow = async (): Promise<Date> => businessTime(await movedDays());

/**
 * The current business time and day. Read it again after a lock, because the clock may have been moved while the request
 * waited.
 */
export async function businessMoment(): Promise<{ readonly now: Date; readonly today: string }> {
  const now = await businessNow();
  return { now, today: businessDay(now) };
}

/** The calendar day of a business instant in the lender's time zone, `YYYY-MM-DD`. */
export function businessDay(at: Date): string {
  const { timeZone } = thisLender().market;
  const minute = Math.floor(at.getTime() / minuteMs);
  const latest = latestDays.get(timeZone);
  if (latest?.minute === minute) return latest.day;
  const day = dayOf(at.toISOString(), timeZone);
  latestDays.set(timeZone, { minute, day });
  return day;
}

/**
 * Cache for the common case: most requests need today, often more than once. Days start on a full minute, so all instants of a
 * minute share one day. By time zone.
 */
const latestDays = new Map<string, { readonly minute: number; readonly day: string }>();

/** Advances business time by whole days; it never goes back. @returns days moved in total */
export const moveClock = (days: number): Promise<number> =>
  transaction(async () => {
    const [row] = await writableDb()
      .insert(businessClock)
      .values({ movedDays: days })
      .onConflictDoUpdate({
        target: businessClock.row,
        set: { movedDays: sql`${businessClock.movedDays} + ${days}` },
      })
      .returning();
    return row?.movedDays ?? 0;
  });
