import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { realNow } from '../context/clock';
import { autocommit, transaction } from '../database/connection';
import {
  sharedSecret,
  startFakeReceiver,
  type FakeReceiver,
  type Received,
} from '../../testing/fake-receiver';
import { runDueJobs } from '../../testing/run-jobs';
import { openTestDatabase } from '../../testing/test-database';
import { deliverTask } from './deliver';
import { forEachItem } from '../jobs/for-each-item';
import { enqueue, sendAgain, unsentMessages } from './outbox';
import { noteReport } from '../ports/sms-gateway';
import { seal } from './seal';
import { webhookAdapter } from './webhook';

const secret = sharedSecret;

let close: () => Promise<void>;
let receiver: FakeReceiver;
const said: Readonly<Record<string, unknown>>[] = [];

beforeAll(async () => {
  ({ close } = await openTestDatabase());
  receiver = await startFakeReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answers.length = 0;
  said.length = 0;
  await autocommit().execute(sql`delete from outbox_messages`);
  await autocommit().execute(sql`delete from graphile_worker._private_jobs`);
});

const adapterFor = (secrets: readonly [string, ...string[]] = [secret], isResendable = false) =>
  webhookAdapter('sms', 'sms.send', { url: receiver.url, secrets }, isResendable);
const inMinutes = (minutes: number) => new Date(realNow().getTime() + minutes * 60_000);
const put = (adapter = adapterFor(), expiresAt = inMinutes(5)) =>
  transaction(() => enqueue(adapter, { phone: '+6281234567890', text: '123456 is your code' }, expiresAt));
const work = (adapter = adapterFor()) =>
  runDueJobs([deliverTask([adapter], (line) => void said.push(line))], (line) => void said.push(line));
const rows = async () =>
  (
    await autocommit().execute<{ status: string; body: string | null; tries: number; last_failure: string }>(
      sql`select status, body, tries, last_failure from outbox_messages`,
    )
  ).rows;
/** Simulates the end of the pause after a failed attempt. */
async function pauseEnds(): Promise<void> {
  await autocommit().execute(sql`update outbox_messages set next_try_at = now() - interval '1 minute'`);
  await autocommit().execute(sql`update graphile_worker._private_jobs set run_at = now()`);
}

it('a message is sent after the commit, signed, and its text is deleted once it is sent', async () => {
  const messageId = await put();
  expect(receiver.received).toHaveLength(0);
  await work();
  const [first] = receiver.received;
  expect(first?.headers['webhook-id']).toBe(messageId);
  const signed = new Webhook(secret, { format: 'raw' }).verify(first?.body ?? '', headersOf(first));
  expect(signed).toEqual({
    type: 'sms.send',
    id: messageId,
    data: { phone: '+6281234567890', text: '123456 is your code' },
  });
  expect(await rows()).toEqual([{ status: 'sent', body: null, tries: 1, last_failure: null }]);
});

const headersOf = (message: Received | undefined) =>
  Object.fromEntries(Object.entries(message?.headers ?? {}).map(([name, value]) => [name, String(value)]));

it('a message of a transaction that rolls back is never sent', async () => {
  const undone = transaction(async () => {
    await enqueue(adapterFor(), { phone: '+6281' }, inMinutes(5));
    throw new RangeError('the code was not written');
  });
  await expect(undone).rejects.toThrow(RangeError);
  await work();
  expect(receiver.received).toHaveLength(0);
});

it('a waiting message is not readable in the database', async () => {
  await put();
  const [row] = await rows();
  expect(row?.body).toEqual(expect.any(String));
  for (const word of ['123456', '+6281', 'code'])
    expect(Buffer.from(row?.body ?? '', 'base64url').toString('latin1')).not.toContain(word);
});

it('a carrier that was down gets the same message later, under the same id', async () => {
  receiver.answers.push(503, 429);
  const messageId = await put();
  await work();
  expect(await rows()).toMatchObject([{ status: 'pending', tries: 1, last_failure: 'HTTP 503' }]);
  await pauseEnds();
  await work();
  await pauseEnds();
  await work();
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
    messageId,
    messageId,
    messageId,
  ]);
  expect(await rows()).toMatchObject([{ status: 'sent', tries: 3 }]);
  expect(JSON.stringify(said)).not.toContain('+6281');
});

