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

/** Who writes, as the call arrived: both may have ended since. */
export interface Writer {
  readonly borrower: Borrower;
  readonly session: LiveSession;
}

/** A burst of one borrower's writes is over by then. */
const patienceSeconds = 10;

/**
 * Locks a borrower until the transaction ends: of all that one borrower writes, one thing happens after the other.
 * Throws `sessionExpired` when a logout, a new password or a deletion came first, 1004 when the writes before take too long.
 *
 * The lock lets rows that refer to the borrower be inserted meanwhile (`no key update`): the catch-up of an order and the
 * lender's staff lock the order alone. Whoever locks both locks the borrower first.
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

/** Undefined when the account is erased or about to be. */
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

/** Waits so long for other transactions and no longer. Throws 1004 when they still hold what the work needs. */
export async function waitForLocks<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  await setLockTimeout(`${String(seconds)}s`);
  try {
    const result = await work();
    await setLockTimeout('0');
    return result;
  } catch (error) {
    if (!isSqlState(error, lockNotAvailable)) throw error;
    throw refuse(codes.processing, msg`We’re still working on this. Wait a moment.`, {
      processing: true,
    });
  }
}

const setLockTimeout = (time: string) =>
  writableDb().execute(sql`select set_config('lock_timeout', ${time}, true)`);
