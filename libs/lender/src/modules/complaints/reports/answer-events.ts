import { and, eq } from 'drizzle-orm';
import type { ActivityEvent } from '../../../platform/context/lending-core';
import { db } from '../../../platform/database/connection';
import { problemEvents } from '../../../platform/database/schema/complaints';
import { problemIdOf } from './answered-problems';

/** The lender's answers to a borrower's reports, in no order. */
export async function answerEvents(borrowerId: string): Promise<readonly ActivityEvent[]> {
  const answers = await db()
    .select()
    .from(problemEvents)
    .where(
      and(
        eq(problemEvents.borrowerId, borrowerId),
        eq(problemEvents.by, 'lender'),
        eq(problemEvents.status, 'answered'),
      ),
    );
  return answers.map(({ eventNo, at, serialNo }) => ({
    activityId: `answered ${eventNo}`,
    at: at.toISOString(),
    kind: 'answered',
    target: { kind: 'report', id: problemIdOf({ serialNo }) },
  }));
}
