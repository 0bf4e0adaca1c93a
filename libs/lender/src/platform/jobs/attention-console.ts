import { desc } from 'drizzle-orm';
import * as v from 'valibot';
import { ConsoleRefusal, consoleAct, type ConsoleModule, type ConsolePanel } from '../console/console-module';
import { db } from '../database/connection';
import { parkedItems } from '../database/schema/parked-items';
import { retryItem } from './for-each-item';
import { isListJob, type CronJob } from './jobs';

/** How staff retries a parked item by its key. */
export type Retry = (item: string) => Promise<unknown>;

const panel: ConsolePanel = {
  title: 'Needs attention',
  columns: ['Job', 'Item', 'Since', 'What failed', 'Attempts', 'Next attempt'],
  empty: 'No job has a failed item.',
  rows: async () => {
    const parked = await db().select().from(parkedItems).orderBy(desc(parkedItems.since)).limit(50);
    return parked.map(({ job, item, since, reason, tries, retryAt }) => ({
      cells: [job, item, since.toISOString(), reason, String(tries), retryAt.toISOString()],
      buttons: [
        { label: 'Try again', path: `/attention/${job}/${encodeURIComponent(item)}/retry`, body: {} },
      ],
    }));
  },
};

/**
 * Shows staff what failed, and retries it.
 * @param others parked work that is done outside of jobs, by name
 */
export function attentionConsole(
  jobs: readonly CronJob[],
  others: Readonly<Record<string, Retry>>,
): ConsoleModule {
  const ofJobs = jobs
    .filter(isListJob)
    .map(({ name, items }) => [name, (item: string) => retryItem(name, items, item)] as const);
  const retries = new Map<string, Retry>([...ofJobs, ...Object.entries(others)]);
  const retry = consoleAct('/attention/:job/:item/retry', v.object({}), async ({ job = '', item = '' }) => {
    const again = retries.get(job);
    if (again === undefined) throw new ConsoleRefusal(404, 'There is no such job.');
    await again(item);
    const left = await db().query.parkedItems.findFirst({
      where: (parked, { and, eq }) => and(eq(parked.job, job), eq(parked.item, item)),
    });
    return { attention: left?.reason ?? null };
  });
  return { acts: [retry], panels: [panel] };
}
