import { sqlStateOf } from '../database/postmaster';
import type { Log } from '../http/access-log';

/**
 * After an error that nobody handled, the lender does not know what it holds: it says what happened and ends, and whoever runs it
 * starts it again. The log gets the names and where it was; the message may hold what a borrower typed.
 */
export function sayLastWords(log: Log): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(event, (error: unknown) => {
      log({ level: 'error', fatal: event, ...describe(error) });
      process.exit(1);
    });
}

/** An error without its words. */
function describe(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: typeof error };
  const where = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, code: sqlStateOf(error), where: where.map((line) => line.trim()) };
}
