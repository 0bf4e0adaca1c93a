import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { orderList } from '@clearloan/loan-view/contract';
import { openClient } from '../platform/database/lost-connections';
import { wrongInBooks } from '../core/lending/testing/ledger-balance';
import { Campaign } from '../core/payments/testing/kill-campaign';
import { buildLender, launch } from '../testing/built-lender';
import { pgbouncer, separateNameOf, startPooler, type Pooler } from '../testing/pooler';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { callAt } from '../testing/test-lender';

const port = 4386;
const address = `http://127.0.0.1:${String(port)}`;
const describeWithPooler = pgbouncer === undefined ? describe.skip : describe;

describeWithPooler('PgBouncer in transaction mode', () => {
  let mainFile: string;
  let dataDir: string;
  let database: TestDatabase;
  let pooler: Pooler;
  let lender: ChildProcess | undefined;

  beforeAll(async () => {
    [mainFile, database, dataDir] = await Promise.all([
      buildLender(),
      openTestDatabase(),
      mkdtemp(join(tmpdir(), 'clearloan-pooled-')),
    ]);
    pooler = await startPooler(database.url);
  });
  afterEach(() => stop());
  afterAll(async () => {
    await pooler.stop();
    await database.close();
    for (const folder of [dataDir, dirname(mainFile)]) await rm(folder, { recursive: true, force: true });
  });

  const stop = async () => {
    if (lender?.exitCode !== null) return;
    const ended = once(lender, 'exit');
    lender.kill('SIGTERM');
    await ended;
  };
  const start = async (pooling: 'session' | 'transaction') => {
    const name = new URL(database.url).pathname.slice(1);
    const settings = { DATABASE_URL: pooler.through(database.url), DATA_DIR: dataDir };
    const pools = { DATABASE_POOLING: pooling, DATABASE_SEPARATE_NAME: separateNameOf(name) };
    lender = await launch(mainFile, { ...settings, ...pools }, port);
  };
  /** Many concurrent reads, so that connections are reassigned. @returns how many failed */
  const failedReads = async (sessionId: string) => {
    const ask = () => callAt(address)(orderList, { orderType: 'all' }, { sessionId });
    const answers = await Promise.all(
      Array.from({ length: 120 }, () =>
        ask().then(
          ({ code }) => code,
          () => 'none',
        ),
      ),
    );
    return answers.filter((code) => code !== 0).length;
  };

  /** The fewest server connections held at one moment of three seconds: jobs are looked for every two. */
  const leastHeld = async () => {
    const held: number[] = [];
    for (let left = 30; left > 0; left -= 1) {
      held.push(await pooler.heldConnections());
      await wait(100);
    }
    return Math.min(...held);
  };

  it('an idle lender holds no server connection; an open transaction does', async () => {
    await start('transaction');
    expect(await leastHeld()).toBe(0);
    const client = openClient({ connectionString: pooler.through(database.url) });
    await client.connect();
    await client.query('begin');
    expect(await leastHeld()).toBe(1);
    await client.end();
  });

  it('a borrower logs in, pays and reads through pooled connections', async () => {
    await start('transaction');
    const campaign = new Campaign({
      address,
      killAndRestart: () => Promise.reject(new Error('this test does not kill the lender')),
    });
    await campaign.enter();
    await campaign.payUntil(20);
    expect(await failedReads(campaign.session)).toBe(0);
    expect(campaign.done.failed).toBe(0);
    expect(await wrongInBooks()).toEqual([]);
    await campaign.logIn('+628123450488');
    await stop();
    await start('session');
    expect(await failedReads(campaign.session)).toBeGreaterThan(0);
  });
});