it('a lender killed after the commit or the sending sends the message again under the same id', async () => {
  const messageId = await put();
  // Simulates a kill before the job ran: the job is lost with its lock.
  await autocommit().execute(sql`delete from graphile_worker._private_jobs`);
  await work();
  expect(receiver.received).toHaveLength(0);
  await pauseEnds();
  await forEachItem('unsent-messages', unsentMessages);
  await work();
  expect(receiver.received).toHaveLength(1);
  // Simulates a kill between the carrier's response and its recording: the row is still claimed.
  await autocommit().execute(
    sql`update outbox_messages set status = 'pending', body = ${seal('{"text":"123456 is your code"}', secret)}`,
  );
  await pauseEnds();
  await forEachItem('unsent-messages', unsentMessages);
  await work();
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([messageId, messageId]);
});

it('a message in progress is not sent by a second lender', async () => {
  const messageId = await put();
  const [task] = [deliverTask([adapterFor()], () => undefined)];
  await Promise.all(Array.from({ length: 10 }, () => task.run({ messageId })));
  expect(receiver.received).toHaveLength(1);
});

it('a message that the carrier rejects is not retried, and an expired one is not sent', async () => {
  receiver.answers.push(400);
  await put();
  await work();
  expect(await rows()).toEqual([{ status: 'failed', body: null, tries: 1, last_failure: 'HTTP 400' }]);
  await autocommit().execute(sql`delete from outbox_messages`);
  await put(adapterFor(), inMinutes(-1));
  await work();
  expect(await rows()).toMatchObject([{ status: 'expired', body: null }]);
  expect(receiver.received).toHaveLength(1);
});

it('a message that staff can send again is shown as failed when its time is over before it was sent', async () => {
  const adapter = adapterFor([secret], true);
  const messageId = await put(adapter, inMinutes(-1));
  await work(adapter);
  expect(await rows()).toMatchObject([{ status: 'failed', last_failure: 'expired' }]);
  expect(await transaction(() => sendAgain(messageId, 60_000))).toBe(true);
  await work(adapter);
  expect(await rows()).toMatchObject([{ status: 'sent' }]);
});

it('the staff can send a message again, unless it is useless by then', async () => {
  receiver.answers.push(400, 200, 400);
  const adapter = adapterFor([secret], true);
  const messageId = await put(adapter);
  await work(adapter);
  expect(await transaction(() => sendAgain(messageId, 60_000))).toBe(true);
  await work(adapter);
  expect(await rows()).toMatchObject([{ status: 'sent' }]);
  const code = await put();
  await work();
  expect(await transaction(() => sendAgain(code, 60_000))).toBe(false);
});

it('during a rotation a receiver with either secret accepts, and the old one decrypts waiting messages', async () => {
  await put(adapterFor(['the-secret-of-last-year-01']));
  await work(adapterFor([secret, 'the-secret-of-last-year-01']));
  const [first] = receiver.received;
  const verifyWith = (own: string) => () =>
    new Webhook(own, { format: 'raw' }).verify(first?.body ?? '', headersOf(first));
  expect(verifyWith(secret)).not.toThrow();
  expect(verifyWith('the-secret-of-last-year-01')).not.toThrow();
  expect(verifyWith('the-secret-of-a-stranger-1')).toThrow();
  await put(adapterFor(['the-secret-of-last-year-01']));
  await work();
  expect(await rows()).toContainEqual(
    expect.objectContaining({ status: 'failed', last_failure: 'sealed with another secret' }),
  );
});

it('the first report of a carrier counts, even if it arrives before the carrier’s response', async () => {
  const messageId = await put();
  expect(await noteReport('sms', { messageId, status: 'delivered' })).toBe(true);
  expect(await noteReport('sms', { messageId, status: 'failed' })).toBe(true);
  expect(await rows()).toMatchObject([{ status: 'delivered', body: null }]);
  expect(await noteReport('payout', { messageId, status: 'failed' })).toBe(false);
});
