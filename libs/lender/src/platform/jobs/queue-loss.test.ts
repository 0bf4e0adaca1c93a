import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { autocommit, databaseUrl, transaction } from '../database/connection';
import { randomFrom } from '../../testing/random';
import { sizes } from '../../testing/sizes';
import { openTestDatabase } from '../../testing/test-database';
import { startWire, type Wire } from '../../testing/wire';
import { openQueuePool } from './queue-pool';
import { addJob, startQueue, type Task } from './queue';

jest.setTimeout(sizes.queueLosses * 10_000);

let close: () => Promise<void>;
let wire: Wire;

// An unhandled rejection would crash a lender; here it fails the test that caused it.
beforeAll(async () => {
  ({ close } = await openTestDatabase());
});
afterAll(async () => {
  await close();
});
beforeEach(async () => {
  wire = await startWire(databaseUrl());
  await autocommit().execute(sql`delete from graphile_worker._private_jobs`);
});
afterEach(() => wire.stop());

const silent = () => undefined;
const add = (name: string, key = name) => transaction(() => addJob(name, {}, { key }));

async function until(isSo: () => boolean): Promise<void> {
  for (let left = 600; left > 0 && !isSo(); left -= 1) await wait(20);
}

/** A job that is running when the database goes away. */
function losing(isFailing: boolean): Task & { readonly begun: () => boolean } {
  let hasBegun = false;
  const lose = () => {
    wire.cut();
    hasBegun = true;
    return isFailing ? Promise.reject(new RangeError('lost')) : Promise.resolve();
  };
  return { name: 'losing', run: lose, begun: () => hasBegun };
}

it.each([false, true])(
  'a database that dies before a job is marked as done does not stop the lender (job fails: %s)',
  async (isFailing) => {
    const said: Readonly<Record<string, unknown>>[] = [];
    const lost = losing(isFailing);
    let done = 0;
    const next: Task = { name: 'next', run: () => Promise.resolve(void (done += 1)) };
    const settings = {
      url: () => wire.url,
      tasks: [lost, next],
      cron: [],
      log: (line: object) => void said.push({ ...line }),
    };
    const queue = startQueue(settings);
    await add('losing');
    await until(lost.begun);
    await wait(300);
    await wire.mend();
    await add('next');
    await until(() => done > 0);
    expect(done).toBe(1);
    await queue.stop();
    expect(said).toContainEqual({ level: 'error', queue: 'ended', error: 'QueueBroken' });
  },
);

/** The unmodified library in a separate process. */
const plainQueue = `
  const { run, Logger } = require('graphile-worker');
  const losing = () => new Promise((done, fail) => {
    process.once('message', (isFailing) => (isFailing ? fail(new RangeError('lost')) : done()));
    process.send('begun');
  });
  const logger = new Logger(() => () => undefined);
  run({ connectionString: process.argv[1], noHandleSignals: true, logger, parsedCronItems: [], taskList: { losing } });`;

it.each([false, true])(
  'the same job in a queue with the library’s default settings ends the process (job fails: %s)',
  async (isFailing) => {
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    const lender = spawn(process.execPath, ['-e', plainQueue, wire.url], {
      stdio: [...stdio],
      cwd: __dirname,
    });
    const [begun, ended] = [once(lender, 'message'), once(lender, 'exit')];
    await add('losing');
    await begun;
    wire.cut();
    lender.send(isFailing);
    expect(await ended).toEqual([1, null]);
    await wire.mend();
  },
);

it('connections that are reset at any moment stop no lender, and every job runs in the end', async () => {
  const { below } = randomFrom(sizes.firstHistory);
  const done = new Set<string>();
  const work: Task = {
    name: 'work',
    run: async (payload) => {
      await wait(below(15));
      done.add(JSON.stringify(payload));
    },
  };
  const queue = startQueue({ url: () => wire.url, tasks: [work], cron: [], log: silent });
  for (let round = 0; round < sizes.queueLosses; round += 1) {
    for (let job = 0; job < 4; job += 1)
      await transaction(() =>
        addJob('work', { round, job }, { key: `work ${String(round)} ${String(job)}` }),
      );
    await wait(below(60));
    if (below(2) === 0) wire.reset();
    else {
      wire.cut();
      if (below(3) === 0) queue.restart();
      await wait(below(100));
      await wire.mend();
    }
    await wait(below(200));
  }
  // Simulates the sweep of a table for jobs whose lender died.
  await autocommit().execute(
    sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now(), attempts = 0`,
  );
  queue.restart();
  await until(() => done.size === 4 * sizes.queueLosses);
  expect(done.size).toBe(4 * sizes.queueLosses);
  await queue.stop();
});

it('releasing the listening connection twice does not throw', async () => {
  const pool = openQueuePool(wire.url, 2);
  await new Promise<void>((over) => {
    pool.connect((error, _, release) => {
      expect(error).toBeUndefined();
      release();
      expect(() => release()).not.toThrow();
      over();
    });
  });
  await pool.end();
});
