import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, ne, notInArray } from 'drizzle-orm';
import { borrowers } from '../database/schema/borrowers';
import { knownDevices } from '../database/schema/known-devices';
import { db, writableDb } from '../database/connection';
import { realNow } from './clock';

/** A device on which a borrower logged in before. It logs in under limits of its own, and still needs a code or the password. */
export interface KnownDevice {
  readonly deviceId: string;
  readonly borrowerId: string;
  /** The borrower's present number. */
  readonly phone: string;
}

export const knownDeviceRules = {
  /** Without a login for this long, a device is forgotten. */
  idleMs: 180 * 24 * 60 * 60_000,
  /** Per borrower; a further one replaces the one that logged in longest ago. */
  most: 10,
} as const;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const oldestUse = () => new Date(realNow().getTime() - knownDeviceRules.idleMs);

/** The device of a token; undefined if it is unknown, forgotten, or unused for too long. */
export async function findKnownDevice(token: string): Promise<KnownDevice | undefined> {
  const { deviceId, tokenHash, usedAt } = knownDevices;
  const [row] = await db()
    .select({ deviceId, borrowerId: borrowers.borrowerId, phone: borrowers.phone })
    .from(knownDevices)
    .innerJoin(borrowers, eq(borrowers.borrowerId, knownDevices.borrowerId))
    .where(and(eq(tokenHash, hashOf(token)), gt(usedAt, oldestUse()), eq(borrowers.isErased, false)));
  if (row === undefined || row.phone === null) return undefined;
  return { ...row, phone: row.phone };
}

/**
 * Remembers the device of a login. The token does not change at use: on a bad network a lost response would otherwise turn a known
 * device into an unknown one.
 * @param known the device that sent its token, if it is the borrower's @returns a new device also has a token of 192 random bits, stored
 *   as a hash only
 */
export async function rememberDevice(
  borrowerId: string,
  known: KnownDevice | undefined,
  { browser, system }: Pick<typeof knownDevices.$inferSelect, 'browser' | 'system'>,
): Promise<{ readonly deviceId: string; readonly token?: string }> {
  const usedAt = realNow();
  const seen = { browser, system, usedAt };
  if (known !== undefined) {
    const stillKnown = await writableDb()
      .update(knownDevices)
      .set(seen)
      .where(eq(knownDevices.deviceId, known.deviceId))
      .returning({ deviceId: knownDevices.deviceId });
    if (stillKnown.length > 0) return { deviceId: known.deviceId };
  }
  const token = randomBytes(24).toString('base64url');
  const [added] = await writableDb()
    .insert(knownDevices)
    .values({ ...seen, borrowerId, tokenHash: hashOf(token), knownSince: usedAt })
    .returning({ deviceId: knownDevices.deviceId });
  if (added === undefined) throw new Error('The insert returned no row.');
  await forgetBeyond(borrowerId);
  return { deviceId: added.deviceId, token };
}

async function forgetBeyond(borrowerId: string): Promise<void> {
  const newest = writableDb()
    .select({ deviceId: knownDevices.deviceId })
    .from(knownDevices)
    .where(eq(knownDevices.borrowerId, borrowerId))
    .orderBy(desc(knownDevices.usedAt))
    .limit(knownDeviceRules.most);
  await writableDb()
    .delete(knownDevices)
    .where(and(eq(knownDevices.borrowerId, borrowerId), notInArray(knownDevices.deviceId, newest)));
}

/** All known devices of a borrower, the last used first. */
export async function knownDevicesOf(borrowerId: string) {
  return db()
    .select()
    .from(knownDevices)
    .where(and(eq(knownDevices.borrowerId, borrowerId), gt(knownDevices.usedAt, oldestUse())))
    .orderBy(desc(knownDevices.usedAt));
}

/** Forgets these devices of a borrower. @returns how many there were */
export async function forgetDevices(borrowerId: string, deviceIds: readonly string[]): Promise<number> {
  if (deviceIds.length === 0) return 0;
  const forgotten = await writableDb()
    .delete(knownDevices)
    .where(and(eq(knownDevices.borrowerId, borrowerId), inArray(knownDevices.deviceId, [...deviceIds])))
    .returning({ deviceId: knownDevices.deviceId });
  return forgotten.length;
}

/** Forgets all devices of a borrower. @param kept the one that proved itself just now */
export async function forgetAllDevices(borrowerId: string, kept?: string): Promise<void> {
  await writableDb()
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.borrowerId, borrowerId),
        kept === undefined ? undefined : ne(knownDevices.deviceId, kept),
      ),
    );
}

/** The statement of the job that forgets devices which nobody has used for long. */
export const removeUnusedDevices = () =>
  writableDb().delete(knownDevices).where(lt(knownDevices.usedAt, oldestUse()));
