import { addDays } from '@clearloan/loan-math';
import { borrowers } from '../../platform/database/schema/borrowers';
import { businessDay, businessNow } from '../../platform/context/clock';
import { ConsoleRefusal, type ConsoleModule } from '../../platform/console/console-module';
import { transaction, writableDb } from '../../platform/database/connection';
import { ordersOf } from '../../core/orders/orders';
import { timeOn } from '../../core/lending/seeds/past-loan';
import { miraPhone } from '../../core/lending/seeds/seeds';
import { answerDue, firstReader, moveProblem, openProblems, recordEvent } from './problems';
import { problemIdOf, type Problem } from './reports/answered-problems';
import { problems } from '../../platform/database/schema/complaints';

interface PastReport {
  readonly problemType: string;
  readonly problemSonType: string;
  readonly orderId: string | undefined;
  readonly text: string;
  readonly daysAgo: number;
}

/** Mira's three reports: one in progress, two solved. Dated relative to the business day. */
/** When the staff of a scenario reads a report. */
const readAfterMs = 60_000;

async function createProblems() {
  const now = await businessNow();
  return transaction(async () => {
    const borrowerId = await ensureBorrower(now);
    if ((await openProblems(borrowerId)) > 0)
      throw new ConsoleRefusal(409, 'Mira already has an open report.');
    const orderId = (await ordersOf(borrowerId))[0]?.orderId;
    const solved = [
      {
        problemType: 'login',
        problemSonType: 'codeMissing',
        orderId: undefined,
        text: 'The code did not come.',
        daysAgo: 88,
      },
      {
        problemType: 'calls',
        problemSonType: 'tooMany',
        orderId: undefined,
        text: 'Four calls on one day.',
        daysAgo: 79,
      },
    ];
    for (const report of solved) await solve(await takenUp(borrowerId, report, now), report.daysAgo - 2, now);
    const open = await takenUp(borrowerId, paidTwice(orderId), now);
    await moveProblem(open, 'accepted', timeOn(addDays(businessDay(now), -1)), {
      by: 'lender',
      who: firstReader,
      text: 'We see both payments. One of them goes back to your bank account.',
    });
    return { phone: miraPhone, problemId: problemIdOf(open) };
  });
}

const paidTwice = (orderId: string | undefined): PastReport => ({
  problemType: 'payment',
  problemSonType: 'paidTwice',
  orderId,
  daysAgo: 2,
  text: 'I paid payment 2 two times. Please send one back.',
});

/** A report from some days ago that was accepted. */
async function takenUp(borrowerId: string, report: PastReport, now: Date): Promise<Problem> {
  const { text, daysAgo, ...about } = report;
  const at = timeOn(addDays(businessDay(now), -daysAgo));
  const [problem] = await writableDb()
    .insert(problems)
    .values({
      ...about,
      borrowerId,
      status: 'submitted',
      statusAt: at,
      createdAt: at,
      answerBy: answerDue(at),
    })
    .returning();
  if (problem === undefined) throw new Error('The report was not written.');
  await recordEvent(problem, 'submitted', at, { by: 'borrower', text });
  const readAt = new Date(at.getTime() + readAfterMs);
  return moveProblem(problem, 'accepted', readAt, { by: 'lender', who: firstReader });
}

async function solve(problem: Problem, daysAgo: number, now: Date): Promise<void> {
  const at = timeOn(addDays(businessDay(now), -daysAgo));
  const said = {
    by: 'lender',
    who: firstReader,
    text: 'We are sorry. We found why, and it is mended.',
  } as const;
  const answered = await moveProblem(problem, 'answered', at, said);
  await moveProblem(answered, 'closed', at, { by: 'borrower' }, { helped: true });
}

async function ensureBorrower(createdAt: Date): Promise<string> {
  const [row] = await writableDb()
    .insert(borrowers)
    .values({ phone: miraPhone, createdAt })
    .onConflictDoUpdate({ target: borrowers.phone, set: { phone: miraPhone } })
    .returning();
  if (row === undefined) throw new Error('The borrower was not written.');
  return row.borrowerId;
}

export const problemScenarios: NonNullable<ConsoleModule['seedScenarios']> = { problems: createProblems };
