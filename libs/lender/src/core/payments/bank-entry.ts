import { typedReference } from '@clearloan/formatting';
import { and, arrayContains, eq, inArray, isNull, or } from 'drizzle-orm';
import type { BankEntry, EntryOutcome } from '../../platform/context/bank-entry';
import { realNow } from '../../platform/context/clock';
import { thisLender } from '../../platform/lender/lender';
import { Refused } from '../../platform/context/refusal';
import { db, savepoint, transaction, writableDb } from '../../platform/database/connection';
import { bankEntries } from '../../platform/database/schema/bank-entries';
import type { JobItemSource } from '../../platform/jobs/for-each-item';
import { payments } from '../../platform/database/schema/payments';
import { isOfDatabase } from '../orders/attention';
import { lockOrder, type LockedOrder } from '../orders/orders';
import { claimsOf, lockReferences } from '../servicing/bank-reference';
import { paidWith } from '../servicing/credit';
import { moneySource } from '../servicing/ledger';
import { arriveLocked } from './arrival';
import { noteCollection } from './collection-report';

type Row = typeof bankEntries.$inferSelect;
type Result = Pick<Row, 'status' | 'reason' | 'paymentId'>;

/**
 * Processes a reported payment once per id. The entry is stored first; then it is matched, with all its effects on a loan in one
 * transaction on the locked order. Money that matches no payment, or that cannot be booked, waits. A repeat of waiting money tries again.
 */
export async function takeBankEntry(entry: BankEntry): Promise<EntryOutcome> {
  const collectionId = await collectionIn(readReferences(entry.references));
  if (collectionId !== undefined) {
    // A statement repeats what the bank reported about a collection.
    const outcome = await noteCollection({ collectionId, status: 'collected', at: entry.bookedAt });
    return outcome === 'done' || outcome === 'repeated' ? 'credited' : 'unmatched';
  }
  const known = await transaction(() => storeEntry(entry));
  if (known === 'conflict' || known.status !== 'unmatched')
    return known === 'conflict' ? known : known.status;
  return matchEntry(known);
}

async function collectionIn(references: readonly string[]): Promise<string | undefined> {
  const ids = references.filter((reference) => /^[\dA-F]{32}$/.test(reference));
  if (ids.length === 0) return undefined;
  const [found] = await db()
    .select({ collectionId: payments.collectionId })
    .from(payments)
    .where(inArray(payments.collectionId, ids));
  return found?.collectionId ?? undefined;
}

