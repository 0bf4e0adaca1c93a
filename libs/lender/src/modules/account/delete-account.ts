import { codes } from '@clearloan/api-client/declare';
import type { Deletion, deleteUser, KeptItem } from '@clearloan/account/contract';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { businessDay, businessNow } from '../../platform/context/clock';
import { db, writableDb } from '../../platform/database/connection';
import type { JobItemSource } from '../../platform/jobs/for-each-item';
import { eraseDeclared } from '../../platform/database/erasure';
import { locked } from '../../platform/database/locked';
import { refuse } from '../../platform/context/refusal';
import type { WriteRequestContext, Handler, RequestFor } from '../../platform/context/request-context';
import { keptRecords, ownWords } from '../../platform/context/kept-records';
import type { LoanBook } from '../../platform/context/loan-book';
import type { PictureService } from '../pictures/pictures';
import { endAllSessions } from '../../platform/context/sessions';
import type { Message } from '../../platform/context/product-names';
import { consumeCode } from '../codes/codes';
import { borrowers } from '../../platform/database/schema/borrowers';

/** The delay between request and erasure. Logging in again cancels the deletion. */
const noticeMs = 48 * 60 * 60_000;

/** Returns the consequences of a deletion and, with a code, starts it. */
export const answerDeleteUser =
  (loanBook: LoanBook): Handler<typeof deleteUser> =>
  async (context) => {
    const { borrower, request, today } = context;
    const against = await loanBook.standingAgainstDeletion(borrower.borrowerId, today);
    const deletion = await foresee(context, against, loanBook);
    if (request.preview === true) return deletion;
    const [first] = against;
    if (first !== undefined) throw refuse(codes.notAllowedNow, first);
    await consumeCode({ phone: borrower.phone, purpose: 'delete', code: request.smsCode ?? '' });
    await writableDb()
      .update(borrowers)
      .set({ eraseAt: new Date(context.now.getTime() + noticeMs) })
      .where(eq(borrowers.borrowerId, borrower.borrowerId));
    await endAllSessions(borrower.borrowerId);
    return deletion;
  };

async function foresee(
  { borrower: { borrowerId }, now, today, t }: WriteRequestContext<RequestFor<typeof deleteUser>>,
  against: readonly Message[],
  loanBook: LoanBook,
): Promise<Deletion> {
  const kept = [
    ...(await keptRecords(borrowerId, today, ownWords)),
    ...(await loanBook.keptAfterDeletion(borrowerId, today)),
  ];
  return {
    allowed: against.length === 0,
    blockedBy: against.map(t),
    eraseAt: against.length === 0 ? new Date(now.getTime() + noticeMs).toISOString() : undefined,
    kept: kept.map(({ what, why, until }): KeptItem => ({ what: t(what), why: t(why), until })),
  };
}

/**
 * The accounts whose notice period is over (business time): they are erased. Each is checked again under its lock: one with a
 * new loan stays, and so does one whose borrower logged in again.
 */
export const dueErasures = (pictureService: PictureService, loanBook: LoanBook): JobItemSource =>
  async function* (isFree) {
    const due = await db()
      .select({ borrowerId: borrowers.borrowerId })
      .from(borrowers)
      .where(and(isDue(await businessNow()), isFree(borrowers.borrowerId)));
    for (const { borrowerId } of due)
      yield { key: borrowerId, work: () => eraseWhenAllowed(borrowerId, pictureService, loanBook) };
  };

const isDue = (now: Date) =>
  and(isNotNull(borrowers.eraseAt), lte(borrowers.eraseAt, now), eq(borrowers.isErased, false));

async function eraseWhenAllowed(
  borrowerId: string,
  pictureService: PictureService,
  loanBook: LoanBook,
): Promise<void> {
  const [row] = await writableDb()
    .select({ borrowerId: borrowers.borrowerId })
    .from(borrowers)
    .where(and(eq(borrowers.borrowerId, borrowerId), isDue(await businessNow())))
    .for('no key update');
  if (row === undefined) return;
  const borrower = locked(row);
  const now = await businessNow();
  const against = await loanBook.standingAgainstDeletion(borrowerId, businessDay(now));
  if (against.length > 0) {
    await writableDb().update(borrowers).set({ eraseAt: null }).where(eq(borrowers.borrowerId, borrowerId));
    return;
  }
  // The job tries again.
  if (await loanBook.hasRefundUnderWay(borrowerId)) return;
  await loanBook.endApplications(borrower, now);
  await erase(borrowerId, pictureService);
}

/** Ends the account. What is erased and what stays is declared with each table (`database/schema/lender-table.ts`). */
async function erase(borrowerId: string, pictureService: PictureService): Promise<void> {
  const [account] = await writableDb()
    .update(borrowers)
    .set({ isErased: true })
    .where(eq(borrowers.borrowerId, borrowerId))
    .returning({ borrowerId: borrowers.borrowerId, phone: borrowers.phone });
  if (account !== undefined) await eraseDeclared(account, { pictures: pictureService.removeBytesOf });
}
