import { typedReference } from '@clearloan/formatting';
import { and, eq, inArray } from 'drizzle-orm';
import type { BankEntry } from '../../platform/context/bank-entry';
import { realNow } from '../../platform/context/clock';
import { db, writableDb } from '../../platform/database/connection';
import { bankEntries } from '../../platform/database/schema/bank-entries';
import { payments } from '../../platform/database/schema/payments';
import { claimsOf, lockReferences } from '../servicing/bank-reference';
import type { Payment } from '../servicing/credit';

/** Money that the bank reported, and what became of it. */
export type StoredEntry = typeof bankEntries.$inferSelect;

/** Stores a reported payment once per id, in the caller's transaction. `conflict`: the id was used for another payment. */
export async function storeEntry(entry: BankEntry): Promise<StoredEntry | 'conflict'> {
  const references = readReferences(entry.references);
  await lockReferences(references);
  const { id, amount, currency, bookedAt } = entry;
  await writableDb()
    .insert(bankEntries)
    .values({
      entryId: id,
      amount,
      currency,
      bookedAt,
      references,
      status: 'unmatched',
      receivedAt: realNow(),
    })
    .onConflictDoNothing();
  const known = await findEntry(id);
  return known?.amount === amount && known.currency === currency ? known : 'conflict';
}

/** Each reference as a whole and each of its words that contains a digit, normalised: `UTR 4265…` gives `4265…`. */
function readReferences(given: readonly string[]): string[] {
  const parts = given.flatMap((text) => text.split(/\s+/)).filter((word) => /\d/.test(word));
  return [...new Set([...given, ...parts].map(typedReference).filter((text) => text !== ''))];
}

export async function findEntry(id: string): Promise<StoredEntry | undefined> {
  const [row] = await db().select().from(bankEntries).where(eq(bankEntries.entryId, id));
  return row;
}

/** Locks an entry that still waits; undefined if it does not. */
export async function lockUnmatched(id: string): Promise<StoredEntry | undefined> {
  const [row] = await writableDb()
    .select()
    .from(bankEntries)
    .where(and(eq(bankEntries.entryId, id), eq(bankEntries.status, 'unmatched')))
    .for('update');
  return row;
}

/** Ends the payments in these states that expect the money of an entry. A borrower may have corrected the reference since. */
export async function endClaims(
  { references }: StoredEntry,
  end: Pick<Payment, 'status' | 'reason'>,
  states: readonly Payment['status'][],
): Promise<void> {
  const claims = (await Promise.all(references.map(claimsOf))).flat();
  if (claims.length === 0) return;
  const isWaiting = and(inArray(payments.reference, references), inArray(payments.status, states));
  await writableDb()
    .update(payments)
    .set({ ...end, nextCheckAt: null })
    .where(and(inArray(payments.paymentId, claims), isWaiting));
}
