import { setTimeout as wait } from 'node:timers/promises';
import { loanDetails, orderList } from '@clearloan/loans/contract';
import * as v from 'valibot';
import { startFakeReceiver, type FakeReceiver } from '../testing/fake-receiver';
import { logInForTest } from '../testing/log-in';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { startTracing } from './tracing';

let lender: TestLender;
let collector: FakeReceiver;
let stopTracing: () => Promise<void>;
beforeAll(async () => {
  collector = await startFakeReceiver();
  stopTracing = await startTracing({
    endpoint: collector.url.replace(/\/$/, ''),
    service: 'lender-of-the-test',
    version: '1.2.3',
  });
  lender = await startTestLender();
});
afterAll(async () => {
  await stopTracing();
  await lender.stop();
  await collector.stop();
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

it('a call is a span of the caller’s trace, its statements are spans below it, and no borrower is told of', async () => {
  const phone = '+6281234567895';
  const sessionId = await logInForTest(phone);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  await lender.call(orderList, { orderType: 'all' }, { sessionId, headers });
  const own = await lender.call(loanDetails, { orderId: 'nobody' }, { sessionId });
  await stopTracing();
  for (let left = 100; left > 0 && collector.received.length === 0; left -= 1) await wait(50);
  const bodies = collector.received.map(({ body }) => v.parse(exported, JSON.parse(body)));
  const resources = bodies.flatMap(({ resourceSpans }) => resourceSpans);
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  expect(JSON.stringify(resources[0]?.resource)).toContain('lender-of-the-test');
  const call = spans.find(({ name }) => name === 'GET /api/v3/personal-center/order-list');
  expect(call).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every((span) => span.traceId === traceId)).toBe(true);
  expect(statements.map(({ name }) => name)).toContain('select');
  const ownTrace = (own.headers.get('x-request-id') ?? '').replaceAll('-', '');
  expect(spans.filter((span) => span.traceId === ownTrace).length).toBeGreaterThan(1);
  for (const word of [phone, sessionId]) expect(JSON.stringify(bodies)).not.toContain(word);
  const accessLine = lender.log.find(({ traceId: logged }) => logged === traceId);
  expect(accessLine).toMatchObject({ path: '/api/v3/personal-center/order-list' });
});

it.each(['', '00-0', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, '00-4bf9;drop-00f067aa0ba902b7-01'])(
  'a traceparent that is none (%j) disturbs no call',
  async (traceparent) => {
    const answer = await lender.call(orderList, { orderType: 'all' }, { headers: { traceparent } });
    expect(answer.status).toBe(200);
  },
);
