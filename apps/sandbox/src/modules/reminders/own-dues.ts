import { splitTotal } from '@clearloan/loan-math';
import type { DueItem } from '@clearloan/reminders/contract';
import { catchUpAll } from '../lending/catch-up';
import { isRunning } from '../orders/order-moves';
import { ordersOf } from '../orders/orders';
import { findProduct } from '../orders/products';
import { debtOf, findLoan, isOpen } from '../servicing/debt';

/** Every payment of the borrower's running loans at this lender, paid ones too, by day. */
export async function ownDues(borrowerId: string, now: Date, today: string): Promise<DueItem[]> {
  await catchUpAll(borrowerId, now);
  const dues: DueItem[] = [];
  for (const { orderId, productId, status } of await ordersOf(borrowerId)) {
    const loan = isRunning(status) ? await findLoan(orderId) : undefined;
    if (loan === undefined) continue;
    const { rows } = await debtOf(loan, today);
    const { name, lenderName } = await findProduct(productId);
    const paidTimes = rows.filter((row) => !isOpen(row)).length;
    for (const row of rows) {
      dues.push({
        id: `${orderId}-${row.periodNo}`,
        source: 'own',
        orderId,
        productName: name,
        lender: lenderName,
        amount: splitTotal(isOpen(row) ? row.open : row.due),
        repayTime: row.dueDate,
        status: !isOpen(row) ? 'done' : row.dueDate < today ? 'late' : 'due',
        times: rows.length,
        paidTimes,
        bell: undefined,
      });
    }
  }
  return dues;
}
