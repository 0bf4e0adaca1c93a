import { runOnce } from 'graphile-worker';
import { databaseUrl } from '../database/connection';
import { silentLogger } from '../database/migrations';
import { taskListOf, workerPreset, type Task } from '../jobs/queue';
import type { Log } from '../http/access-log';

/** Runs all due jobs as one lender would, and returns. */
export const runDueJobs = (tasks: readonly Task[], log: Log = () => undefined): Promise<void> =>
  runOnce({
    connectionString: databaseUrl(),
    preset: workerPreset,
    logger: silentLogger,
    taskList: taskListOf(tasks, log),
  });
