import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { sql } from 'drizzle-orm';
import { refuse } from './refusal';
import { writableDb } from '../database/connection';
import { isSqlState } from '../database/sql-state';

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
