import { typedReference } from '@clearloan/formatting';
import { and, arrayContains, eq } from 'drizzle-orm';
import type { BankEntry, EntryOutcome } from '../../platform/context/bank-entry';
import { realNow } from '../../platform/context/clock';
import { currencyCode } from '../../platform/context/market';
import { outside } from '../../platform/context/outside';
import { Refused } from '../../platform/context/refusal';
import { db, savepoint, transaction, writableDb } from '../../platform/database/connection';
import { bankEntries } from '../../platform/database/schema/bank-entries';
import { bankReferences, payments } from '../../platform/database/schema/payments';
import { isOfDatabase } from '../orders/attention';
import { noteArrival } from './arrival';

type Row = typeof bankEntries.$inferSelect;
type Result = Pick<Row, 'status' | 'reason' | 'paymentId'>;
/**
 * Processes a reported payment once per id: the entry and all its effects on a loan, in one transaction. Money that matches no
 * payment or that cannot be booked is kept for staff, so that it does not stop the entries after it.
 */
export const takeBankEntry = (entry: BankEntry): Promise<EntryOutcome> =>
  transaction(async () => {
    const references = readReferences(entry.references);
    const { id, amount, currency, bookedAt } = entry;
    const [own] = await writableDb()
      .insert(bankEntries)
      .values({
        ...{ entryId: id, amount, currency, bookedAt, references },
        ...{ status: 'unmatched', receivedAt: realNow() },
      })
      .onConflictDoNothing()
      .returning();
    if (own === undefined) return outcomeOfRepeat(entry);
    return settle(own, await paymentOf(references));
  });

/** Each reference as a whole and each of its words that contains a digit, normalised: `UTR 4265…` gives `4265…`. */
function readReferences(given: readonly string[]): string[] {
  const words = given.flatMap((text) => text.split(/\s+/)).filter((word) => /\d/.test(word));
  return [...new Set([...given, ...words].map(typedReference).filter((text) => text !== ''))];
}

/** Of fifty concurrent reports one inserts; the others wait for its commit and read the outcome. */
async function outcomeOfRepeat({ id, amount, currency }: BankEntry): Promise<EntryOutcome> {
  const [known] = await db().select().from(bankEntries).where(eq(bankEntries.entryId, id));
  if (known?.amount !== amount || known.currency !== currency) return 'conflict';
  return known.status;
}

async function settle(entry: Row, paymentId: string | undefined): Promise<EntryOutcome> {
  const result = await resultOf(entry, paymentId);
  await writableDb().update(bankEntries).set(result).where(eq(bankEntries.entryId, entry.entryId));
  if (result.status === 'unmatched' && entry.reason === null) await outside().mailStaff?.(unmatchedMail);
  return result.status;
}

/** Details are on the console, not in the mail. */
const unmatchedMail = {
  subject: 'Money arrived without a payment',
  text: 'The bank reported money that fits no payment. The console shows it under "Money without a payment".',
};

async function resultOf({ amount, currency, bookedAt }: Row, paymentId: string | undefined): Promise<Result> {
  const unmatched = (reason: Row['reason']): Result => ({ status: 'unmatched', reason, paymentId: null });
  if (currency !== currencyCode) return unmatched('otherCurrency');
  if (paymentId === undefined) return unmatched('unknownReference');
  try {
    const arrival = { paymentId, amount, reference: undefined, bookedAt };
    const status = await savepoint(() => noteArrival(arrival));
    return { status: status === 'posted' ? 'credited' : 'returned', reason: null, paymentId };
  } catch (error) {
    if (isOfDatabase(error)) throw error;
    if (!(error instanceof Refused)) return unmatched('failed');
    return unmatched(error.details.processing === true ? 'notNow' : 'paymentOver');
  }
}

/** The payment that one of the references identifies: by its pay code, or by the bank reference that the borrower submitted. */
async function paymentOf(references: readonly string[]): Promise<string | undefined> {
  for (const reference of references) {
    const [byCode] = await db()
      .select({ paymentId: payments.paymentId })
      .from(payments)
      .where(eq(payments.vcode, reference));
    const [bySent] = await db()
      .select({ paymentId: bankReferences.paymentId })
      .from(bankReferences)
      .where(eq(bankReferences.reference, reference));
    const found = byCode ?? bySent;
    if (found !== undefined) return found.paymentId;
  }
  return undefined;
}

/** Credits money that waits under a submitted reference to its payment. The caller has locked the order. */
export async function takeWaitingEntry(reference: string, paymentId: string): Promise<void> {
  const [waiting] = await writableDb()
    .select()
    .from(bankEntries)
    .where(and(arrayContains(bankEntries.references, [reference]), eq(bankEntries.status, 'unmatched')))
    .for('update')
    .limit(1);
  if (waiting !== undefined) await settle(waiting, paymentId);
}

/**
 * Assigns an entry to a payment by its pay code or reference, for staff. @returns undefined if there is no such entry or
 * payment
 */
export const assignEntry = (id: string, reference: string): Promise<EntryOutcome | undefined> =>
  transaction(async () => {
    const entry = await lockUnmatched(id);
    const paymentId = await paymentOf([typedReference(reference)]);
    return entry === undefined || paymentId === undefined ? undefined : settle(entry, paymentId);
  });

/** Records that staff returned the money at the bank. @returns whether there was money to return */
export const noteSentBack = (id: string): Promise<boolean> =>
  transaction(async () => {
    const entry = await lockUnmatched(id);
    if (entry === undefined) return false;
    await writableDb()
      .update(bankEntries)
      .set({ status: 'sentBack' })
      .where(eq(bankEntries.entryId, entry.entryId));
    return true;
  });

async function lockUnmatched(id: string): Promise<Row | undefined> {
  const [row] = await writableDb()
    .select()
    .from(bankEntries)
    .where(and(eq(bankEntries.entryId, id), eq(bankEntries.status, 'unmatched')))
    .for('update');
  return row;
}
