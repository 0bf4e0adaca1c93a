import { sqlStateOf } from '../database/postmaster';
import type { Log } from '../http/access-log';

/**
 * After an unhandled error the state of the process is unknown, so it logs the error and exits, and its supervisor restarts it.
 * Only names and locations are logged, because the message may contain a borrower's input.
 */
export function sayLastWords(log: Log): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(event, (error: unknown) => {
      log({ level: 'error', fatal: event, ...describe(error) });
      process.exit(1);
    });
}

/** An error without its message. */
function describe(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: typeof error };
  const where = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, code: sqlStateOf(error), where: where.map((line) => line.trim()) };
}
