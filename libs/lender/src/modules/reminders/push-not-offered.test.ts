import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { pushSetting, savePushSubscription } from '@clearloan/reminders/contract';
import { portsOf } from '../../configuration/ports';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, testParties, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender({ ports: portsOf(testParties) });
});
afterAll(() => lender.stop());

it('a lender without push keys offers no push, and rejects a subscription', async () => {
  const own = { sessionId: await logInForTest() };
  expect((await lender.call(pushSetting, {}, own)).value()).toEqual({ publicKey: undefined });
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/a',
    p256dh: 'B'.repeat(87),
    auth: 'A'.repeat(22),
  };
  const { code } = await lender.call(savePushSubscription, subscription, { ...own, key: randomUUID() });
  expect(code).toBe(codes.notAllowedNow);
});
