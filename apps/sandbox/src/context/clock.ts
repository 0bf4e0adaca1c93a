import { dayOf } from '@clearloan/formatting';
import { sql } from 'drizzle-orm';
import { prepared, transaction, writableDb } from '../database/connection';
import { market } from './market';
import { businessClock } from '../database/schema/clock';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Real time: sessions, codes, limits and keys run on it. */
export const realNow = (): Date => new Date();

const clockRow = prepared((queries) => queries.select().from(businessClock).prepare('business_clock'));

/** How far business time is ahead, in whole days. */
export async function movedDays(): Promise<number> {
  const [row] = await clockRow().execute();
  return row?.movedDays ?? 0;
}

/** The same as a column of another statement. */
export const movedDaysColumn = () =>
  sql<number>`coalesce((select ${businessClock.movedDays} from ${businessClock}), 0)`;

/** The lender's business time: dues, penalties, offers, delays, cooling-off, pay codes and complaints run on it. */
export const businessTime = (moved: number): Date => new Date(realNow().getTime() + moved * dayMs);

/** Business time now. */
export const businessNow = async (): Promise<Date> => businessTime(await movedDays());

/** Business time now and its day: read again after a lock, for time may have been moved while the call waited. */
export async function businessMoment(): Promise<{ readonly now: Date; readonly today: string }> {
  const now = await businessNow();
  return { now, today: businessDay(now) };
}

/** The calendar day of a business instant where the lender works, `YYYY-MM-DD`. */
export function businessDay(at: Date): string {
  const [minute, { timeZone }] = [Math.floor(at.getTime() / minuteMs), market];
  if (latest.minute !== minute || latest.timeZone !== timeZone)
    latest = { minute, timeZone, day: dayOf(at.toISOString(), timeZone) };
  return latest.day;
}

/** Most ask for today, a call more than once: a day begins with a minute, so all of a minute are of one day. */
let latest = { minute: Number.NaN, timeZone: '', day: '' };

/** Lets days pass; time never goes back. @returns days moved in all */
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
