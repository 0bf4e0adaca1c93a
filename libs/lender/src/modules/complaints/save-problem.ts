import { detailLength, type saveProblem } from '@clearloan/complaints/contract';
import { codes } from '@clearloan/api-client/declare';
import { storedText, fitsIn, graphemeCount } from '@clearloan/formatting';
import { msg } from '@lingui/core/macro';
import { and, eq } from 'drizzle-orm';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler, RequestFor } from '../../platform/context/request-context';
import { thisLender } from '../../platform/lender/lender';
import { settleMessages } from '../../platform/messages/messages';
import { hasPicture } from '../pictures/pictures';
import { titleOf } from './reports/kinds';
import { answerDue, lockOwnProblem, moveProblem, queueReports, recordEvent, type Said } from './problems';
import { problemIdOf, reportPath, type Problem } from './reports/answered-problems';
import { problemEvents, problems } from '../../platform/database/schema/complaints';

/** The purpose of report pictures. */
export const picturePurpose = 'problem';

type Request = RequestFor<typeof saveProblem>;
interface Sending {
  readonly request: Request;
  readonly borrowerId: string;
  readonly now: Date;
  readonly language: string;
  readonly words: string;
  readonly said: Said;
}

/** Creates a report, or adds to one. A device's draft is stored once, whatever its idempotency key. */
export const takeReport: Handler<typeof saveProblem> = async ({ request, borrower, now, language }) => {
  const { borrowerId } = borrower;
  await queueReports(borrowerId);
  const words = storedText(request.problemDetail);
  const sent = await eventOfDraft(borrowerId, request.draftId);
  if (sent !== undefined && sent.text === (words || null)) return { problemId: problemIdOf(sent) };
  await checkPictures(borrowerId, request);
  const said: Said = {
    by: 'borrower',
    text: words || null,
    pictureIds: request.problemImage ?? [],
    // The same draft with other text: the first text arrived before, so this one is added to it.
    draftId: sent === undefined ? (request.draftId ?? null) : null,
  };
  const sending: Sending = { request, borrowerId, now, language, words, said };
  const problemId = request.problemId ?? (sent && problemIdOf(sent));
  return { problemId: problemId === undefined ? await open(sending) : await addTo(problemId, sending) };
};

async function eventOfDraft(borrowerId: string, draftId: string | undefined) {
  if (draftId === undefined) return undefined;
  const [event] = await db()
    .select()
    .from(problemEvents)
    .where(and(eq(problemEvents.borrowerId, borrowerId), eq(problemEvents.draftId, draftId)));
  return event;
}

async function checkPictures(borrowerId: string, { problemImage = [] }: Request): Promise<void> {
  for (const imageId of problemImage) {
    if (await hasPicture(borrowerId, imageId, picturePurpose)) continue;
    throw refuse(codes.notFound, msg`We couldn’t find this photo. Add it again.`, {
      field: 'problemImage',
    });
  }
}

async function open({ request, borrowerId, now, language, words, said }: Sending): Promise<string> {
  const { problemType, problemSonType, orderId, screen } = request;
  titleOf(problemType, problemSonType); // rejects unknown topics
  checkLength(words, detailLength.least);
  if (orderId !== undefined && !(await thisLender().core.loanBook.hasOrder(borrowerId, orderId)))
    throw refuse(codes.notFound, msg`We couldn’t find this loan.`);
  const [problem] = await writableDb()
    .insert(problems)
    .values({
      borrowerId,
      orderId,
      problemType,
      problemSonType,
      screen,
      language,
      status: 'submitted',
      statusAt: now,
      createdAt: now,
      answerBy: answerDue(now),
    })
    .returning();
  if (problem === undefined) throw new Error('The report was not written.');
  await recordEvent(problem, 'submitted', now, said);
  return problemIdOf(problem);
}

async function addTo(problemId: string, { request, borrowerId, now, words, said }: Sending): Promise<string> {
  const problem = await lockOwnProblem(borrowerId, problemId);
  const { helped } = request;
  const isAnswered = problem.status === 'answered' || problem.status === 'closed';
  if (helped === undefined) checkLength(words, detailLength.leastAdded);
  else if (!isAnswered) throw refuse(codes.notAllowedNow, msg`This report has no answer yet.`);
  if (isAnswered) await settleMessages(borrowerId, 'answer', [reportPath(problem)]);
  if (helped === true) await closeAsHelped(problem, now, said);
  else if (isAnswered) await moveProblem(problem, 'reopened', now, said, helped === false ? { helped } : {});
  else await recordEvent(problem, problem.status, now, said);
  return problemId;
}

/** Another confirmation from a second page changes nothing. */
async function closeAsHelped(problem: Problem, now: Date, said: Said): Promise<void> {
  if (problem.status !== 'closed') await moveProblem(problem, 'closed', now, said, { helped: true });
}

/** Rejects (1001) a text that is too short to act on. */
function checkLength(words: string, least: number): void {
  if (graphemeCount(words) >= least && fitsIn(words, detailLength.most)) return;
  const { most } = detailLength;
  throw refuse(codes.badInput, msg`Use ${least} to ${most} characters.`, {
    field: 'problemDetail',
  });
}
