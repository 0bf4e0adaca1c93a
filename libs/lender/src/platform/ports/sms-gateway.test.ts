import { codes } from '@clearloan/api-client/declare';
import { smsCodeLogin } from '@clearloan/auth/contract';
import { sendSmsCode, sendVoiceCode } from '@clearloan/session/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { portsOf } from '../../configuration/ports';
import { autocommit } from '../database/connection';
import { deliverTask } from '../outbox/deliver';
import { askConsole } from '../../testing/console-call';
import { callHook, sharedSecret, startFakeReceiver, type FakeReceiver } from '../../testing/fake-receiver';
import { runDueJobs } from '../../testing/run-jobs';
import { messagesTo } from '../../testing/text-messages';
import { smsGateway } from './sms-gateway';

let lender: TestLender;
let carrier: FakeReceiver;
beforeAll(async () => {
  carrier = await startFakeReceiver();
  const sms = { url: carrier.url, secrets: [sharedSecret] as const };
  lender = await startTestLender({ hasConsole: false, ports: { ...portsOf({}), sms } });
});
afterAll(async () => {
  await lender.stop();
  await carrier.stop();
});
beforeEach(() => {
  carrier.received.length = 0;
  carrier.answers.length = 0;
});

const work = () => {
  const { adapter } = smsGateway({ url: carrier.url, secrets: [sharedSecret] });
  return runDueJobs([deliverTask([adapter], (line) => void lender.log.push(line))]);
};
const wireSchema = v.object({
  id: v.string(),
  data: v.object({ phone: v.string(), text: v.string(), channel: v.picklist(['sms', 'voice']) }),
});
const lastSent = () => v.parse(wireSchema, JSON.parse(carrier.received.at(-1)?.body ?? '{}'));
const statusOf = async (messageId: string) =>
  (
    await autocommit().execute<{ status: string }>(
      sql`select status from outbox_messages where message_id = ${messageId}`,
    )
  ).rows[0]?.status;

it('a borrower logs in with a code sent through the carrier, and the lender stores none', async () => {
  const phone = '+6281234567890';
  (await lender.call(sendSmsCode, { phone, type: 'login' })).value();
  await work();
  const { data } = lastSent();
  expect(data).toMatchObject({ phone, channel: 'sms' });
  const [smsCode = ''] = /\d{6}/.exec(data.text) ?? [];
  expect((await lender.call(smsCodeLogin, { username: phone, smsCode })).code).toBe(codes.success);
  expect(await messagesTo(phone)).toEqual([]);
  expect((await askConsole(lender.address, '')).status).toBe(404);
});

it('a code requested as a voice call is read out by the carrier', async () => {
  (await lender.call(sendVoiceCode, { phone: '+6281234567891', type: 'login' })).value();
  await work();
  expect(lastSent().data.channel).toBe('voice');
});

it('a rejected request for a code sends nothing', async () => {
  const phone = '+6281234567892';
  (await lender.call(sendSmsCode, { phone, type: 'login' })).value();
  expect((await lender.call(sendSmsCode, { phone, type: 'login' })).code).toBe(codes.tooMany);
  await work();
  expect(carrier.received).toHaveLength(1);
});

it('the carrier’s signed report is stored; a forged, old, changed or unknown one is not', async () => {
  (await lender.call(sendSmsCode, { phone: '+6281234567893', type: 'login' })).value();
  await work();
  const messageId = lastSent().id;
  const report = { messageId, status: 'delivered' };
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const call = (event: unknown, how = {}) => callHook(lender.address, '/hooks/sms', event, how);
  expect((await call(report, { secret: 'secret-of-a-stranger-0001' })).status).toBe(401);
  expect((await call(report, { at: ago(6) })).status).toBe(401);
  expect((await call(report, { sent: JSON.stringify({ ...report, status: 'failed' }) })).status).toBe(401);
  expect(await statusOf(messageId)).toBe('sent');
  expect(await call(report)).toEqual({ status: 200, body: { outcome: 'delivered' } });
  expect(await call(report)).toEqual({ status: 200, body: { outcome: 'delivered' } });
  expect(await statusOf(messageId)).toBe('delivered');
  const unknown = { ...report, messageId: '00000000-0000-4000-8000-000000000000' };
  expect((await call(unknown)).status).toBe(404);
  expect(await call({ messageId, status: 'gone' })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('status') as unknown },
  });
});
