import { splitTotal } from '@clearloan/loan-math';
import type { DueItem } from '@clearloan/reminders/contract';
import { catchUpAll } from '../lending/catch-up';
import { isRunning } from '../lending/order-moves';
import { ordersOf } from '../lending/orders';
import { findProduct } from '../lending/products';
import { debtOf, findLoan, isOpen } from '../payments/debt';

/** Every payment of the borrower's loans at this lender that is not paid and is due until a day. */
export async function ownDues(
  borrowerId: string,
  now: Date,
  today: string,
  until: string,
): Promise<DueItem[]> {
  await catchUpAll(borrowerId, now);
  const dues: DueItem[] = [];
  for (const { orderId, productId, status } of await ordersOf(borrowerId)) {
    const loan = isRunning(status) ? await findLoan(orderId) : undefined;
    if (loan === undefined) continue;
    const { rows } = await debtOf(loan, today);
    const { name, lenderName } = await findProduct(productId);
    const paidTimes = rows.filter((row) => !isOpen(row)).length;
    for (const row of rows.filter((each) => isOpen(each) && each.dueDate <= until)) {
      dues.push({
        id: `${orderId}-${row.periodNo}`,
        source: 'own',
        orderId,
        productName: name,
        lender: lenderName,
        amount: splitTotal(row.open),
        repayTime: row.dueDate,
        status: row.dueDate < today ? 'late' : 'due',
        times: rows.length,
        paidTimes,
        bell: undefined,
      });
    }
  }
  return dues;
}
