import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { wrongInBooks } from '../core/lending/testing/ledger-balance';
import { Campaign, partPaid } from '../core/payments/testing/kill-campaign';
import { buildLender, launch } from '../testing/built-lender';
import { startDatabaseProxy, type DatabaseProxy } from '../testing/several/database-proxy';
import { startServerPair, type ServerPair } from '../testing/several/server-pair';
import { openDatabase } from '../testing/test-database';
import { sizes } from '../testing/sizes';

jest.setTimeout(30 * 60_000);

const port = 4385;
const longestPauseMs = 30_000;
let mainFile: string;
let dataDir: string;
let pair: ServerPair;
let proxy: DatabaseProxy;
let lender: ChildProcess | undefined;

beforeAll(async () => {
  [mainFile, dataDir] = await Promise.all([buildLender(), mkdtemp(join(tmpdir(), 'clearloan-failover-'))]);
});
afterAll(async () => {
  for (const folder of [dataDir, dirname(mainFile)]) await rm(folder, { recursive: true, force: true });
});

async function start(isSynchronous: boolean): Promise<Campaign> {
  pair = await startServerPair(isSynchronous);
  proxy = await startDatabaseProxy([pair.primaryUrl, pair.standbyUrl]);
  lender = await launch(mainFile, { DATABASE_URL: proxy.url, DATA_DIR: dataDir }, port);
  const campaign = new Campaign({
    address: `http://127.0.0.1:${String(port)}`,
    killAndRestart: () => Promise.reject(new Error('this test does not kill the lender')),
  });
  await campaign.enter();
  return campaign;
}
afterEach(async () => {
  if (lender?.exitCode === null) {
    const ended = once(lender, 'exit');
    lender.kill('SIGKILL');
    await ended;
  }
  await proxy.stop();
  await pair.stop();
});

/** Retries while the proxy has no primary, within the allowed downtime. */
async function onceAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + longestPauseMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(100);
    }
  }
}

/** Payments that the lender shows as posted after the standby took over. */
async function postedNow(campaign: Campaign): Promise<readonly string[]> {
  const { transactions } = await onceAnswered(() => campaign.plan());
  return transactions
    .filter(({ kind, status, amount }) => kind === 'code' && status === 'posted' && amount === partPaid)
    .map(({ paymentId }) => paymentId)
    .sort();
}

it('every acknowledged payment exists once after the standby replaces a lost database', async () => {
  const campaign = await start(true);
  const count = sizes.failoverPayments;
  const lose = async () => {
    while (campaign.done.payments.length < count / 2) await wait(5);
    await pair.losePrimary();
    await pair.promoteStandby();
  };
  const [longest] = await Promise.all([campaign.payUntil(count), lose()]);
  const posted = await postedNow(campaign);
  expect(posted).toEqual([...campaign.done.payments].sort());
  expect(new Set(posted).size).toBe(posted.length);
  expect(longest).toBeLessThan(longestPauseMs);
  const close = openDatabase(pair.standbyUrl, { size: 2 });
  expect(await wrongInBooks()).toEqual([]);
  await close();
  process.stdout.write(
    `failover: ${String(posted.length)} payments acknowledged, 0 lost, 0 duplicated, longest outage ${(longest / 1000).toFixed(1)} s\n`,
  );
});

it('an asynchronous standby loses payments, and the count detects it', async () => {
  const campaign = await start(false);
  await campaign.payUntil(10);
  await pair.cutStream();
  await campaign.payUntil(20);
  await pair.losePrimary();
  await pair.promoteStandby();
  const posted = new Set(await postedNow(campaign));
  expect(campaign.done.payments.filter((id) => !posted.has(id)).length).toBeGreaterThan(0);
});
