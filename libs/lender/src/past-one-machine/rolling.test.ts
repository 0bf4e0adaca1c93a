import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { homePage } from '@clearloan/home/contract';
import { orderList } from '@clearloan/loan-view/contract';
import { wrongInBooks } from '../core/lending/testing/ledger-balance';
import { Campaign, partPaid } from '../core/payments/testing/kill-campaign';
import { buildLender, launch } from '../testing/built-lender';
import { startRoundRobin } from '../testing/several/round-robin';
import { watchReadiness } from '../testing/several/readiness-watch';
import { sizes } from '../testing/sizes';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { callAt } from '../testing/test-lender';

jest.setTimeout(30 * 60_000);

const ports = [4381, 4382, 4383] as const;
const addressAt = (port: number) => `http://127.0.0.1:${String(port)}`;
const addresses = ports.map(addressAt);
let mainFile: string;
let dataDir: string;
let database: TestDatabase;
const running = new Map<number, ChildProcess>();

beforeAll(async () => {
  [mainFile, dataDir] = await Promise.all([buildLender(), mkdtemp(join(tmpdir(), 'clearloan-rolling-'))]);
});
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all([...running.values()].map(stop));
  running.clear();
  await database.close();
});
afterAll(async () => {
  for (const folder of [dataDir, dirname(mainFile)]) await rm(folder, { recursive: true, force: true });
});

async function stop(lender: ChildProcess): Promise<void> {
  if (lender.exitCode !== null) return;
  const ended = once(lender, 'exit');
  lender.kill('SIGTERM');
  await ended;
}

/**
 * Restarts three lenders one after the other while clients read and pay.
 * @param options `isOnceEnough`: whether the first failed request ends it; `thinkMs`: a reader's pause between requests
 * @returns what the clients saw
 */
async function restartUnderLoad(
  drainSeconds: number,
  restarts: number,
  { isOnceEnough = false, thinkMs = 0 },
) {
  const shared = { DATABASE_URL: database.url, DATA_DIR: dataDir, DRAIN_SECONDS: String(drainSeconds) };
  const start = async (port: number) => {
    running.set(port, await launch(mainFile, { ...shared }, port));
  };
  await Promise.all(ports.map(start));
  const watch = await watchReadiness(addresses);
  const proxy = await startRoundRobin(addresses, watch.ready);
  const call = callAt(proxy.address);
  const campaign = new Campaign({
    address: proxy.address,
    killAndRestart: () => Promise.reject(new Error('this test does not kill the lender')),
  });
  await campaign.enter();
  let isOver = false;
  const seen = { calls: 0, failed: 0 };
  const reader = async () => {
    while (!isOver) {
      const how = { sessionId: campaign.session };
      for (const ask of [() => call(homePage, {}, how), () => call(orderList, { orderType: 'all' }, how)]) {
        seen.calls += 1;
        const code = await ask().then(
          (answer) => answer.code,
          () => undefined,
        );
        if (code !== 0) seen.failed += 1;
        if (thinkMs > 0) await wait(thinkMs);
      }
    }
  };
  const payer = async () => {
    while (!isOver) await campaign.pay();
  };
  const load = Promise.all([reader(), reader(), payer(), payer()]);
  const failures = () => seen.failed + campaign.done.failed;
  for (let restart = 0; restart < restarts && !(isOnceEnough && failures() > 0); restart += 1) {
    const port = ports[restart % ports.length] ?? ports[0];
    const lender = running.get(port);
    if (lender === undefined) throw new Error('Three lenders are required.');
    await stop(lender);
    await start(port);
    while (!watch.ready().includes(addressAt(port))) await wait(50);
  }
  isOver = true;
  await load;
  const { payments } = campaign.done;
  const plan = await campaign.plan();
  const posted = plan.transactions.filter(
    ({ kind, status, amount }) => kind === 'code' && status === 'posted' && amount === partPaid,
  );
  watch.stop();
  await proxy.stop();
  return { failed: failures(), calls: seen.calls + 2 * payments.length, payments, posted };
}

it('no request fails while three lenders are restarted one after the other', async () => {
  const restarts = ports.length * sizes.rollingRounds;
  const { calls, failed, payments, posted } = await restartUnderLoad(2, restarts, {
    // A reader without a pause takes the processor from the lender that starts.
    thinkMs: 20,
  });
  expect(failed).toBe(0);
  expect(posted.map(({ paymentId }) => paymentId).sort()).toEqual([...payments].sort());
  expect(await wrongInBooks()).toEqual([]);
  expect(payments.length).toBeGreaterThan(0);
  process.stdout.write(
    `rolling: ${String(restarts)} restarts, ${String(calls)} requests, ${String(failed)} failed\n`,
  );
});

it('requests fail when a lender closes its port without reporting not ready first', async () => {
  // A request must be in flight at that moment; several restarts, because one may fall between two requests.
  const { failed } = await restartUnderLoad(0, 12, { isOnceEnough: true });
  expect(failed).toBeGreaterThan(0);
});
