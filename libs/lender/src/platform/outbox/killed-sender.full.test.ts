import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendSmsCode } from '@clearloan/session/contract';
import { sql } from 'drizzle-orm';
import { autocommit } from '../database/connection';
import { buildLender, launch } from '../../testing/built-lender';
import { sharedSecret, startFakeReceiver, type FakeReceiver } from '../../testing/fake-receiver';
import { makeFaulty } from '../../testing/faulty-lender';
import { itInFull } from '../../testing/sizes';
import { createTestDatabase, type TestDatabase, openDatabase } from '../../testing/test-database';
import { callAt } from '../../testing/test-lender';

jest.setTimeout(5 * 60_000);

const port = 4388;
const address = `http://127.0.0.1:${String(port)}`;
let mainFile: string;
let dataDir: string;
let database: TestDatabase;
let closeDatabase: () => Promise<void>;
let carrier: FakeReceiver;
let lender: ChildProcess | undefined;

beforeAll(async () => {
  [mainFile, dataDir] = await Promise.all([
    buildLender(),
    mkdtemp(join(tmpdir(), 'clearloan-killed-sender-')),
  ]);
});
afterAll(async () => {
  const builds = ['', '-forgetful', '-renaming'].map((fault) => `${dirname(mainFile)}${fault}`);
  for (const folder of [dataDir, ...builds]) await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  database = await createTestDatabase();
  closeDatabase = openDatabase(database.url, { size: 2 });
  carrier = await startFakeReceiver();
});
afterEach(async () => {
  await kill();
  await carrier.stop();
  await closeDatabase();
  await database.close();
});

async function start(file: string, atStart = ''): Promise<void> {
  const options =
    atStart === '' ? {} : { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(atStart)}` };
  const carrierAt = { SMS_WEBHOOK_URL: carrier.url, SMS_WEBHOOK_SECRET: sharedSecret };
  lender = await launch(
    file,
    { DATABASE_URL: database.url, DATA_DIR: dataDir, ...carrierAt, ...options },
    port,
  );
}

async function kill(): Promise<void> {
  if (lender === undefined || lender.exitCode !== null || lender.signalCode !== null) return;
  const ended = once(lender, 'exit');
  lender.kill('SIGKILL');
  await ended;
}

/** The response means that the message is committed. */
const askForCode = async (phone: string) =>
  (await callAt(address)(sendSmsCode, { phone, type: 'login' })).value();

async function until(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let left = 200; left > 0; left -= 1) {
    if (await isSo()) return true;
    await wait(50);
  }
  return false;
}

const phones = { unanswered: '+6281200000001', unsent: '+6281200000002', unbegun: '+6281200000003' } as const;

/** The message ids that the carrier received for a device, one per arrival. */
const arrivals = (phone: string) =>
  carrier.received
    .filter(({ body }) => body.includes(`"${phone}"`))
    .map(({ headers }) => String(headers['webhook-id']));

/** The process kills itself when it is about to send. */
const diesBeforeSending = () => `
  const send = globalThis.fetch;
  globalThis.fetch = (to, ...rest) => {
    if (String(to) === ${JSON.stringify(carrier.url)}) process.kill(process.pid, 'SIGKILL');
    return send(to, ...rest);
  };`;

/** Kills three lenders, each with a committed message at a different stage. */
async function killThree(file: string): Promise<void> {
  await start(file);
  carrier.answers.push(0);
  await askForCode(phones.unanswered);
  await until(() => arrivals(phones.unanswered).length > 0);
  await kill();

  await start(file, diesBeforeSending());
  const ended = once(lender ?? process, 'exit');
  // The response may be lost with the process.
  await askForCode(phones.unsent).catch(() => undefined);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(arrivals(phones.unsent)).toEqual([]);

  await start(file);
  await holdJobs();
  await askForCode(phones.unbegun);
  await kill();
  await letJobsGo();
  expect(arrivals(phones.unbegun)).toEqual([]);
}

/** Holds back added jobs, so that the kill happens between the commit and the job. */
async function holdJobs(): Promise<void> {
  await autocommit().execute(sql`
    create function hold_job() returns trigger language plpgsql as
      $$ begin new.run_at := now() + interval '1 hour'; return new; end $$`);
  await autocommit().execute(sql`
    create trigger hold_jobs before insert on graphile_worker._private_jobs for each row execute function hold_job()`);
}
const letJobsGo = () => autocommit().execute(sql`drop function hold_job() cascade`);

/** Starts a lender after the kills; the leases have expired, and the next sweep runs. */
async function startAgain(file: string): Promise<void> {
  await start(file);
  await autocommit().execute(
    sql`update outbox_messages set next_try_at = now() - interval '1 minute' where status = 'pending'`,
  );
  await autocommit().execute(sql`select graphile_worker.add_job('unsent-messages', '{}'::json)`);
}

const allSent = async () => {
  const { rows } = await autocommit().execute<{ status: string }>(sql`select status from outbox_messages`);
  return rows.length === 3 && rows.every(({ status }) => status === 'sent');
};

it('a lender killed around sending delivers each code once, by message id', async () => {
  await killThree(mainFile);
  await startAgain(mainFile);
  expect(await until(allSent)).toBe(true);
  await wait(1_000);
  expect(arrivals(phones.unsent)).toHaveLength(1);
  expect(arrivals(phones.unbegun)).toHaveLength(1);
  // The carrier had it when the lender died; it arrives again with the same id.
  expect(arrivals(phones.unanswered)).toHaveLength(2);
  expect(new Set(arrivals(phones.unanswered)).size).toBe(1);
});

it('a lender that never polls for unsent messages loses them', async () => {
  const file = await makeFaulty(mainFile, 'forgetful');
  await killThree(file);
  await startAgain(file);
  await wait(3_000);
  expect(arrivals(phones.unsent)).toEqual([]);
  expect(arrivals(phones.unbegun)).toEqual([]);
});

itInFull('a lender that uses another id for each try sends a code twice', async () => {
  const file = await makeFaulty(mainFile, 'renaming');
  await killThree(file);
  await startAgain(file);
  await until(allSent);
  expect(new Set(arrivals(phones.unanswered)).size).toBe(2);
});
