import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import { db } from '../../platform/database/connection';
import { ledgerEntries, payments } from '../../platform/database/schema/payments';
import { claimsOf } from '../servicing/bank-reference';
import { moneySource } from '../servicing/ledger';
import type { StoredEntry } from './stored-entry';

type Named = Pick<typeof payments.$inferSelect, 'paymentId' | 'orderId'>;

/** The payments that an entry names by pay code or reference. */
export async function namedBy({ references }: Pick<StoredEntry, 'references'>): Promise<readonly Named[]> {
  const { paymentId, orderId, vcode } = payments;
  const claims = (await Promise.all(references.map(claimsOf))).flat();
  return db()
    .select({ paymentId, orderId })
    .from(payments)
    .where(sql`${inArray(vcode, references)} or ${inArray(paymentId, claims)}`);
}

/**
 * Whether staff noted money of one of these payments for which the bank has reported no entry yet. An entry with another amount that
 * names such a payment may be that money: it counts already, or went back already.
 */
export async function hasNotedMoney(named: readonly Named[]): Promise<boolean> {
  const { source, account, amount } = ledgerEntries;
  const sources = named.map(({ paymentId }) => moneySource.staff(paymentId));
  const [noted] = await db()
    .select({ source })
    .from(ledgerEntries)
    .where(and(eq(account, 'bank'), inArray(source, sources)))
    .groupBy(source)
    .having(sql`${sum(amount)} <> 0`)
    .limit(1);
  return noted !== undefined;
}
