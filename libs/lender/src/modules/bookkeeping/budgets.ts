import { budgetList, type Budget, type saveBudget } from '@clearloan/bookkeeping/contract';
import { codes, encode } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import { refuse } from '../../platform/context/refusal';
import type { Handler, RequestFor } from '../../platform/context/request-context';
import { db, writableDb } from '../../platform/database/connection';
import { bookBudgets } from '../../platform/database/schema/bookkeeping';
import { mostOfMoney } from './amounts';
import { nextChange, replaces } from './change-clock';
import { instantOf } from '../../platform/context/instants';

const budgetSchema = budgetList.data.entries.list.item;
type BudgetRow = typeof bookBudgets.$inferSelect;

/** A change of each built-in category in each month of ten years. A device loads all of them at once. */
const mostBudgets = 960;

const isBudget = (borrowerId: string, { category_id, from_month }: RequestFor<typeof saveBudget>) =>
  and(
    eq(bookBudgets.borrowerId, borrowerId),
    eq(bookBudgets.categoryId, category_id),
    eq(bookBudgets.fromMonth, from_month),
  );

/**
 * Stores the limit of a category from a month on, unless a later version is already stored. Past months are accepted: the
 * borrower set the budget in that month, and the device sends it once it is online.
 */
export const keepBudget: Handler<typeof saveBudget> = async ({ request, borrower: { borrowerId } }) => {
  checkBudget(request);
  const changedAt = await nextChange(borrowerId);
  const updatedAt = instantOf(request.updated_at);
  const [kept] = await db().select().from(bookBudgets).where(isBudget(borrowerId, request));
  if (!replaces(updatedAt, kept)) return;
  if (kept === undefined && (await countOf(borrowerId)) >= mostBudgets) {
    throw refuse(
      codes.tooMany,
      msg`You can’t add more budgets. You can still change those you’ve set this month.`,
    );
  }
  const facts = { monthlyLimit: request.monthly_limit ?? null, updatedAt, changedAt };
  await writableDb()
    .insert(bookBudgets)
    .values({ borrowerId, categoryId: request.category_id, fromMonth: request.from_month, ...facts })
    .onConflictDoUpdate({
      target: [bookBudgets.borrowerId, bookBudgets.categoryId, bookBudgets.fromMonth],
      set: facts,
    });
};

function checkBudget({ monthly_limit: limit, from_month: month }: RequestFor<typeof saveBudget>): void {
  const isLimit = limit === undefined || (limit >= 1 && limit <= mostOfMoney);
  if (!isLimit) throw refuse(codes.badInput, msg`Check this amount.`, { field: 'monthly_limit' });
  const isMonth = month >= '1970-01' && month <= '2999-12';
  if (!isMonth) throw refuse(codes.badInput, msg`Check this entry.`, { field: 'from_month' });
}

async function countOf(borrowerId: string): Promise<number> {
  const [all] = await db()
    .select({ many: count() })
    .from(bookBudgets)
    .where(eq(bookBudgets.borrowerId, borrowerId));
  return all?.many ?? 0;
}

/** The budgets of every month, oldest change first; with `since`, those changed after it. */
export const listBudgets: Handler<typeof budgetList> = async ({ request, borrower: { borrowerId } }) => {
  const rows = await budgetsOf(borrowerId, request.since);
  return {
    list: rows.map(budgetShape),
    hasMore: false,
    until: rows.at(-1)?.changedAt.toISOString() ?? request.since,
  };
};

/** A borrower's budgets in wire format, for a copy of their data. */
export const budgetsHeld = async (borrowerId: string): Promise<unknown[]> =>
  (await budgetsOf(borrowerId)).map((row) => encode(budgetSchema, budgetShape(row)));

const budgetsOf = (borrowerId: string, since?: string): Promise<BudgetRow[]> =>
  db()
    .select()
    .from(bookBudgets)
    .where(
      and(
        eq(bookBudgets.borrowerId, borrowerId),
        since === undefined ? undefined : gt(bookBudgets.changedAt, instantOf(since)),
      ),
    )
    .orderBy(asc(bookBudgets.changedAt));

const budgetShape = (row: BudgetRow): Budget => ({
  category_id: row.categoryId,
  from_month: row.fromMonth,
  monthly_limit: row.monthlyLimit ?? undefined,
  updated_at: row.updatedAt.toISOString(),
});
