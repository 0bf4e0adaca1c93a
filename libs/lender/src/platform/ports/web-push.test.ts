import { createPublicKey, verify } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { generateVAPIDKeys } from 'web-push';
import { autocommit, transaction } from '../database/connection';
import { deliverTask } from '../outbox/deliver';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser';
import { startFakeReceiver, type FakeReceiver } from '../../testing/fake-receiver';
import { runDueJobs } from '../../testing/run-jobs';
import { openTestDatabase } from '../../testing/test-database';
import { webPushPort } from './web-push';

const vapid = { pairs: [generateVAPIDKeys()] as const, subject: 'mailto:ops@lender.example' };
const message = { kind: 'paymentSoon', path: '/reminders/a-1' } as const;

let close: () => Promise<void>;
let service: FakeReceiver;
let browser: FakeBrowser;
beforeAll(async () => {
  ({ close } = await openTestDatabase());
  service = await startFakeReceiver();
  browser = fakeBrowser(service, 'send-abc');
});
afterAll(async () => {
  await service.stop();
  await close();
});
beforeEach(async () => {
  service.received.length = 0;
  await autocommit().execute(sql`delete from outbox_messages`);
});

const { webPush, adapter } = webPushPort(vapid, (endpoint) => endpoint.startsWith(service.url));
const inAnHour = () => ({ expiresAt: new Date(Date.now() + 3_600_000), reference: 'r' });
const put = () => transaction(() => webPush.send(browser, message, inAnHour()));
const work = () => runDueJobs([deliverTask([adapter], () => undefined)]);
const status = async () =>
  (
    await autocommit().execute<{ status: string; failure: string | null }>(
      sql`select status, last_failure as failure from outbox_messages`,
    )
  ).rows;

it('the browser can decrypt the message, and its push service cannot', async () => {
  await put();
  await work();
  const [sent] = service.received;
  expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
  expect(Number(sent?.headers['ttl'])).toBeGreaterThan(3_500);
  expect(sent?.bytes.toString('latin1')).not.toContain('paymentSoon');
  expect(browser.messages()).toEqual([message]);
  expect(await status()).toEqual([{ status: 'sent', failure: null }]);
});

it('the push service can verify the sender', async () => {
  await put();
  await work();
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(service.received[0]?.headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isRight).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(service.url).origin,
    sub: vapid.subject,
  });
});

it.each([400, 401, 403])(
  'a subscription of the old key is served under it, although its push service answers %i to the new one',
  async (refusal) => {
    const [old, next] = [vapid.pairs[0], generateVAPIDKeys()];
    const after = { ...vapid, pairs: [next, old] as const };
    const rotated = webPushPort(after, (endpoint) => endpoint.startsWith(service.url));
    expect(rotated.webPush.publicKey).toBe(next.publicKey);
    // Queued before the rotation.
    await put();
    service.answers.push(refusal);
    await runDueJobs([deliverTask([rotated.adapter], () => undefined)]);
    const keys = service.received.map(({ headers }) => / k=(.+)$/.exec(headers.authorization ?? '')?.[1]);
    expect(keys).toEqual([next.publicKey, old.publicKey]);
    expect(await status()).toEqual([{ status: 'sent', failure: null }]);
  },
);

it('a subscription of a deleted key is tried again until its message expires', async () => {
  service.answers.push(403);
  await put();
  await work();
  expect(await status()).toEqual([{ status: 'pending', failure: 'HTTP 403' }]);
});

it('an expired subscription is deleted, and the message is not retried', async () => {
  const gone: string[] = [];
  const forget = (endpoint: string) => {
    gone.push(endpoint);
    return Promise.resolve();
  };
  webPush.bind({ isWanted: () => Promise.resolve(true), forget });
  service.answers.push(410);
  await put();
  await work();
  expect(gone).toEqual([browser.endpoint]);
  expect(await status()).toEqual([{ status: 'failed', failure: 'HTTP 410' }]);
});

it('a message that is no longer wanted is dropped without a request to the push service', async () => {
  const asked: string[] = [];
  const isWanted = (reference: string) => {
    asked.push(reference);
    return Promise.resolve(false);
  };
  webPush.bind({ isWanted, forget: () => Promise.resolve() });
  await put();
  await work();
  expect(asked).toEqual(['r']);
  expect(service.received).toHaveLength(0);
  expect(await status()).toEqual([{ status: 'failed', failure: 'no longer wanted' }]);
});

it.each([
  ['a free text', { ...message, path: '/reminders/You owe 2 142' }],
  ['a URL of another server', { ...message, path: '//evil.example/reminders' }],
  ['an unknown type', { ...message, kind: 'You owe 2142.31' }],
])('a message with %s is never sent', async (_name, wrong) => {
  webPush.bind({ isWanted: () => Promise.resolve(true), forget: () => Promise.resolve() });
  await transaction(() => webPush.send(browser, wrong as typeof message, inAnHour()));
  await work();
  expect(service.received).toHaveLength(0);
});

it('only push services of browsers are accepted', async () => {
  const strict = webPushPort(vapid);
  for (const endpoint of [
    'http://127.0.0.1:1/',
    'https://intranet.example/x',
    'https://fcm.googleapis.com.evil.example/',
  ])
    expect(strict.webPush.accepts(endpoint)).toBe(false);
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/a',
    'https://web.push.apple.com/Q',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
  ])
    expect(strict.webPush.accepts(endpoint)).toBe(true);
  await transaction(() => strict.webPush.send(browser, message, inAnHour()));
  await runDueJobs([deliverTask([strict.adapter], () => undefined)]);
  expect(service.received).toHaveLength(0);
  expect(await status()).toEqual([{ status: 'failed', failure: 'no push service' }]);
});
