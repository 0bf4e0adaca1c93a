import { codes, type Purpose } from '@clearloan/api-client/declare';
import type { Consent } from '@clearloan/auth/contract';
import { msg } from '@lingui/core/macro';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { realNow } from '../../context/clock';
import { db, writableDb } from '../../database/connection';
import { refuse } from '../../context/refusal';
import { consents } from '../../database/schema/consents';

/** What a device reports about a consent that was given or withdrawn. */
export type ConsentEntry = Omit<typeof consents.$inferInsert, 'borrowerId' | 'receivedAt'>;

/**
 * Adds an entry to the ledger. The same entry again changes nothing, except that a visitor's entry
 * becomes the borrower's when the device sends it again after the login.
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

/** The borrower's ledger, oldest first. */
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

/** The consent that is given for a purpose now, if there is one. */
export async function liveConsent(borrowerId: string, purpose: Purpose): Promise<string | undefined> {
  const [last] = await db()
    .select()
    .from(consents)
    .where(and(eq(consents.borrowerId, borrowerId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.at), desc(consents.receivedAt))
    .limit(1);
  return last?.state === 'given' ? last.consentId : undefined;
}

/** Refuses with 1007 unless this very consent of the borrower was given for the purpose and not withdrawn since. */
export async function needConsent(borrowerId: string, purpose: Purpose, consentId: string): Promise<void> {
  if ((await liveConsent(borrowerId, purpose)) !== consentId) throw consentMissing();
}

export const consentMissing = () =>
  refuse(codes.consentMissing, msg`You haven’t agreed to send this.`, { field: 'consentId' });
