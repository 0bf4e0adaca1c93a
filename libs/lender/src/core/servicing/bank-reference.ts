import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import { bankReferences } from '../../platform/database/schema/payments';

/** A normalised reference, and its payment. */
export interface Holding {
  readonly reference: string;
  readonly borrowerId: string;
  readonly paymentId: string;
}

/** Assigns a reference to a payment permanently. Throws 1301 if another payment has it. */
export async function holdReference({ reference, borrowerId, paymentId }: Holding): Promise<void> {
  await writableDb()
    .insert(bankReferences)
    .values({ reference, borrowerId, paymentId })
    .onConflictDoNothing();
  const [held] = await db()
    .select({ paymentId: bankReferences.paymentId })
    .from(bankReferences)
    .where(eq(bankReferences.reference, reference));
  if (held?.paymentId !== paymentId) throw alreadyUsed();
}

/** When the bank booked the money of a reference; undefined if it has not found it. */
export async function bookedAtOf(reference: string | null): Promise<Date | undefined> {
  if (reference === null) return undefined;
  const [found] = await db()
    .select({ bookedAt: bankReferences.bookedAt })
    .from(bankReferences)
    .where(eq(bankReferences.reference, reference));
  return found?.bookedAt ?? undefined;
}

export const alreadyUsed = () =>
  refuse(codes.referenceUsed, msg`This reference was already used. Check it, or send a different one.`, {
    field: 'utr',
  });
