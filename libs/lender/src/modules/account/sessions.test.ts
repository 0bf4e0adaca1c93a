import { codes } from '@clearloan/api-client/declare';
import { endSessions, sessionList } from '@clearloan/account/contract';
import { smsCodeLogin } from '@clearloan/auth/contract';
import { sendSmsCode, userInfo } from '@clearloan/session/contract';
import { sql } from 'drizzle-orm';
import { autocommit } from '../../platform/database/connection';
import { codeFor, logInBySms } from '../../testing/borrower-for-test';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
let lastPhone = 81_239_000_000;
beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

const android = {
  headers: { 'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36' },
};
const isLive = async (sessionId: string) => (await lender.call(userInfo, {}, { sessionId })).code === 0;
const listed = async (sessionId: string) => (await lender.call(sessionList, {}, { sessionId })).value().list;
const idOf = async (sessionId: string) =>
  (await listed(sessionId)).find(({ isCurrent }) => isCurrent)?.deviceId ?? '';

/** A borrower with three live sessions. */
async function threeDevices() {
  const phone = `+62${String((lastPhone += 1))}`;
  const own = (await logInBySms(lender, phone)).sessionId;
  const others = [await logInForTest(phone), await logInForTest(phone)] as const;
  return { phone, own, others };
}

it('a borrower sees each device with its browser, this one first, and never a session id [promise: device-listed]', async () => {
  const phone = `+62${String((lastPhone += 1))}`;
  await logInForTest(phone);
  const smsCode = await codeFor(lender, phone, 'login');
  const { sessionId } = (await lender.call(smsCodeLogin, { username: phone, smsCode }, android)).value();
  const list = await listed(sessionId);
  expect(list).toHaveLength(2);
  expect(list[0]).toMatchObject({ browser: 'chrome', system: 'android', isCurrent: true, isShared: false });
  expect(list[1]).toMatchObject({ browser: 'other', isCurrent: false });
  expect(JSON.stringify(list)).not.toContain(sessionId);
});

it('a borrower logs one device out with a code, and the others stay [promise: device-ended]', async () => {
  const { phone, own, others } = await threeDevices();
  const [lost, kept] = others;
  const deviceId = await idOf(lost);
  const smsCode = await codeFor(lender, phone, 'sessions', { sessionId: own });
  expect((await lender.call(endSessions, { deviceId, smsCode }, { sessionId: own })).value()).toEqual({
    ended: 1,
  });
  expect([await isLive(own), await isLive(lost), await isLive(kept)]).toEqual([true, false, true]);
});

it('a borrower logs all other devices out, and stays logged in', async () => {
  const { phone, own, others } = await threeDevices();
  const smsCode = await codeFor(lender, phone, 'sessions', { sessionId: own });
  expect((await lender.call(endSessions, { smsCode }, { sessionId: own })).value()).toEqual({ ended: 2 });
  expect([await isLive(own), await isLive(others[0]), await isLive(others[1])]).toEqual([true, false, false]);
});

it('a wrong code, a code for another purpose and a missing code log no device out', async () => {
  const { phone, own, others } = await threeDevices();
  const end = async (smsCode: string) =>
    (await lender.call(endSessions, { smsCode }, { sessionId: own })).code;
  const forDelay = await codeFor(lender, phone, 'delay', { sessionId: own });
  expect(await end(forDelay)).toBe(codes.codeExpired);
  const right = await codeFor(lender, phone, 'sessions', { sessionId: own });
  expect(await end(right === '000000' ? '111111' : '000000')).toBe(codes.wrongCode);
  expect([await isLive(others[0]), await isLive(others[1])]).toEqual([true, true]);
});

it('the code is sent to the borrower’s own number, and without a login none is sent', async () => {
  expect((await lender.call(sendSmsCode, { phone: '+6281239999999', type: 'sessions' })).code).toBe(
    codes.sessionExpired,
  );
});

it('this device, another borrower’s device and an ended session cannot be logged out here', async () => {
  const { phone, own } = await threeDevices();
  const stranger = await threeDevices();
  const end = async (deviceId: string) => {
    await autocommit().execute(sql`update sms_codes set sent_at = sent_at - interval '1 minute'`);
    const smsCode = await codeFor(lender, phone, 'sessions', { sessionId: own });
    return (await lender.call(endSessions, { deviceId, smsCode }, { sessionId: own })).code;
  };
  expect(await end(await idOf(own))).toBe(codes.notAllowedNow);
  expect(await end(await idOf(stranger.own))).toBe(codes.notFound);
  expect(await end('no-such-device')).toBe(codes.notFound);
  expect(await isLive(stranger.own)).toBe(true);
});

it('an expired session is not listed', async () => {
  const { own, others } = await threeDevices();
  await autocommit().execute(
    sql`update sessions set seen_at = now() - interval '61 minutes' where device_id = ${await idOf(others[0])}`,
  );
  expect(await listed(own)).toHaveLength(2);
});
