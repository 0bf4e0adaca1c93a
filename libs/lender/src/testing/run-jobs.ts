import { runOnce } from 'graphile-worker';
import { databaseUrl } from '../platform/database/connection';
import { silentLogger } from '../platform/database/migrations';
import { taskListOf, workerPreset, type Task } from '../platform/jobs/queue';
import type { Log } from '../platform/http/access-log';

/** Runs all due jobs as one lender would, and returns. */
export const runDueJobs = (tasks: readonly Task[], log: Log = () => undefined): Promise<void> =>
  runOnce({
    connectionString: databaseUrl(),
    preset: workerPreset,
    logger: silentLogger,
    taskList: taskListOf(tasks, log),
  });
