import { randomUUID } from 'node:crypto';
import { saveReminder } from '@clearloan/reminders/contract';
import { userInfo } from '@clearloan/session/contract';
import { sql } from 'drizzle-orm';
import { autocommit, transaction, writableDb } from '../../database/connection';
import { newPhone, plainBorrower, type TestBorrower } from '../../../core/lending/testing/certified-borrower';
import type { TestLender } from '../../../testing/test-lender';

/** A write of a borrower with its key: sent again, it is the same one. */
export interface Sent {
  readonly sessionId: string;
  readonly key: string;
  readonly id: string;
}

/** Borrowers who send as many writes at once as the limits allow. */
export const crowd = { borrowers: 58, writesEach: 4 } as const;

export async function gather(count: number): Promise<readonly TestBorrower[]> {
  const found: TestBorrower[] = [];
  for (let each = 0; each < count; each += 1) found.push(await plainBorrower(newPhone()));
  return found;
}

export const writesOf = (borrowers: readonly TestBorrower[], each: number): readonly Sent[] =>
  borrowers.flatMap(({ sessionId }) =>
    Array.from({ length: each }, () => ({ sessionId, key: randomUUID(), id: randomUUID() })),
  );

export const sendWrite = (lender: TestLender, { id, ...how }: Sent) =>
  lender.call(
    saveReminder,
    {
      id,
      productName: 'Rent',
      amount: 5000,
      repayTime: '2026-12-01',
      cycle: 'monthly',
      updated_at: '2026-11-20T08:00:00.000Z',
    },
    how,
  );

/** How many of these writes had their effect. */
export async function written(): Promise<number> {
  const { rows } = await autocommit().execute<{ count: string }>(sql`select count(*) from reminders`);
  return Number(rows[0]?.count);
}

/** Keeps all writes waiting until the work ends. */
export const whileWritesWait = <Result>(work: () => Promise<Result>): Promise<Result> =>
  transaction(async () => {
    await writableDb().execute(sql`lock table reminders in access exclusive mode`);
    return work();
  });

/** The code of a borrower's read: success only if it gets a connection within the time that the pool allows. */
export const codeOfRead = async (lender: TestLender, { sessionId }: TestBorrower): Promise<unknown> =>
  (await lender.call(userInfo, {}, { sessionId })).code;
