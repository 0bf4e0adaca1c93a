import { codes, type Purpose } from '@clearloan/api-client/declare';
import type { Consent } from '@clearloan/session/contract';
import { msg } from '@lingui/core/macro';
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { knownDeviceRules } from '../../platform/context/known-devices';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import { consents } from '../../platform/database/schema/consents';

/** A given or withdrawn consent as a device reports it. */
export type ConsentEntry = Omit<typeof consents.$inferInsert, 'borrowerId' | 'receivedAt'>;

/**
 * Adds an entry to the consent log. A repeated entry changes nothing, except that a visitor's entry is assigned to the borrower
 * when the device sends it again after login.
 */
export async function noteConsent(entry: ConsentEntry, borrowerId: string | undefined): Promise<void> {
  await writableDb()
    .insert(consents)
    .values({ ...entry, borrowerId: borrowerId ?? null, receivedAt: realNow() })
    .onConflictDoNothing();
  if (borrowerId === undefined) return;
  await writableDb()
    .update(consents)
    .set({ borrowerId })
    .where(
      and(
        eq(consents.consentId, entry.consentId),
        eq(consents.state, entry.state),
        isNull(consents.borrowerId),
      ),
    );
}

/**
 * Deletes what visitors agreed to who have not logged in since: it belongs to nobody, and allows nothing. A device that logs in
 * later sends its entries again.
 */
export const removeVisitorsConsents = () =>
  writableDb()
    .delete(consents)
    .where(
      and(
        isNull(consents.borrowerId),
        lt(consents.receivedAt, new Date(realNow().getTime() - knownDeviceRules.idleMs)),
      ),
    );

/** The borrower's consent log, oldest first. */
export async function readConsents(borrowerId: string): Promise<Consent[]> {
  const rows = await db()
    .select()
    .from(consents)
    .where(eq(consents.borrowerId, borrowerId))
    .orderBy(asc(consents.receivedAt));
  return rows.map(({ borrowerId: _owner, receivedAt: _received, at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
  }));
}

/** The current consent for a purpose, if there is one. */
export async function liveConsent(borrowerId: string, purpose: Purpose): Promise<string | undefined> {
  const [last] = await db()
    .select()
    .from(consents)
    .where(and(eq(consents.borrowerId, borrowerId), eq(consents.purpose, purpose)))
    // A device with a fast clock cannot give consent in the future.
    .orderBy(desc(sql`least(${consents.at}, ${consents.receivedAt})`), desc(consents.receivedAt))
    .limit(1);
  return last?.state === 'given' ? last.consentId : undefined;
}

/** Rejects with 1007 unless this consent of the borrower was given for the purpose and not withdrawn since. */
export async function needConsent(borrowerId: string, purpose: Purpose, consentId: string): Promise<void> {
  if ((await liveConsent(borrowerId, purpose)) !== consentId) throw consentMissing();
}

export const consentMissing = () =>
  refuse(codes.consentMissing, msg`You haven’t agreed to send this.`, { field: 'consentId' });
