import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { wrongInBooks } from '../core/lending/testing/ledger-balance';
import { Campaign, partPaid } from '../core/payments/testing/kill-campaign';
import { buildLender, launch, logOf } from '../testing/built-lender';
import { makeFaulty } from '../testing/faulty-lender';
import { randomFrom } from '../testing/random';
import { sizes } from '../testing/sizes';
import { createTestDatabase, type TestDatabase, openDatabase } from '../testing/test-database';
import { startWire, type Wire } from '../testing/wire';

jest.setTimeout(30 * 60_000);

const port = 4387;
let mainFile: string;
let dataDir: string;
let database: TestDatabase;
let wire: Wire;
let lender: ChildProcess | undefined;

beforeAll(async () => {
  [mainFile, dataDir] = await Promise.all([buildLender(), mkdtemp(join(tmpdir(), 'clearloan-lost-'))]);
});
afterAll(async () => {
  for (const folder of [dataDir, dirname(mainFile), `${dirname(mainFile)}-fragile`])
    await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  database = await createTestDatabase();
  wire = await startWire(database.url);
});
afterEach(async () => {
  if (lender?.exitCode === null) {
    const ended = once(lender, 'exit');
    lender.kill('SIGKILL');
    await ended;
  }
  await wire.stop();
  await database.close();
});

async function start(file: string, environment: Readonly<Record<string, string>> = {}): Promise<Campaign> {
  const settings = { DATABASE_URL: wire.url, DATA_DIR: dataDir, ...environment };
  lender = await launch(file, settings, port);
  return new Campaign({
    address: `http://127.0.0.1:${String(port)}`,
    killAndRestart: () => Promise.reject(new Error('this test does not kill the lender')),
  });
}

/**
 * Resets connections, or refuses them for a while, at random moments.
 * @param paymentMs how long a payment takes on this machine: some must get through between two losses
 */
async function loseConnections(isOver: () => boolean, paymentMs: number): Promise<number> {
  const { below } = randomFrom(sizes.firstHistory);
  let losses = 0;
  while (!isOver()) {
    await wait(below(4 * paymentMs));
    losses += 1;
    if (below(2) === 0) wire.reset();
    else {
      wire.cut();
      await wait(below(150));
      await wire.mend();
    }
  }
  return losses;
}

it('a lender that loses connections at any moment stays up and keeps each payment exactly once', async () => {
  const campaign = await start(mainFile);
  await campaign.enter();
  // The first payment of a process is slower than the later ones.
  await campaign.pay();
  const began = performance.now();
  await campaign.pay();
  const paymentMs = Math.ceil(performance.now() - began);
  let isOver = false;
  const [losses] = await Promise.all([
    loseConnections(() => isOver, paymentMs),
    campaign.payUntil(3 * sizes.lenderLosses).finally(() => (isOver = true)),
  ]);
  expect(losses).toBeGreaterThan(0);
  const { transactions } = await campaign.plan();
  const posted = transactions.filter(
    ({ kind, status, amount }) => kind === 'code' && status === 'posted' && amount === partPaid,
  );
  expect(posted.map(({ paymentId }) => paymentId).sort()).toEqual([...campaign.done.payments].sort());
  expect(lender?.exitCode).toBeNull();
  const close = openDatabase(database.url, { size: 2 });
  expect(await wrongInBooks()).toEqual([]);
  await close();
  process.stdout.write(
    `connections lost ${String(losses)} times during ${String(posted.length)} payments, ${String(campaign.done.failed)} requests repeated, 0 payments lost, 0 duplicated\n`,
  );
});

/** The last log line of a lender. */
async function lastLine(file: string): Promise<Readonly<Record<string, unknown>>> {
  const lines = (await readFile(logOf(file, port), 'utf8')).trimEnd().split('\n');
  return JSON.parse(lines.at(-1) ?? '') as Readonly<Record<string, unknown>>;
}

it('a lender whose pools do not handle lost connections ends, and its log has the cause', async () => {
  const file = await makeFaulty(mainFile, 'fragile');
  const campaign = await start(file);
  await campaign.enter();
  const ended = once(lender ?? fail(), 'exit');
  for (let left = 20; left > 0 && lender?.exitCode === null; left -= 1) {
    wire.reset();
    await wait(200);
  }
  expect(await ended).toEqual([1, null]);
  expect(await lastLine(file)).toMatchObject({ level: 'error', fatal: 'uncaughtException', error: 'Error' });
});

function fail(): never {
  throw new Error('The lender is not running.');
}

it('a lender with an unhandled error ends, and its output has nothing that a borrower typed', async () => {
  const fault = 'process.on("SIGUSR2", () => Promise.reject(new RangeError("+6281234567890")))';
  await start(mainFile, { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` });
  const ended = once(lender ?? fail(), 'exit');
  lender?.kill('SIGUSR2');
  expect(await ended).toEqual([1, null]);
  expect(await lastLine(mainFile)).toMatchObject({
    level: 'error',
    fatal: 'unhandledRejection',
    error: 'RangeError',
  });
  expect(await readFile(logOf(mainFile, port), 'utf8')).not.toContain('+62812');
});

it('every client and pool is created through outliving()', async () => {
  const source = join(__dirname, '..');
  const found: string[] = [];
  for (const name of await readdir(source, { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts') || name.includes('testing')) continue;
    const text = await readFile(join(source, name), 'utf8');
    const opened = [...text.matchAll(/new (?:Client|\w*Pool)\([^;]*;/g)].map(([statement]) => statement);
    found.push(...opened.filter(() => !/outliving\(/.test(text)).map(() => name));
  }
  expect(found).toEqual(['platform/database/lost-connections.ts']);
});
