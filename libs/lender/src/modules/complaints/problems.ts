import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import { problemEvents, problems } from '../../platform/database/schema/complaints';
import { instantAt } from '@clearloan/formatting';
import { addDays } from '@clearloan/loan-math';
import { businessDay } from '../../platform/context/clock';
import type { Problem } from './reports/answered-problems';
import { thisLender } from '../../platform/lender/lender';

export type ProblemEvent = typeof problemEvents.$inferSelect;

export type Said = Pick<ProblemEvent, 'by'> &
  Partial<Pick<ProblemEvent, 'who' | 'text' | 'pictureIds' | 'draftId'>>;

/** The employee whose name borrowers see on what the staff does. */
export const firstReader = 'Lina';

const idForm = /^P-([1-9]\d{0,8})$/;

const serialNoFrom = (problemId: string): number => Number(idForm.exec(problemId)?.[1] ?? 0);

const unknownProblem = () => refuse(codes.notFound, msg`We couldn’t find this report.`);

/** Any report, locked until the transaction ends; unknown ids are rejected (1002). */
export async function lockProblem(problemId: string): Promise<Problem> {
  const [problem] = await writableDb()
    .select()
    .from(problems)
    .where(eq(problems.serialNo, serialNoFrom(problemId)))
    .for('update');
  if (problem === undefined) throw unknownProblem();
  return problem;
}

/** A borrower's own report, locked until the transaction ends. Another borrower's is rejected like an unknown one (1002). */
export async function lockOwnProblem(borrowerId: string, problemId: string): Promise<Problem> {
  const problem = await lockProblem(problemId);
  if (problem.borrowerId !== borrowerId) throw unknownProblem();
  return problem;
}

/** The same for reading. */
export async function readProblem(borrowerId: string, problemId: string): Promise<Problem> {
  const [problem] = await db()
    .select()
    .from(problems)
    .where(and(eq(problems.serialNo, serialNoFrom(problemId)), eq(problems.borrowerId, borrowerId)));
  if (problem === undefined) throw unknownProblem();
  return problem;
}

/** Moves a locked report to another status, or only records the event if `to` is its current one. */
export async function moveProblem(
  problem: Problem,
  to: ProblemStatus,
  at: Date,
  said: Said,
  changes: Partial<Pick<Problem, 'helped'>> = {},
): Promise<Problem> {
  checkMove(problem.status, to);
  await recordEvent(problem, to, at, said);
  const isReopened = to === 'reopened';
  const [moved] = await writableDb()
    .update(problems)
    .set({
      status: to,
      statusAt: at,
      closedAt: to === 'closed' ? at : null,
      ...(isReopened ? { answerBy: answerDue(at) } : {}),
      ...changes,
    })
    .where(eq(problems.serialNo, problem.serialNo))
    .returning();
  return moved ?? problem;
}

/** Records an event of a report without changing its status. */
export async function recordEvent(
  problem: Problem,
  status: ProblemStatus,
  at: Date,
  said: Said,
): Promise<void> {
  const { serialNo, borrowerId } = problem;
  await writableDb()
    .insert(problemEvents)
    .values({ serialNo, borrowerId, at, status, ...said });
}

/** Serialises the reports of a borrower, so that a draft sent from two pages at once becomes one report. */
export async function queueReports(borrowerId: string): Promise<void> {
  await writableDb().execute(sql`select pg_advisory_xact_lock(hashtext(${`problems of ${borrowerId}`}))`);
}

/** The number of a borrower's reports that are not closed. */
export async function openProblems(borrowerId: string): Promise<number> {
  const [row] = await db()
    .select({ open: count() })
    .from(problems)
    .where(and(eq(problems.borrowerId, borrowerId), ne(problems.status, 'closed')));
  return row?.open ?? 0;
}

/** All messages of borrower and lender, for a copy of the borrower's data. */
export const reportsHeld = (borrowerId: string) =>
  db()
    .select({
      report: problemEvents.serialNo,
      at: problemEvents.at,
      by: problemEvents.by,
      status: problemEvents.status,
      text: problemEvents.text,
    })
    .from(problemEvents)
    .where(eq(problemEvents.borrowerId, borrowerId))
    .orderBy(problemEvents.eventNo);

const answeredWithinDays = 3;

const endOfWork = '18:00';

/** A response is due at the end of the working day, three days later; the lender works every day. */
export const answerDue = (from: Date): Date => {
  const { market } = thisLender();
  return new Date(instantAt(addDays(businessDay(from), answeredWithinDays), endOfWork, market.timeZone));
};

/**
 * The start of the business day from which the regulator may be contacted: the market's number of days after the report.
 * Reopening does not restart the period.
 */
export const escalationFrom = (createdAt: Date): Date => {
  const { market } = thisLender();
  return new Date(
    instantAt(addDays(businessDay(createdAt), market.escalationDays), '00:00', market.timeZone),
  );
};

export type ProblemStatus = (typeof problems.$inferSelect)['status'];

/**
 * All transitions of a report. `accepted` to itself is an update while work continues; `answered` to itself is another
 * response.
 */
export const problemMoves: Readonly<Record<ProblemStatus, readonly ProblemStatus[]>> = {
  submitted: ['accepted', 'answered', 'closed'],
  accepted: ['accepted', 'answered', 'closed'],
  answered: ['answered', 'reopened', 'closed'],
  reopened: ['accepted', 'answered', 'closed'],
  closed: ['reopened'],
};

/** Rejects (1003) a transition that is not in the table. */
function checkMove(from: ProblemStatus, to: ProblemStatus): void {
  if (problemMoves[from].includes(to)) return;
  throw refuse(codes.notAllowedNow, msg`This report has been updated. Check it again.`);
}
