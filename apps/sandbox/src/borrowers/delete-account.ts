import { codes } from '@clearloan/api-client/declare';
import type { Deletion, deleteUser, KeptItem } from '@clearloan/auth/contract';
import { msg } from '@lingui/core/macro';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { bookAccounts, bookRecords, changeClocks } from '../bookkeeping/tables';
import { savedLoans } from '../calculator/tables';
import { cards } from '../cards/tables';
import { emergencyContacts, formAnswers, identities, phoneFacts } from '../certification/tables';
import { businessNow } from '../clock/clock';
import { problemEvents, problems } from '../complaints/tables';
import { readConsents } from '../consents/consents';
import { db, transaction } from '../database/connection';
import { refuse } from '../http/refusal';
import type { Asked, Handler, RequestFor } from '../http/serve';
import type { KeptRecord, LoanBook } from '../loan-book';
import type { PictureRoom } from '../pictures/pictures';
import { reminders } from '../reminders/tables';
import { endAllSessions } from '../sessions/sessions';
import type { Sentence } from '../words/sentences';
import { consumeCode } from './codes';
import { borrowers } from './tables';

/** Between asking and erasing: time to change one's mind by logging in again. */
const noticeMs = 48 * 60 * 60_000;

/** Says what deleting would do and, with a code, sets it going. */
export const answerDeleteUser =
  (loanBook: LoanBook): Handler<typeof deleteUser> =>
  async (asked) => {
    const { borrower, request, today } = asked;
    const against = await loanBook.standingAgainstDeletion(borrower.borrowerId, today);
    const deletion = await foresee(asked, against, loanBook);
    if (request.preview === true) return deletion;
    const [first] = against;
    if (first !== undefined) throw refuse(codes.notAllowedNow, first);
    await transaction(async () => {
      await consumeCode({ phone: borrower.phone, purpose: 'delete', code: request.smsCode ?? '' });
      await db()
        .update(borrowers)
        .set({ eraseAt: new Date(asked.now.getTime() + noticeMs) })
        .where(eq(borrowers.borrowerId, borrower.borrowerId));
      await endAllSessions(borrower.borrowerId);
    });
    return deletion;
  };

async function foresee(
  { borrower: { borrowerId }, now, today, say }: Asked<RequestFor<typeof deleteUser>>,
  against: readonly Sentence[],
  loanBook: LoanBook,
): Promise<Deletion> {
  const kept = [
    ...(await keptConsents(borrowerId)),
    ...(await loanBook.keptAfterDeletion(borrowerId, today)),
  ];
  return {
    allowed: against.length === 0,
    blockedBy: against.map(say),
    eraseAt: against.length === 0 ? new Date(now.getTime() + noticeMs).toISOString() : undefined,
    kept: kept.map(({ what, why, until }): KeptItem => ({ what: say(what), why: say(why), until })),
  };
}

async function keptConsents(borrowerId: string): Promise<KeptRecord[]> {
  if ((await readConsents(borrowerId)).length === 0) return [];
  return [
    { what: msg`What you agreed to, and when`, why: msg`We must be able to prove what you allowed us.` },
  ];
}

/** Erases the accounts whose notice is over, business time. What must be kept stands under a number without a person. */
export const eraseDueAccounts = (room: PictureRoom) => async (): Promise<void> => {
  const due = await db()
    .select({ borrowerId: borrowers.borrowerId })
    .from(borrowers)
    .where(
      and(
        isNotNull(borrowers.eraseAt),
        lte(borrowers.eraseAt, await businessNow()),
        eq(borrowers.isErased, false),
      ),
    );
  for (const { borrowerId } of due) await transaction(() => erase(borrowerId, room));
};

async function erase(borrowerId: string, room: PictureRoom): Promise<void> {
  const own = [bookRecords, bookAccounts, reminders, savedLoans, changeClocks];
  for (const table of [
    identities,
    formAnswers,
    emergencyContacts,
    phoneFacts,
    problemEvents,
    problems,
    ...own,
  ]) {
    await db().delete(table).where(eq(table.borrowerId, borrowerId));
  }
  await db()
    .update(cards)
    .set({ accountNumber: sql`${cards.cardId}::text`, holder: '' })
    .where(eq(cards.borrowerId, borrowerId));
  await room.removeAllOf(borrowerId);
  await endAllSessions(borrowerId);
  await db()
    .update(borrowers)
    .set({ phone: null, passwordHash: null, isErased: true })
    .where(eq(borrowers.borrowerId, borrowerId));
}
