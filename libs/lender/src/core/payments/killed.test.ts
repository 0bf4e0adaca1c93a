import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { autocommit } from '../../platform/database/connection';
import { openDatabase } from '../../testing/test-database';
import { readPostmaster } from '../../platform/database/postmaster';
import { readAddress, urlOf } from '../../platform/database/server-address';
import { wrongInBooks } from '../lending/testing/ledger-balance';
import { buildLender, startProcess, type ProcessLender } from '../../testing/built-lender';
import { makeFaulty } from '../../testing/faulty-lender';
import { itInFull, sizes } from '../../testing/sizes';
import { Campaign, partPaid } from './testing/kill-campaign';

jest.setTimeout(2 * 60 * 60_000);

let dataDir: string;
let mainFile: string;
const running: ProcessLender[] = [];

beforeAll(async () => {
  mainFile = await buildLender();
  dataDir = await mkdtemp(join(tmpdir(), 'clearloan-killed-'));
  await chmod(dataDir, 0o755);
});

afterAll(async () => {
  await stopAll();
  for (const folder of [dataDir, dirname(mainFile), `${dirname(mainFile)}-hasty`])
    await rm(folder, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

async function start(file: string): Promise<ProcessLender> {
  const lender = await startProcess(file, dataDir, await freePort());
  running.push(lender);
  return lender;
}

async function stopAll(): Promise<void> {
  for (const lender of running.splice(0)) await lender.stop();
}

/** Queries the lender's own tables while it runs. */
async function inItsDatabase<Result>(check: () => Promise<Result>): Promise<Result> {
  const address = await readAddress(dataDir, (await readPostmaster(join(dataDir, 'postgres')))?.port);
  const close = openDatabase(urlOf(address, 'clearloan'), { size: 2 });
  try {
    return await check();
  } finally {
    await close();
  }
}

/** Loans and payments that are only partly written. */
async function half(): Promise<readonly unknown[]> {
  const { rows } = await autocommit().execute(sql`
    select 'loan without a plan' as half, order_id::text as of from loans
      where not exists (select 1 from plan_rows where plan_rows.order_id = loans.order_id)
    union all select 'paid out without a loan', order_id::text from orders
      where status in ('repaying', 'overdue', 'settled', 'withdrawn')
      and not exists (select 1 from loans where loans.order_id = orders.order_id)
    union all select 'order without its history', order_id::text from orders
      where version <> (select max(version) from order_history where order_history.order_id = orders.order_id)
    union all select 'posted without an entry', payment_id::text from payments
      where status = 'posted' and kind = 'code'
      and not exists (select 1 from ledger_entries where ledger_entries.payment_id = payments.payment_id)
    union all select 'an entry without its payment posted', payment_id::text from ledger_entries
      where kind = 'payment' and payment_id not in (select payment_id from payments where status = 'posted')`);
  return [...rows, ...(await wrongInBooks())];
}

it('a lender that is killed repeatedly keeps every acknowledged write, once and whole', async () => {
  const campaign = new Campaign(await start(mainFile));
  await campaign.enter();
  await campaign.run(sizes.acknowledged, sizes.kills);
  const { payments, records, loans, writes, kills } = campaign.done;

  const plan = await campaign.plan();
  const parts = plan.transactions.filter((each) => each.kind === 'code' && each.amount === partPaid);
  const posted = parts.filter(({ status }) => status === 'posted').map(({ paymentId }) => paymentId);
  expect(posted.sort()).toEqual(payments.sort());
  expect(parts).toHaveLength(payments.length);
  const paid = plan.repay_plans.reduce((sum, row) => sum + row.paidAmount, 0);
  expect(paid).toBe(2 * 214_231 + payments.length * partPaid);
  expect([...(await campaign.records())].sort()).toEqual(records.sort());
  await inItsDatabase(async () => {
    expect(await half()).toEqual([]);
    const { rows } = await autocommit().execute<{ id: string }>(
      sql`select order_id::text as id from orders where status = 'withdrawn'`,
    );
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(loans));
    expect(new Set(loans).size).toBe(loans.length);
  });
  expect(loans.length).toBeGreaterThan(0);
  process.stdout.write(
    `killed ${String(kills)} times during ${String(writes)} acknowledged writes: none lost, duplicated or partial\n`,
  );
});

it('the test database syncs to disk before it acknowledges a commit', async () => {
  const settings = await inItsDatabase(async () => {
    const { rows } = await autocommit().execute<{ name: string; setting: string }>(
      sql`select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by 1`,
    );
    return rows.map(({ name, setting }) => `${name}=${setting}`);
  });
  expect(settings).toEqual(['fsync=on', 'full_page_writes=on', 'synchronous_commit=on']);
});

itInFull('a lender that acknowledges before the commit is detected', async () => {
  await stopAll();
  const campaign = new Campaign(await start(await makeFaulty(mainFile, 'hasty')));
  await campaign.logIn('+628123450499');
  await wait(2000);
  await Promise.all([campaign.note(), campaign.note(), campaign.note()]);
  await campaign.kill(false);
  const held = new Set(await campaign.records());
  const { records } = campaign.done;
  expect(records).toHaveLength(3);
  expect(records.filter((id) => !held.has(id)).length).toBeGreaterThan(0);
});
