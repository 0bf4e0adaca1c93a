import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loanDetails, orderList } from '@clearloan/loan-view/contract';
import * as v from 'valibot';
import { buildLender, launch, logOf } from '../../testing/built-lender';
import { startFakeReceiver, type FakeReceiver } from '../../testing/fake-receiver';
import { logInForTest } from '../../testing/log-in';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { callAt } from '../../testing/test-lender';

/** The exporter loads Node's http with a native import, which Jest does not support, so the built lender runs. */
const port = 4729;
const call = callAt(`http://127.0.0.1:${String(port)}`);

let database: TestDatabase;
let collector: FakeReceiver;
let lender: ChildProcess;
let mainFile: string;
let dataDir: string;
beforeAll(async () => {
  [mainFile, database, collector, dataDir] = await Promise.all([
    buildLender(),
    openTestDatabase(),
    startFakeReceiver(),
    mkdtemp(join(tmpdir(), 'clearloan-traced-')),
  ]);
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'lender-of-the-test',
    METRICS_PORT: String(port + 1),
  };
  lender = await launch(mainFile, environment, port);
});
afterAll(async () => {
  if (lender.exitCode === null) lender.kill('SIGKILL');
  await database.close();
  await collector.stop();
  for (const folder of [dirname(mainFile), dataDir]) await rm(folder, { recursive: true, force: true });
});

const attribute = v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) });
const spanSchema = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  attributes: v.array(attribute),
});
const exported = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(attribute) }),
      scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })),
    }),
  ),
});

it.each(['', '00-0', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, '00-4bf9;drop-00f067aa0ba902b7-01'])(
  'an invalid traceparent (%j) fails no request',
  async (traceparent) => {
    const answer = await call(orderList, { orderType: 'all' }, { headers: { traceparent } });
    expect(answer.status).toBe(200);
  },
);

it('a running lender shows its metrics, those of the database too', async () => {
  const reply = await fetch(`http://127.0.0.1:${String(port + 1)}/metrics`);
  expect([reply.status, await reply.text()]).toEqual([
    200,
    expect.stringContaining('clearloan_queue_age_seconds '),
  ]);
});

/** Stops the lender, which flushes pending spans. */
async function end(): Promise<void> {
  const ended = once(lender, 'exit');
  lender.kill('SIGTERM');
  await ended;
}

it('a request is a span of the caller’s trace, with child spans and without personal data', async () => {
  const phone = '+6281234567895';
  const sessionId = await logInForTest(phone);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  await call(orderList, { orderType: 'all' }, { sessionId, headers });
  const own = await call(loanDetails, { orderId: 'nobody' }, { sessionId });
  await end();
  const bodies = collector.received.map(({ body }) => v.parse(exported, JSON.parse(body)));
  const resources = bodies.flatMap(({ resourceSpans }) => resourceSpans);
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  expect(JSON.stringify(resources[0]?.resource)).toContain('lender-of-the-test');
  const traced = spans.find(
    (span) => span.traceId === traceId && span.name === 'GET /api/v3/personal-center/order-list',
  );
  expect(traced).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === traced?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every((span) => span.traceId === traceId)).toBe(true);
  expect(statements.map(({ name }) => name)).toContain('select');
  const ownTrace = (own.headers.get('x-request-id') ?? '').replaceAll('-', '');
  expect(spans.filter((span) => span.traceId === ownTrace).length).toBeGreaterThan(1);
  for (const word of [phone, sessionId]) expect(JSON.stringify(bodies)).not.toContain(word);
  // The line of a finished call leads to its trace.
  const log = readFileSync(logOf(mainFile, port), 'utf8').trimEnd().split('\n');
  const lines = log.map((line) => v.parse(v.looseObject({}), JSON.parse(line)));
  expect(lines).toContainEqual(
    expect.objectContaining({ path: '/api/v3/personal-center/order-list', traceId }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ traceId: ownTrace, status: 200 }));
  expect(lines.filter((line) => 'requestId' in line && !('traceId' in line))).toEqual([]);
});
