import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { autocommit } from './connection';
import { probeTimes } from './readiness';

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

const status = async (path: string) => (await fetch(`${lender.address}${path}`)).status;
const body = async (): Promise<unknown> => (await fetch(`${lender.address}/readyz`)).json();
const nextProbe = () => wait(probeTimes.countsMs + 100);
/** Runs from another database, which stays unchanged. */
async function runAsReadOnly(isReadOnly: boolean): Promise<void> {
  const { rows } = await autocommit().execute<{ name: string }>(sql`select current_database() as name`);
  const admin = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await admin.connect();
  // A parameter cannot replace an identifier or a keyword, so the server formats them.
  const statement = await admin.query<{ text: string }>(
    "select format('alter database %I set default_transaction_read_only = %s', $1::text, $2::text) as text",
    [rows[0]?.name, isReadOnly ? 'on' : 'off'],
  );
  await admin.query(statement.rows[0]?.text ?? '');
  await admin.end();
}

it('a working lender returns 200 on each health path', async () => {
  for (const path of ['/livez', '/readyz', '/healthz']) expect(await status(path)).toBe(200);
  expect(await body()).toEqual({ ok: true });
});

it('a lender whose database is read-only is live and not ready, until writes work again', async () => {
  await runAsReadOnly(true);
  try {
    await nextProbe();
    expect([await status('/livez'), await status('/readyz'), await status('/healthz')]).toEqual([
      200, 503, 503,
    ]);
    expect(await body()).toEqual({ ok: false, failed: 'writes' });
  } finally {
    await runAsReadOnly(false);
  }
  await nextProbe();
  expect(await status('/readyz')).toBe(200);
});

it('the readiness probe writes at most once in five seconds, however often it is requested', async () => {
  await status('/readyz');
  const written = async () =>
    (
      await autocommit().execute<{ at: string }>(
        sql`select written_at::text as at from write_probes where name = 'write probe'`,
      )
    ).rows;
  await nextProbe();
  const since = performance.now();
  const times = new Set<string | undefined>();
  for (let requests = 0; requests < 50; requests += 1) {
    expect(await status('/readyz')).toBe(200);
    times.add((await written())[0]?.at);
  }
  const passed = performance.now() - since;
  expect(times.size).toBeLessThanOrEqual(1 + Math.ceil(passed / probeTimes.countsMs));
});

it('a frozen database makes the lender not ready within seconds, without a hanging response', async () => {
  const { rows } = await autocommit().execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database()`,
  );
  const pids = rows.map(({ pid }) => String(pid));
  execFileSync('kill', ['-STOP', ...pids]);
  try {
    const begun = performance.now();
    expect(await body()).toEqual({ ok: false, failed: 'database' });
    expect(performance.now() - begun).toBeLessThan(3 * probeTimes.longestMs);
    expect(await status('/livez')).toBe(200);
  } finally {
    execFileSync('kill', ['-CONT', ...pids]);
  }
  await nextProbe();
  expect(await status('/readyz')).toBe(200);
});
