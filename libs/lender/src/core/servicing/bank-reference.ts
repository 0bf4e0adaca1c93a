import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import { bankReferences } from '../../platform/database/schema/payments';

/** A normalised reference, and its payment. */
export interface Holding {
  readonly reference: string;
  readonly borrowerId: string;
  readonly paymentId: string;
  /** When it was submitted. */
  readonly at: Date;
}

type Claim = Pick<typeof bankReferences.$inferSelect, 'reference' | 'paymentId'>;

const isOf = ({ reference, paymentId }: Claim) =>
  and(eq(bankReferences.reference, reference), eq(bankReferences.paymentId, paymentId));

/**
 * Lets only one transaction at a time write about a reference, so that of a claim and the money for it one sees the other. A
 * transaction that holds it waits for no order.
 */
export async function lockReferences(references: readonly string[]): Promise<void> {
  for (const reference of [...references].sort())
    await writableDb().execute(sql`select pg_advisory_xact_lock(hashtextextended(${reference}, 0))`);
}

/** Stores that a payment expects the money of a reference. Throws 1301 if another payment got it. */
export async function claimReference(claim: Holding): Promise<void> {
  await lockReferences([claim.reference]);
  if (await isTakenByOther(claim)) throw alreadyUsed();
  const { reference, borrowerId, paymentId, at } = claim;
  await writableDb()
    .insert(bankReferences)
    .values({ reference, borrowerId, paymentId, at })
    .onConflictDoNothing();
}

/** Assigns the money of a reference to a payment permanently. Throws 1301 if another payment has it. */
export async function takeReference(claim: Holding): Promise<void> {
  await claimReference(claim);
  await writableDb().update(bankReferences).set({ isTaken: true }).where(isOf(claim));
}

/** Whether the money of a reference went to another payment. */
export async function isTakenByOther({ reference, paymentId }: Claim): Promise<boolean> {
  const [other] = await db()
    .select({ paymentId: bankReferences.paymentId })
    .from(bankReferences)
    .where(
      and(
        eq(bankReferences.reference, reference),
        eq(bankReferences.isTaken, true),
        ne(bankReferences.paymentId, paymentId),
      ),
    );
  return other !== undefined;
}

/** The payments that expect the money of a reference, first claim first. */
export async function claimsOf(reference: string): Promise<string[]> {
  const claims = await db()
    .select({ paymentId: bankReferences.paymentId })
    .from(bankReferences)
    .where(eq(bankReferences.reference, reference))
    .orderBy(asc(bankReferences.at), asc(bankReferences.paymentId));
  return claims.map(({ paymentId }) => paymentId);
}

/** Stores what the bank has in its books under a reference. */
export async function noteBankAmount(claim: Claim, bankAmount: number, bookedAt: Date): Promise<void> {
  await writableDb()
    .update(bankReferences)
    .set({ bankAmount, bookedAt, looks: sql`${bankReferences.looks} + 1` })
    .where(isOf(claim));
}

/** Counts a look-up of the bank that found no money. */
export async function countLook(claim: Claim): Promise<void> {
  await writableDb()
    .update(bankReferences)
    .set({ looks: sql`${bankReferences.looks} + 1` })
    .where(isOf(claim));
}

/** When the bank booked the money of a reference; undefined if it has not found it. */
export async function bookedAtOf(claim: Claim): Promise<Date | undefined> {
  const [found] = await db()
    .select({ bookedAt: bankReferences.bookedAt })
    .from(bankReferences)
    .where(isOf(claim));
  return found?.bookedAt ?? undefined;
}

export const alreadyUsed = () =>
  refuse(codes.referenceUsed, msg`This reference was already used. Check it, or send a different one.`, {
    field: 'utr',
  });
