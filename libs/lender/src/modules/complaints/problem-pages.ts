import type {
  Problem as ProblemShape,
  problemDetail,
  problemForm,
  problemList,
  ProblemPicture,
  TimelineItem,
} from '@clearloan/complaints/contract';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { translateProductName } from '../../platform/context/product-names';
import { db } from '../../platform/database/connection';
import type { Handler } from '../../platform/context/request-context';
import { thisLender } from '../../platform/lender/lender';
import type { PictureService } from '../pictures/pictures';
import type { Translate } from '../../platform/context/product-names';
import { kinds, titleOf } from './reports/kinds';
import { escalationFrom, readProblem, type ProblemEvent } from './problems';
import { problemIdOf, type Problem } from './reports/answered-problems';
import { problemEvents, problems } from '../../platform/database/schema/complaints';
import { pageOffset } from '../../platform/context/page-offset';

/** The form of a report: topics, and the borrower's loans. */
export const showForm: Handler<typeof problemForm> = async ({ borrower, t }) => {
  const own = await thisLender().core.loanTitles(borrower.borrowerId);
  const loans = own.map(({ orderId, productName, orderNo }) => ({
    orderId,
    title: `${translateProductName(productName, t)}, ${orderNo}`,
  }));
  return {
    types: kinds.map(({ name, sons, ...kind }) => ({
      ...kind,
      name: t(name),
      sons: sons.map((son) => ({ ...son, name: t(son.name) })),
    })),
    orders: loans,
  };
};

/** A borrower's reports: open ones first, then newest first. */
export const listProblems: Handler<typeof problemList> = async ({ request, borrower, t }) => {
  const { pageSize } = request;
  const offset = pageOffset(request);
  const own = eq(problems.borrowerId, borrower.borrowerId);
  const [counted] = await db().select({ total: count() }).from(problems).where(own);
  const page = await db()
    .select()
    .from(problems)
    .where(own)
    .orderBy(sql`${problems.status} = 'closed'`, desc(problems.createdAt), desc(problems.serialNo))
    .limit(pageSize)
    .offset(offset);
  const list: ProblemShape[] = [];
  for (const problem of page) list.push(await shapeOf(problem, t));
  const total = counted?.total ?? 0;
  return { list, total, hasMore: offset + pageSize < total };
};

/** A report with its whole history. */
export const showProblem =
  (pictures: PictureService): Handler<typeof problemDetail> =>
  async ({ request, borrower, t }) => {
    const problem = await readProblem(borrower.borrowerId, request.problemId);
    const events = await db()
      .select()
      .from(problemEvents)
      .where(eq(problemEvents.serialNo, problem.serialNo))
      .orderBy(asc(problemEvents.eventNo));
    const shown = (ids: readonly string[]): ProblemPicture[] =>
      ids.map((imageId) => ({ imageId, url: pictures.urlOf(imageId) }));
    const [first] = events;
    return {
      ...(await shapeOf(problem, t)),
      problemSonType: problem.problemSonType,
      problemDetail: first?.text ?? '',
      problemImage: shown(first?.pictureIds ?? []),
      disposeDetail: lastAnswer(events),
      helped: problem.helped ?? undefined,
      timeline: events.map(({ at, status, by, who, text, pictureIds }): TimelineItem => ({
        at: at.toISOString(),
        status,
        by,
        who: who ?? undefined,
        text: text ?? undefined,
        problemImage: shown(pictureIds),
      })),
      escalateAt: escalationFrom(problem.createdAt).toISOString(),
    };
  };

const lastAnswer = (events: readonly ProblemEvent[]): string | undefined =>
  events.findLast(({ status, by, text }) => by === 'lender' && status === 'answered' && text !== null)
    ?.text ?? undefined;

async function shapeOf(problem: Problem, t: Translate): Promise<ProblemShape> {
  const { orderId, problemType, problemSonType, status, createdAt, answerBy, closedAt } = problem;
  const isWaiting = status !== 'answered' && status !== 'closed';
  return {
    problemId: problemIdOf(problem),
    title: t(titleOf(problemType, problemSonType)),
    orderId: orderId ?? undefined,
    productName: orderId === null ? undefined : await loanName(orderId, t),
    problemType,
    status,
    createTime: createdAt.toISOString(),
    answerBy: isWaiting ? answerBy.toISOString() : undefined,
    closedAt: closedAt?.toISOString(),
  };
}

async function loanName(orderId: string, t: Translate): Promise<string | undefined> {
  const name = await thisLender().core.productNameOf(orderId);
  return name && translateProductName(name, t);
}
