import { splitTotal } from '@clearloan/loan-math';
import type { DueItem } from '@clearloan/reminders/contract';
import type { Translate } from '../../platform/context/product-names';
import { translateProductName } from '../../platform/context/product-names';
import { thisLender } from '../../platform/lender/lender';

/** All payments of the borrower's running loans at this lender by day, including paid ones. */
export async function ownDues(
  borrowerId: string,
  now: Date,
  today: string,
  t: Translate,
): Promise<DueItem[]> {
  const running = await thisLender().core.runningLoans(borrowerId, now, today);
  return running.flatMap(({ orderId, productName, lenderName, rows }) => {
    const paidTimes = rows.filter(({ isOpen }) => !isOpen).length;
    return rows.map(({ periodNo, dueDate, movedFrom, due, open, isOpen, isCollecting }): DueItem => ({
      id: `${orderId}-${String(periodNo)}`,
      source: 'own',
      orderId,
      productName: translateProductName(productName, t),
      lender: lenderName,
      amount: splitTotal(isOpen ? open : due),
      repayTime: dueDate,
      originalRepayTime: movedFrom,
      status: !isOpen ? 'done' : dueDate < today && !isCollecting ? 'late' : 'due',
      isCollecting,
      times: rows.length,
      paidTimes,
      bell: undefined,
    }));
  });
}
