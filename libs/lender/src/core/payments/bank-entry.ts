import { typedReference } from '@clearloan/formatting';
import { and, arrayContains, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { BankEntry, EntryOutcome } from '../../platform/context/bank-entry';
import { thisLender } from '../../platform/lender/lender';
import { Refused } from '../../platform/context/refusal';
import { db, savepoint, transaction, writableDb } from '../../platform/database/connection';
import { bankEntries } from '../../platform/database/schema/bank-entries';
import type { JobItemSource } from '../../platform/jobs/for-each-item';
import { payments } from '../../platform/database/schema/payments';
import { isOfDatabase } from '../orders/attention';
import { lockOrder, type LockedOrder } from '../orders/orders';
import { claimsOf } from '../servicing/bank-reference';
import { paidWith, type Payment } from '../servicing/credit';
import { moneySource } from '../servicing/ledger';
import { arriveLocked } from './arrival';
import { noteCollection } from './collection-report';
import { hasNotedMoney, namedBy } from './staff-noted';
import { staffMails } from './staff-words';
import { endClaims, findEntry, lockUnmatched, storeEntry, type StoredEntry } from './stored-entry';

type Result = Pick<StoredEntry, 'status' | 'reason' | 'paymentId'>;

/**
 * Processes a reported payment once per id. The entry is stored first; then it is matched, with all its effects on a loan in one
 * transaction on the locked order. Money that matches no payment, or that cannot be booked, waits. A repeat of waiting money tries again.
 */
export async function takeBankEntry(entry: BankEntry): Promise<EntryOutcome> {
  const known = await transaction(() => storeEntry(entry));
  if (known === 'conflict' || known.status !== 'unmatched')
    return known === 'conflict' ? known : known.status;
  return matchEntry(known);
}

async function matchEntry(entry: StoredEntry): Promise<EntryOutcome> {
  const collection = await collectionIn(entry.references);
  const result = collection && (await reportCollected(entry, collection));
  const target = collection === undefined ? await targetOf(entry) : undefined;
  if (target !== undefined) {
    const status = await transaction(() => settleAt(entry.entryId, target));
    if (status !== undefined) return status;
  }
  return transaction(async () => {
    if (collection !== undefined) await lockOrder(collection.orderId);
    const own = await lockUnmatched(entry.entryId);
    if (own === undefined) return (await findEntry(entry.entryId))?.status ?? 'unmatched';
    return note(own, result === undefined ? unknownTo(own) : await unlessSecond(own, result));
  });
}

/** A collection is one movement of money: of two rows under its id, the second is money without a payment. */
async function unlessSecond(entry: StoredEntry, result: Result): Promise<Result> {
  if (result.paymentId === null) return result;
  const rows = await db().select().from(bankEntries).where(eq(bankEntries.paymentId, result.paymentId));
  return rows.length === 0 ? result : { ...unknownTo(entry), reason: 'paymentOver' };
}

/** The collection that a statement shows under its id. */
async function collectionIn(references: readonly string[]): Promise<Payment | undefined> {
  const ids = references.filter((reference) => /^[\dA-F]{32}$/.test(reference));
  if (ids.length === 0) return undefined;
  const [found] = await db().select().from(payments).where(inArray(payments.collectionId, ids));
  return found;
}

/** A statement repeats what the bank reported about a collection, or is the first to report it. */
async function reportCollected(entry: StoredEntry, payment: Payment): Promise<Result> {
  const { paymentId, collectionId } = payment;
  const isWhole = entry.amount === paidWith(payment) && entry.currency === thisLender().currencyCode;
  if (collectionId === null || !isWhole) return { ...unknownTo(entry), reason: 'amountDiffers' };
  const outcome = await noteCollection({ collectionId, status: 'collected', at: entry.bookedAt });
  if (outcome === 'tooEarly') return { ...unknownTo(entry), reason: 'notNow' };
  return outcome === 'unknown' ? unknownTo(entry) : { status: 'credited', reason: null, paymentId };
}

/** The result of money that no payment expects. */
const unknownTo = ({ currency }: StoredEntry): Result => ({
  status: 'unmatched',
  reason: currency === thisLender().currencyCode ? 'unknownReference' : 'otherCurrency',
  paymentId: null,
});

/** Stores what became of an entry. Staff is told once of money that waits. */
async function note(entry: StoredEntry, result: Result): Promise<EntryOutcome> {
  await writableDb().update(bankEntries).set(result).where(eq(bankEntries.entryId, entry.entryId));
  if (result.status === 'unmatched' && entry.reason === null)
    await thisLender().outside.mailStaff?.(staffMails.unmatched);
  return result.status;
}

interface Target {
  readonly paymentId: string;
  readonly orderId: string;
  readonly hasCode: boolean;
}

/**
 * The payment that the money is for: by its pay code, or by a bank reference that a borrower submitted. Of several claims to a
 * reference the first with the right amount gets it, so that a stranger’s try changes nothing for the owner.
 */
async function targetOf({ references, amount, currency }: StoredEntry): Promise<Target | undefined> {
  const { currencyCode } = thisLender();
  if (currency !== currencyCode || references.length === 0) return undefined;
  const [byCode] = await db().select().from(payments).where(inArray(payments.vcode, references));
  if (byCode !== undefined) return { ...byCode, hasCode: true };
  for (const reference of references) {
    const ids = await claimsOf(reference);
    if (ids.length === 0) continue;
    const found = await db().select().from(payments).where(inArray(payments.paymentId, ids));
    // A borrower may have corrected the reference since.
    const claims = ids.flatMap(
      (id) => found.find((claim) => claim.paymentId === id && claim.reference === reference) ?? [],
    );
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
  return note(
    entry,
    'reason' in result ? { ...result, paymentId: null } : { ...result, reason: null, paymentId },
  );
}

type Arrived = Pick<StoredEntry, 'status' | 'reason'> | Pick<StoredEntry, 'status'>;

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

/**
 * Credits money that waits under a submitted reference to its payment: the amount that was sent before any other, and only money in
 * the lender's currency. The caller has locked the order and the reference.
 */
export async function takeWaitingEntry(
  order: LockedOrder,
  { reference, amount }: { readonly reference: string; readonly amount: number },
  payment: { readonly paymentId: string },
): Promise<void> {
  const isWaiting = and(
    arrayContains(bankEntries.references, [reference]),
    eq(bankEntries.status, 'unmatched'),
    eq(bankEntries.currency, thisLender().currencyCode),
  );
  const [waiting] = await db()
    .select({ entryId: bankEntries.entryId })
    .from(bankEntries)
    .where(isWaiting)
    .orderBy(desc(eq(bankEntries.amount, amount)), bankEntries.receivedAt)
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

/** Whether an entry is still to be matched: a collection that waits for its loan is credited once that needs no attention. */
const isToBeMatched = async ({ reason, references }: StoredEntry): Promise<boolean> =>
  (reason === null || reason === 'notNow') && (await collectionIn(references)) !== undefined;

/**
 * Sends money that belongs to no payment back to its payer, for staff: the bank is asked to; without one, staff has sent it.
 * @param isOther staff says that it is not the money that they noted before of the payment that the entry names
 * @returns `gone` if there is no money to return; `noted` if it may be the noted money, which must not go back as well
 */
export const sendEntryBack = (id: string, isOther: boolean): Promise<'done' | 'gone' | 'noted'> =>
  transaction(async () => {
    const known = await findEntry(id);
    const named = known === undefined ? [] : await namedBy(known);
    for (const orderId of [...new Set(named.map((each) => each.orderId))].sort()) await lockOrder(orderId);
    const entry = await lockUnmatched(id);
    if (entry === undefined || (await isToBeMatched(entry))) return 'gone';
    if (!isOther && (await hasNotedMoney(named))) return 'noted';
    const { entryId, amount, currency } = entry;
    const { sendRefund } = thisLender().outside;
    await sendRefund?.({ orderId: undefined, refundId: entryId, entryId, amount, currency });
    const status = sendRefund === undefined ? 'sentBack' : 'sending';
    await writableDb().update(bankEntries).set({ status }).where(eq(bankEntries.entryId, entryId));
    await endClaims(entry, { status: 'returned', reason: 'otherAmount' }, ['amountDiffers']);
    return 'done';
  });
