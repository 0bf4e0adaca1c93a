import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '@clearloan/loan-contract';
import { db } from '../../platform/database/connection';
import type { Translate } from '../../platform/context/product-names';
import type { Payment } from './credit';
import { splitsByPayment, type LedgerEntry } from './ledger';
import { payments } from '../../platform/database/schema/payments';
import { transactionShape } from './transaction-shape';

/** All payments of an order, newest first. */
export const movementsOf = (orderId: string): Promise<Payment[]> =>
  db()
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.at), desc(payments.serialNo));

/** The same as the contract returns them; `entries` are the ledger lines of the order's payments. */
export function transactionsShape(
  movements: readonly Payment[],
  entries: readonly LedgerEntry[],
  t: Translate,
): Transaction[] {
  const splits = splitsByPayment(entries);
  return movements.map((payment) => transactionShape(payment, splits.get(payment.paymentId), t));
}
