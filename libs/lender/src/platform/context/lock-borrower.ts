import { and, eq, isNull, sql } from 'drizzle-orm';
import { writableDb } from '../database/connection';
import { locked, type Locked } from '../database/locked';
import { sessionExpired, refuse } from './refusal';
import type { Borrower, LiveSession } from './sessions';
import { sessions } from '../database/schema/sessions';
import { borrowers } from '../database/schema/borrowers';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { isSqlState } from '../database/postmaster';

/** A borrower whose writes wait for this transaction. */
export type LockedBorrower = Locked<Borrower>;

/** The borrower and session of the request as it arrived. Both may have ended since. */
export interface Writer {
  readonly borrower: Borrower;
  readonly session: LiveSession;
}

/** Long enough for a burst of one borrower's writes to finish. */
const patienceSeconds = 10;

/**
 * Locks a borrower until the transaction ends, so that the writes of one borrower run one after the other. Throws
 * `sessionExpired` if a logout, a new password or a deletion came first, and 1004 if the writes before it take too long.
 *
 * The lock (`no key update`) still allows inserts of rows that reference the borrower: the catch-up of an order and the
 * lender's staff lock only the order. Code that locks both must lock the borrower first.
 */
export async function lockBorrower({ borrower, session }: Writer): Promise<LockedBorrower> {
  const row = await waitForLocks(patienceSeconds, () => lockBorrowerRow(borrower.borrowerId));
  if (row === undefined) throw sessionExpired();
  const [live] = await writableDb()
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(eq(sessions.idHash, session.idHash));
  if (live === undefined) throw sessionExpired();
  return row;
}

/** Undefined if the account is erased or about to be. */
export async function lockBorrowerRow(borrowerId: string): Promise<LockedBorrower | undefined> {
  const [row] = await writableDb()
    .select({ borrowerId: borrowers.borrowerId, phone: borrowers.phone })
    .from(borrowers)
    .where(
      and(eq(borrowers.borrowerId, borrowerId), eq(borrowers.isErased, false), isNull(borrowers.eraseAt)),
    )
    .for('no key update');
  return row === undefined || row.phone === null ? undefined : locked({ ...row, phone: row.phone });
}

const lockNotAvailable = '55P03';

/** An earlier request still runs. */
export const stillWorking = () =>
  refuse(codes.processing, msg`We’re still working on this. Wait a moment.`, { processing: true });

/** Limits how long the work waits for locks. Throws 1004 if other transactions still hold them after that. */
export async function waitForLocks<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  await setLockTimeout(`${String(seconds)}s`);
  try {
    const result = await work();
    await setLockTimeout('0');
    return result;
  } catch (error) {
    if (!isSqlState(error, lockNotAvailable)) throw error;
    throw stillWorking();
  }
}

const setLockTimeout = (time: string) =>
  writableDb().execute(sql`select set_config('lock_timeout', ${time}, true)`);
