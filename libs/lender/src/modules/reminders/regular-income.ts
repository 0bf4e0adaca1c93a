import { addMonths, daysBetween } from '@clearloan/loan-math';
import { and, eq, gte } from 'drizzle-orm';
import { bookRecords } from '../../platform/database/schema/bookkeeping';
import { db } from '../../platform/database/connection';

/** Paydays shift around weekends. */
const wanderDays = 3;

interface Income {
  readonly day: string;
  readonly amount: number;
}

/**
 * Reliable income: of the same category at about the same day in each of the last two months. The smaller amount is expected, a
 * month after the later one; if there were several, the smallest.
 */
export async function regularIncome(borrowerId: string, today: string, until: string): Promise<Income[]> {
  const rows = await db()
    .select()
    .from(bookRecords)
    .where(
      and(
        eq(bookRecords.borrowerId, borrowerId),
        eq(bookRecords.bookType, 'income'),
        eq(bookRecords.isDeleted, false),
        gte(bookRecords.recordDate, addMonths(today, -3)),
      ),
    )
    .orderBy(bookRecords.amount);
  return rows.flatMap(({ recordDate, amount, categoryId }) => {
    const day = addMonths(recordDate, 1);
    const before = rows.find(
      (other) =>
        other.categoryId === categoryId &&
        other.recordDate < recordDate &&
        Math.abs(daysBetween(addMonths(other.recordDate, 1), recordDate, 'actual')) <= wanderDays,
    );
    const isAhead = day > today && day <= until;
    return before !== undefined && isAhead ? [{ day, amount: Math.min(amount, before.amount) }] : [];
  });
}