async function storeEntry(entry: BankEntry): Promise<Row | 'conflict'> {
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

async function findEntry(id: string): Promise<Row | undefined> {
  const [row] = await db().select().from(bankEntries).where(eq(bankEntries.entryId, id));
  return row;
}

async function matchEntry(entry: Row): Promise<EntryOutcome> {
  const target = await targetOf(entry);
  if (target !== undefined) {
    const status = await transaction(() => settleAt(entry.entryId, target));
    if (status !== undefined) return status;
  }
  return transaction(async () => {
    const own = await lockUnmatched(entry.entryId);
    return own === undefined ? ((await findEntry(entry.entryId))?.status ?? 'unmatched') : keepWaiting(own);
  });
}

/** Stores why the money waits, and tells the staff once. */
async function keepWaiting(entry: Row): Promise<EntryOutcome> {
  const { currencyCode } = thisLender();
  const reason = entry.currency === currencyCode ? 'unknownReference' : 'otherCurrency';
  await note(entry, { status: 'unmatched', reason, paymentId: null });
  return 'unmatched';
}

async function note(entry: Row, result: Result): Promise<void> {
  await writableDb().update(bankEntries).set(result).where(eq(bankEntries.entryId, entry.entryId));
  if (result.status === 'unmatched' && entry.reason === null)
    await thisLender().outside.mailStaff?.(unmatchedMail);
}

/** Details are on the console, not in the mail. */
const unmatchedMail = {
  subject: 'Money arrived without a payment',
  text: 'The bank reported money that fits no payment. The console shows it under "Money without a payment".',
};

interface Target {
  readonly paymentId: string;
  readonly orderId: string;
  readonly hasCode: boolean;
}

/**
 * The payment that the money is for: by its pay code, or by a bank reference that a borrower submitted. Of several claims to a
 * reference the first with the right amount gets it, so that a stranger’s try changes nothing for the owner.
 */
async function targetOf({ references, amount, currency }: Row): Promise<Target | undefined> {
  const { currencyCode } = thisLender();
  if (currency !== currencyCode || references.length === 0) return undefined;
  const [byCode] = await db().select().from(payments).where(inArray(payments.vcode, references));
  if (byCode !== undefined) return { ...byCode, hasCode: true };
  for (const reference of references) {
    const ids = await claimsOf(reference);
    if (ids.length === 0) continue;
    const found = await db().select().from(payments).where(inArray(payments.paymentId, ids));
    const claims = ids.flatMap((id) => found.find(({ paymentId }) => paymentId === id) ?? []);
    const target = claims.find((claim) => paidWith(claim) === amount) ?? claims[0];
    if (target !== undefined) return { ...target, hasCode: false };
  }
  return undefined;
}

const settleAt = async (entryId: string, target: Target): Promise<EntryOutcome | undefined> =>
  settleLocked(await lockOrder(target.orderId), entryId, target);

/** Matches an entry to a payment of a locked order. Undefined if it no longer waits. */
async function settleLocked(
  order: LockedOrder,
  entryId: string,
  { paymentId, hasCode }: Pick<Target, 'paymentId' | 'hasCode'>,
): Promise<EntryOutcome | undefined> {
  const entry = await lockUnmatched(entryId);
  if (entry === undefined) return undefined;
  const { amount, bookedAt } = entry;
  const result = await arrive(() =>
    arriveLocked(order, {
      paymentId,
      amount,
      reference: undefined,
      bookedAt,
      hasCode,
      source: moneySource.entry(entryId),
    }),
  );
  await note(
    entry,
    'reason' in result ? { ...result, paymentId: null } : { ...result, reason: null, paymentId },
  );
  return result.status;
}

type Arrived = Pick<Row, 'status' | 'reason'> | Pick<Row, 'status'>;

async function arrive(work: () => Promise<string>): Promise<Arrived> {
  try {
    const status = await savepoint(work);
    if (status === 'amountDiffers') return { status: 'unmatched', reason: 'amountDiffers' };
    return { status: status === 'posted' ? 'credited' : 'returned' };
  } catch (error) {
    if (isOfDatabase(error)) throw error;
    if (!(error instanceof Refused)) return { status: 'unmatched', reason: 'failed' };
    const isParked = error.details.processing === true;
    return { status: 'unmatched', reason: isParked ? 'notNow' : 'paymentOver' };
  }
}

/** Credits money that waits under a submitted reference to its payment. The caller has locked the order and the reference. */
export async function takeWaitingEntry(
  order: LockedOrder,
  reference: string,
  payment: { readonly paymentId: string },
): Promise<void> {
  const [waiting] = await db()
    .select({ entryId: bankEntries.entryId })
    .from(bankEntries)
    .where(and(arrayContains(bankEntries.references, [reference]), eq(bankEntries.status, 'unmatched')))
    .limit(1);
  if (waiting === undefined) return;
  await settleLocked(order, waiting.entryId, { paymentId: payment.paymentId, hasCode: false });
}

/**
 * Assigns an entry to a payment by its pay code or reference, for staff. @returns undefined if there is no such entry or
 * payment
 */
export async function assignEntry(id: string, reference: string): Promise<EntryOutcome | undefined> {
  const entry = await findEntry(id);
  const target = entry && (await targetOf({ ...entry, references: [typedReference(reference)] }));
  return target && transaction(() => settleAt(id, target));
}

/** Money to match again: its report was processed only in part, or its loan needed attention. */
export const waitingMoney: JobItemSource = async function* (isFree) {
  const isMatchable = or(isNull(bankEntries.reason), eq(bankEntries.reason, 'notNow'));
  const waiting = await db()
    .select()
    .from(bankEntries)
    .where(and(eq(bankEntries.status, 'unmatched'), isMatchable, isFree(bankEntries.entryId)));
  for (const entry of waiting)
    yield {
      key: entry.entryId,
      work: async () => {
        await matchEntry(entry);
      },
    };
};

/**
 * Sends money that belongs to no payment back to its payer, for staff: the bank is asked to; without one, staff has sent it.
 * @returns whether there was money to return
 */
export const sendEntryBack = (id: string): Promise<boolean> =>
  transaction(async () => {
    const entry = await lockUnmatched(id);
    if (entry === undefined) return false;
    const { entryId, amount, currency } = entry;
    const { sendRefund } = thisLender().outside;
    await sendRefund?.({ orderId: undefined, refundId: entryId, entryId, amount, currency });
    const status = sendRefund === undefined ? 'sentBack' : 'sending';
    await writableDb().update(bankEntries).set({ status }).where(eq(bankEntries.entryId, entryId));
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
