import { pathTo } from '@clearloan/routes';
import { and, desc, eq } from 'drizzle-orm';
import { db } from '../../../platform/database/connection';
import { problems } from '../../../platform/database/schema/complaints';

export type Problem = typeof problems.$inferSelect;

/** `P-20418`: the report number for borrower and staff. */
export const problemIdOf = ({ serialNo }: Pick<Problem, 'serialNo'>): string => `P-${serialNo}`;

/** The app's page of a report. */
export const reportPath = (problem: Pick<Problem, 'serialNo'>): string =>
  `${pathTo('complaint')}/${problemIdOf(problem)}`;

/** The reports whose answer waits for the borrower's opinion, the newest answer first. */
export const answeredProblems = (borrowerId: string): Promise<Problem[]> =>
  db()
    .select()
    .from(problems)
    .where(and(eq(problems.borrowerId, borrowerId), eq(problems.status, 'answered')))
    .orderBy(desc(problems.statusAt));
