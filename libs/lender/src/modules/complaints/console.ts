import { msg } from '@lingui/core/macro';
import { desc, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { businessNow } from '../../platform/context/clock';
import {
  consoleAct,
  ConsoleRefusal,
  type ConsolePanel,
  type ConsoleModule,
} from '../../platform/console/console-module';
import { db, transaction } from '../../platform/database/connection';
import { problemMoves, firstReader, lockProblem, moveProblem } from './problems';
import { problemIdOf, reportPath, type Problem } from './reports/answered-problems';
import { titleOf } from './reports/kinds';
import { problemScenarios } from './seeds';
import { thisLender } from '../../platform/lender/lender';
import { tellBorrower } from '../../platform/messages/tell-borrower';
import { problemEvents, problems } from '../../platform/database/schema/complaints';

/** What staff may do: accept a report or post an update, respond, close. Only the borrower can reopen. */
const staffMoves = ['accepted', 'answered', 'closed'] as const;

const work = consoleAct(
  '/problems/:problemId',
  v.object({
    status: v.picklist(staffMoves, `status is one of ${staffMoves.join(', ')}`),
    disposeDetail: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000))),
  }),
  async ({ problemId = '' }, { status, disposeDetail = '' }) => {
    const at = await businessNow();
    return transaction(async () => {
      const problem = await lockProblem(problemId);
      if (needsText(problem, status) && disposeDetail === '')
        throw new ConsoleRefusal(400, 'Write a reply to the borrower first.');
      const moved = await moveProblem(problem, status, at, {
        by: 'lender',
        who: firstReader,
        text: disposeDetail || null,
      });
      if (status === 'answered') await tellAnswer(moved);
      return { status: moved.status };
    });
  },
);

/** Without the answer itself, because others may read it over the borrower's shoulder. */
function tellAnswer(problem: Problem): Promise<void> {
  const { brandName } = thisLender();
  const problemId = problemIdOf(problem);
  return tellBorrower(problem, () => ({
    kind: 'answer',
    title: msg`We’ve answered your report`,
    text: titleOf(problem.problemType, problem.problemSonType),
    textMessage: msg`${brandName}: we’ve answered your report ${problemId}. Open the app to read it.`,
    path: reportPath(problem),
  }));
}

/** Responses and updates require text. */
const needsText = ({ status: from }: Problem, to: (typeof staffMoves)[number]): boolean =>
  to === 'answered' || (to === 'accepted' && from === 'accepted');

const labels = { accepted: 'Accept or post an update', answered: 'Answer', closed: 'Close' } as const;

const openPanel: ConsolePanel = {
  title: 'Reports',
  columns: ['Report', 'About', 'Sent from', 'Last message', 'Status', 'Answer by'],
  empty: 'No open reports.',
  rows: async () => {
    const open = await db()
      .select()
      .from(problems)
      .where(ne(problems.status, 'closed'))
      // An answer waits for the borrower, so it hides nothing that waits for staff.
      .orderBy(eq(problems.status, 'answered'), problems.answerBy)
      .limit(50);
    return Promise.all(open.map(rowOf));
  },
};

async function rowOf(problem: Problem) {
  const { problemType, problemSonType, screen, status, answerBy } = problem;
  const problemId = problemIdOf(problem);
  return {
    cells: [
      problemId,
      `${problemType} · ${problemSonType}`,
      screen ?? '',
      await lastSaid(problem),
      status,
      answerBy.toISOString(),
    ],
    field: { name: 'disposeDetail', label: `Reply to the borrower of ${problemId}` },
    buttons: staffMoves
      .filter((move) => problemMoves[status].includes(move))
      .map((move) => ({ label: labels[move], path: `/problems/${problemId}`, body: { status: move } })),
  };
}

async function lastSaid({ serialNo }: Problem): Promise<string> {
  const events = await db()
    .select({ text: problemEvents.text })
    .from(problemEvents)
    .where(eq(problemEvents.serialNo, serialNo))
    .orderBy(desc(problemEvents.eventNo));
  return events.find(({ text }) => text !== null)?.text ?? '';
}

/** The console actions of staff on reports. */
export const complaintConsole: ConsoleModule = {
  acts: [work],
  panels: [openPanel],
  seedScenarios: problemScenarios,
};
