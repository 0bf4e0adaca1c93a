import { runOnce } from 'graphile-worker';
import { databaseUrl } from '../platform/database/connection';
import { silentLogger } from '../platform/database/migrations';
import { taskListOf, workerPreset, type Task } from '../platform/jobs/queue';
import type { Log } from '../platform/http/access-log';
import { deliverTask } from '../platform/outbox/deliver';
import type { Ports } from '../platform/ports/create-ports';

/** Runs all due jobs as one lender would, and returns. */
export const runDueJobs = (tasks: readonly Task[], log: Log = () => undefined): Promise<void> =>
  runOnce({
    connectionString: databaseUrl(),
    preset: workerPreset,
    logger: silentLogger,
    taskList: taskListOf(tasks, log),
  });

/** Sends what the lender has written to the parties outside, and returns. */
export const deliverDue = ({ adapters }: Pick<Ports, 'adapters'>): Promise<void> =>
  runDueJobs([deliverTask(adapters, () => undefined)]);
