import { codes } from '@clearloan/api-client/declare';
import type {
  addSavedLoan,
  deleteSavedLoan,
  SavedLoan,
  savedLoanInfo,
  savedLoanList,
} from '@clearloan/calculator/contract';
import { msg } from '@lingui/core/macro';
import { and, asc, eq } from 'drizzle-orm';
import { replaces } from '../bookkeeping/change-clock';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { isUuid } from '../../platform/context/uuid';
import { savedLoans } from '../../platform/database/schema/calculator';
import { instantOf } from '../../platform/context/instants';

type SavedRow = typeof savedLoans.$inferSelect;

/** More than anyone compares; the list is returned whole. */
const mostSaved = 200;
const isLoan = (borrowerId: string, loanId: string) =>
  and(eq(savedLoans.borrowerId, borrowerId), eq(savedLoans.loanId, loanId));

async function findLoan(borrowerId: string, loanId: string): Promise<SavedRow | undefined> {
  if (!isUuid(loanId)) return undefined;
  const [row] = await db().select().from(savedLoans).where(isLoan(borrowerId, loanId));
  return row;
}

/** A borrower's saved loans, the last changed at the end. */
export async function savedLoansOf(borrowerId: string): Promise<SavedLoan[]> {
  const rows = await db()
    .select()
    .from(savedLoans)
    .where(eq(savedLoans.borrowerId, borrowerId))
    .orderBy(asc(savedLoans.updatedAt), asc(savedLoans.loanId));
  return rows.map(savedShape);
}

/** Stores a loan, or a later version of a stored one. */
export const keepLoan: Handler<typeof addSavedLoan> = async ({ request, borrower: { borrowerId } }) => {
  const { loanId, name, updated_at, ...question } = request;
  const version = { name, question, updatedAt: instantOf(updated_at) };
  const kept = await findLoan(borrowerId, loanId);
  if (!replaces(version.updatedAt, kept)) return { loanId };
  if (kept === undefined && (await savedLoansOf(borrowerId)).length >= mostSaved) {
    throw refuse(codes.tooMany, msg`You can’t save more loans. Remove one you don’t need.`);
  }
  await writableDb()
    .insert(savedLoans)
    .values({ borrowerId, loanId, ...version })
    .onConflictDoUpdate({ target: [savedLoans.borrowerId, savedLoans.loanId], set: version });
  return { loanId };
};

/** Deletes a loan; succeeds if it is already gone. */
export const forgetLoan: Handler<typeof deleteSavedLoan> = async ({ request, borrower: { borrowerId } }) => {
  if (isUuid(request.loanId)) await writableDb().delete(savedLoans).where(isLoan(borrowerId, request.loanId));
};

export const listLoans: Handler<typeof savedLoanList> = async ({ borrower: { borrowerId } }) => ({
  list: await savedLoansOf(borrowerId),
});

export const showLoan: Handler<typeof savedLoanInfo> = async ({ request, borrower: { borrowerId } }) => {
  const row = await findLoan(borrowerId, request.loanId);
  if (row === undefined) throw refuse(codes.notFound, msg`We couldn’t find this loan.`);
  return savedShape(row);
};

const savedShape = ({ loanId, name, question, updatedAt }: SavedRow): SavedLoan => ({
  ...question,
  loanId,
  name,
  updated_at: updatedAt.toISOString(),
  prepayments: question.prepayments ?? [],
  rateChanges: question.rateChanges ?? [],
});
