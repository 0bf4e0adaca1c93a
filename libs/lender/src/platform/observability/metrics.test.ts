import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { sendSmsCode } from '@clearloan/session/contract';
import { homePage } from '@clearloan/home/contract';
import { autocommit, databaseUrl } from '../database/connection';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { runAs, thisLender } from '../lender/lender';
import { openPools } from '../database/pools';
import { createMetrics, type Metrics, startMetricsServer } from './metrics';

let lender: TestLender;
let metrics: Metrics;
beforeAll(async () => {
  lender = await startTestLender({ isLimited: true }, undefined, undefined, (made) => (metrics = made));
});
afterAll(() => lender.stop());

/** The value of a sample; NaN if there is none. */
async function sample(name: string): Promise<number> {
  const line = (await metrics.render()).split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? NaN : Number(line.slice(name.length));
}
const route = '/api/service/login/send-sms-code-new';

it('each request counts under its route, with its duration, and rate-limited ones count apart', async () => {
  const phone = '+6281234567890';
  (await lender.call(sendSmsCode, { phone, type: 'login' })).value();
  await lender.call(sendSmsCode, { phone, type: 'login' });
  (await lender.call(homePage, {})).value();
  expect(await sample(`clearloan_requests_total{route="${route}",status="200",code="0"}`)).toBe(1);
  expect(await sample(`clearloan_rate_limited_total{route="${route}"}`)).toBe(1);
  expect(await sample(`clearloan_request_duration_seconds_count{route="${route}"}`)).toBe(2);
  expect(await metrics.render()).not.toContain(phone);
});

it('the metrics have the age of waiting work and the work that needs attention', async () => {
  // The code of the test above waits for its carrier.
  expect(await sample('clearloan_outbox_pending{port="sms"}')).toBe(1);
  await autocommit().execute(sql`
    insert into outbox_messages (port, status, created_at, expires_at, next_try_at)
    values ('sms', 'pending', now() - interval '90 seconds', now(), now()), ('sms', 'failed', now(), now(), now())`);
  await autocommit().execute(
    sql`select graphile_worker.add_job('x', run_at := now() - interval '40 seconds')`,
  );
  await autocommit().execute(sql`
    insert into parked_items (job, item, since, reason, tries, retry_at)
    values ('due-erasures', 'an account', now(), 'RangeError', 1, now())`);
  expect(await sample('clearloan_outbox_pending{port="sms"}')).toBe(2);
  expect(await sample('clearloan_outbox_failed{port="sms"}')).toBe(1);
  expect(await sample('clearloan_outbox_age_seconds{port="sms"}')).toBeGreaterThan(89);
  expect(await sample('clearloan_parked_items{job="due-erasures"}')).toBe(1);
  expect(await sample('clearloan_queue_age_seconds')).toBeGreaterThan(39);
  expect(await sample('clearloan_unmatched_bank_entries')).toBe(0);
  expect(await sample('clearloan_pool_connections{state="waiting"}')).toBe(0);
  expect(databaseUrl()).toContain('postgres');
});

it('without a database the lender still shows its own figures, and none that it cannot know', async () => {
  const pools = openPools('postgres://nobody@127.0.0.1:9/none', {});
  const broken = createMetrics('test', 1000);
  broken.observeRequest({ route, status: 503, code: null, seconds: 0.1 });
  const text = await runAs({ ...thisLender(), pools }, broken.render);
  await pools.end();
  expect(text).toContain(`clearloan_requests_total{route="${route}",status="503",code=""} 1`);
  expect(text).toContain('clearloan_codes_ceiling 1000');
  expect(text).not.toMatch(/^clearloan_(?:outbox|queue|unmatched|parked)/m);
});

it('the public port never serves metrics', async () => {
  for (const path of ['/metrics', '/api/metrics', '/metrics/']) {
    const reply = await fetch(`${lender.address}${path}`);
    expect(await reply.text()).not.toContain('clearloan_requests_total');
  }
});

it('the operator’s port serves metrics with its token only', async () => {
  const token = 'token-of-the-operator-01';
  const { address, stop } = await startMetricsServer({ port: 0, host: '127.0.0.1', token }, metrics);
  const ask = (headers: Record<string, string>) => fetch(`${address}/metrics`, { headers });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ Authorization: 'Bearer token-of-a-stranger-01' })).status).toBe(401);
  const received = await ask({ Authorization: `Bearer ${token}` });
  expect(received.status).toBe(200);
  expect(await received.text()).toContain('clearloan_requests_total');
  await stop();
});

describe('what an operator sees', () => {
  const deploy = join(__dirname, '../../../../../deploy');
  const namesIn = (text: string) => [...new Set(text.match(/\b(?:clearloan|process|nodejs)_[a-z_]+/g) ?? [])];
  const withoutSuffix = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');
  const known = async () => namesIn(await metrics.render()).map(withoutSuffix);
  const used = (file: string) => namesIn(readFileSync(join(deploy, file), 'utf8')).map(withoutSuffix);

  it.each(['grafana/clearloan.json', 'prometheus/alerts.yaml'])(
    '%s uses only metrics that exist',
    async (file) => {
      expect(used(file).length).toBeGreaterThan(7);
      expect(await known()).toEqual(expect.arrayContaining(used(file)));
      expect(await known()).not.toContain('clearloan_unknown_total');
    },
  );

  it('the dashboard shows every metric of the lender', async () => {
    const own = (await known()).filter((name) => name.startsWith('clearloan_'));
    expect(used('grafana/clearloan.json')).toEqual(expect.arrayContaining(own));
  });
});
