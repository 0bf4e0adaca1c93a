import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { autocommit, databaseUrl, transaction, writableDb } from '../database/connection';
import { runDueJobs } from '../../testing/run-jobs';
import { createTestDatabase, openTestDatabase } from '../../testing/test-database';
import { cronItemOf, runJob, taskOf, type CronJob, type ListJob } from './jobs';
import type { JobItemSource, JobItem } from './for-each-item';
import { addJob, startQueue, type Task } from './queue';

let close: () => Promise<void>;
const said: Readonly<Record<string, unknown>>[] = [];
const log = (line: Readonly<Record<string, unknown>>) => void said.push(line);

beforeAll(async () => {
  ({ close } = await openTestDatabase());
});
afterAll(() => close());

const listOf = (...list: readonly JobItem[]): JobItemSource =>
  async function* () {
    yield* await Promise.resolve(list);
  };

/** A job that counts its runs and takes a moment. */
function counted(name: string): ListJob & { readonly done: () => number } {
  let times = 0;
  const work = async () => {
    times += 1;
    await wait(20);
  };
  return { name, cron: '0 0 29 2 *', items: listOf({ key: 'one', work }), done: () => times };
}

const add = (name: string) => transaction(() => addJob(name, {}, { key: name }));
const waiting = async () =>
  (await autocommit().execute(sql`select task_identifier from graphile_worker.jobs`)).rows.length;

async function until(isSo: () => boolean): Promise<void> {
  for (let left = 200; left > 0 && !isSo(); left -= 1) await wait(50);
}

/** Runs three lenders on the queue of one database until a condition holds. */
async function threeWork(job: ListJob, isSo: () => boolean): Promise<void> {
  const settings = { url: databaseUrl, tasks: [taskOf(job)], cron: [cronItemOf(job)], log };
  const queues = [1, 2, 3].map(() => startQueue(settings));
  await until(isSo);
  await wait(300);
  await Promise.all(queues.map((queue) => queue.stop()));
}

it('a job that is added once runs once, though three lenders poll for it', async () => {
  const sweeping = counted('sweeping');
  await add('sweeping');
  await threeWork(sweeping, () => sweeping.done() > 0);
  expect(sweeping.done()).toBe(1);
  expect(await waiting()).toBe(0);
});

it('a run missed while no lender was up is caught up once by three that start together', async () => {
  const airing = { ...counted('airing'), cron: '0 * * * *' };
  await autocommit().execute(sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('airing', now() - interval '3 hours', now() - interval '61 minutes')`);
  await threeWork(airing, () => airing.done() > 0);
  expect(airing.done()).toBe(1);
});

it('a queue that is restarted works on the database that its URL names then', async () => {
  const before = await createTestDatabase();
  const sweeping = counted('sweeping');
  let url = before.url;
  const queue = startQueue({ url: () => url, tasks: [taskOf(sweeping)], cron: [], log });
  url = databaseUrl();
  await add('sweeping');
  await wait(500);
  expect(sweeping.done()).toBe(0);
  queue.restart();
  await until(() => sweeping.done() > 0);
  expect(sweeping.done()).toBe(1);
  await queue.stop();
  await before.close();
});

it('a job of a transaction that rolls back never exists', async () => {
  const undone = transaction(async () => {
    await addJob('sweeping', {}, { key: 'undone' });
    throw new RangeError('changed my mind');
  });
  await expect(undone).rejects.toThrow(RangeError);
  expect(await waiting()).toBe(0);
});

it('a failed job runs again later, and neither the log nor the queue stores personal data', async () => {
  let isBroken = true;
  const mending: Task = {
    name: 'mending',
    run: () =>
      isBroken ? Promise.reject(new RangeError('no thread for +6281234567890')) : Promise.resolve(),
  };
  await add('mending');
  await runDueJobs([mending], log);
  expect(said.splice(0)).toEqual([{ level: 'error', job: 'mending', error: 'RangeError' }]);
  const { rows } = await autocommit().execute<{ last: string }>(
    sql`select last_error as last from graphile_worker.jobs where task_identifier = 'mending'`,
  );
  expect(rows[0]?.last).toMatch(/RangeError/);
  expect(rows[0]?.last).not.toContain('+62812');
  isBroken = false;
  await autocommit().execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await runDueJobs([mending], log);
  expect(await waiting()).toBe(0);
});

it('a run that starts while the previous one is still running is skipped', async () => {
  let times = 0;
  const slow = async () => {
    times += 1;
    await wait(500);
  };
  const { run } = taskOf({ name: 'slow', cron: '* * * * *', items: listOf({ key: 'one', work: slow }) });
  await Promise.all([run(null), run(null), run(null)]);
  expect(times).toBe(1);
});

it('a check that fails leaves nothing behind, and its next run starts afresh', async () => {
  await autocommit().execute(sql`create table checked (at int)`);
  let isFailing = true;
  const job: CronJob = {
    name: 'check',
    cron: '0 0 29 2 *',
    check: async () => {
      await writableDb().execute(sql`insert into checked values (1)`);
      if (isFailing) throw new RangeError('the books differ');
    },
  };
  const rows = async () => (await autocommit().execute(sql`select at from checked`)).rows.length;
  await expect(runJob(job)).rejects.toThrow('the books differ');
  expect(await rows()).toBe(0);
  isFailing = false;
  await runJob(job);
  expect(await rows()).toBe(1);
});
