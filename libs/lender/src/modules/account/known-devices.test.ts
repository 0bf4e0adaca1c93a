import { codes, deviceTokenForm, deviceTokenHeader } from '@clearloan/api-client/declare';
import { changePhone, deleteUser, endSessions, sessionList } from '@clearloan/account/contract';
import { resetPassword, smsCodeLogin } from '@clearloan/auth/contract';
import { logout, sendSmsCode } from '@clearloan/session/contract';
import { eq, sql } from 'drizzle-orm';
import { findKnownDevice, knownDeviceRules, removeUnusedDevices } from '../../platform/context/known-devices';
import { autocommit, db, transaction } from '../../platform/database/connection';
import { knownDevices } from '../../platform/database/schema/known-devices';
import { smsCodes } from '../../platform/database/schema/borrowers';
import { codeFor, logInBySms } from '../../testing/borrower-for-test';
import { startTestLender, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
let lastPhone = 81_233_000_000;
beforeAll(async () => {
  lender = await startTestLender();
});
beforeEach(() => autocommit().execute(sql`delete from sms_codes`));
afterAll(() => lender.stop());

const newPhone = () => `+62${String((lastPhone += 1))}`;
const minutePasses = () =>
  autocommit().execute(sql`update sms_codes set sent_at = sent_at - interval '1 minute'`);
const withToken = (token: string) => ({ headers: { [deviceTokenHeader]: token } });
const isKnown = async (token: string) => (await findKnownDevice(token)) !== undefined;
const listed = async (sessionId: string) => (await lender.call(sessionList, {}, { sessionId })).value().list;

/** Logs in on a new device. */
async function logInAnew(phone: string) {
  await minutePasses();
  const { sessionId, deviceToken = '' } = await logInBySms(lender, phone);
  return { sessionId, token: deviceToken };
}

/** A borrower with two devices. */
async function twoDevices() {
  const phone = newPhone();
  return { phone, own: await logInAnew(phone), other: await logInAnew(phone) };
}

it('a device gets a token at its first login, and only its hash is stored', async () => {
  const { phone, own, other } = await twoDevices();
  expect(own.token).toMatch(deviceTokenForm);
  expect(own.token).not.toBe(other.token);
  expect(JSON.stringify(await db().select().from(knownDevices))).not.toContain(own.token);
  await minutePasses();
  const again = await logInBySms(lender, phone, withToken(own.token));
  expect(again.deviceToken).toBeUndefined();
  expect(await isKnown(own.token)).toBe(true);
});

it('the token logs nobody in', async () => {
  const { phone, own } = await twoDevices();
  const guess = (smsCode: string) =>
    lender.call(smsCodeLogin, { username: phone, smsCode }, withToken(own.token));
  expect((await guess('000000')).code).toBe(codes.codeExpired);
  expect((await lender.call(sessionList, {}, withToken(own.token))).code).toBe(codes.sessionExpired);
});

it.each(['', 'short', 'a'.repeat(33), 'a'.repeat(5000), `${'a'.repeat(31)}'`, '../'.repeat(11)])(
  'the unusable token %j counts as none',
  async (token) => {
    const phone = newPhone();
    expect((await logInBySms(lender, phone, withToken(token))).deviceToken).toMatch(deviceTokenForm);
  },
);

it('the token of another borrower counts as none', async () => {
  const attacker = await logInAnew(newPhone());
  const { phone } = await twoDevices();
  await minutePasses();
  await codeFor(lender, phone, 'login', withToken(attacker.token));
  const sent = await db().select().from(smsCodes).where(eq(smsCodes.phone, phone));
  expect(sent.every(({ requester }) => requester.startsWith('network '))).toBe(true);
});

it('a shared device gets no token, and a known one that becomes shared loses its own', async () => {
  const { phone, own } = await twoDevices();
  const logInShared = async (how: object) => {
    await minutePasses();
    const smsCode = await codeFor(lender, phone, 'login', how);
    return (await lender.call(smsCodeLogin, { username: phone, smsCode, sharedPhone: true }, how)).value();
  };
  expect((await logInShared({})).deviceToken).toBeUndefined();
  expect((await logInShared(withToken(own.token))).deviceToken).toBeUndefined();
  expect(await isKnown(own.token)).toBe(false);
});

it('a logout keeps the device known, and the borrower sees and forgets it elsewhere [promise: device-recognised]', async () => {
  const { phone, own, other } = await twoDevices();
  (await lender.call(logout, {}, { sessionId: other.sessionId })).value();
  expect(await isKnown(other.token)).toBe(true);
  const [current, known, ...more] = await listed(own.sessionId);
  expect([current?.isCurrent, current?.isLoggedIn, more]).toEqual([true, true, []]);
  expect(known).toMatchObject({ isCurrent: false, isLoggedIn: false });
  const smsCode = await codeFor(lender, phone, 'sessions', own);
  const ending = { deviceId: known?.deviceId, smsCode };
  expect((await lender.call(endSessions, ending, own)).value()).toEqual({ ended: 1 });
  expect([await isKnown(own.token), await isKnown(other.token)]).toEqual([true, false]);
  expect(await listed(own.sessionId)).toHaveLength(1);
});

it('a borrower cannot forget the device of another one', async () => {
  const [mine, theirs] = [await twoDevices(), await twoDevices()];
  (await lender.call(logout, {}, { sessionId: theirs.other.sessionId })).value();
  const deviceId = (await listed(theirs.own.sessionId))[1]?.deviceId;
  const smsCode = await codeFor(lender, mine.phone, 'sessions', mine.own);
  expect((await lender.call(endSessions, { deviceId, smsCode }, mine.own)).code).toBe(codes.notFound);
  expect(await isKnown(theirs.other.token)).toBe(true);
});

/** What happens, and which of the two devices stay known. */
type Phones = Awaited<ReturnType<typeof twoDevices>>;
const events: readonly (readonly [string, (phones: Phones) => Promise<unknown>, readonly boolean[]])[] = [
  [
    'the end of one session',
    async ({ phone, own, other }) => {
      const [, listedOther] = await listed(own.sessionId);
      const smsCode = await codeFor(lender, phone, 'sessions', own);
      await lender.call(endSessions, { deviceId: listedOther?.deviceId, smsCode }, own);
      return other;
    },
    [true, false],
  ],
  [
    'the end of all other sessions',
    async ({ phone, own }) =>
      lender.call(endSessions, { smsCode: await codeFor(lender, phone, 'sessions', own) }, own),
    [true, false],
  ],
  [
    'a new password set on an unknown device',
    async ({ phone }) =>
      lender.call(resetPassword, {
        phone,
        password: 'a quiet harbour',
        smsCode: await codeFor(lender, phone, 'reset'),
      }),
    [false, false],
  ],
  [
    'a new password set on the first device',
    async ({ phone, own }) => {
      const smsCode = await codeFor(lender, phone, 'reset', withToken(own.token));
      const request = { phone, smsCode, password: 'a quiet harbour' };
      return lender.call(resetPassword, request, withToken(own.token));
    },
    [true, false],
  ],
  [
    'another number',
    async ({ phone, own }) => {
      const to = newPhone();
      const newCode = await codeFor(lender, to, 'newPhone', own);
      const smsCode = await codeFor(lender, phone, 'phone', own);
      return lender.call(changePhone, { phone: to, newCode, smsCode }, own);
    },
    [true, false],
  ],
  [
    'the deletion of the account',
    async ({ phone, own }) =>
      lender.call(deleteUser, { smsCode: await codeFor(lender, phone, 'delete', own) }, own),
    [false, false],
  ],
];

it.each(events)('after %s, the right devices are still known', async (_event, happen, known) => {
  const phones = await twoDevices();
  await happen(phones);
  expect([await isKnown(phones.own.token), await isKnown(phones.other.token)]).toEqual(known);
});

it('a device is forgotten after 180 days without a login, and an eleventh replaces the oldest', async () => {
  const phone = newPhone();
  const first = await logInAnew(phone);
  for (let count = 1; count <= knownDeviceRules.most; count += 1) await logInAnew(phone);
  expect(await isKnown(first.token)).toBe(false);
  const last = await logInAnew(phone);
  await autocommit().execute(sql`update known_devices set used_at = used_at - interval '181 days'`);
  expect(await isKnown(last.token)).toBe(false);
  await transaction(removeUnusedDevices);
  expect(await db().$count(knownDevices)).toBe(0);
});

it('a borrower’s code to a new number is not used up by the guesses of another borrower', async () => {
  const [mine, theirs, to] = [await twoDevices(), await twoDevices(), newPhone()];
  const newCode = await codeFor(lender, to, 'newPhone', mine.own);
  const smsCode = await codeFor(lender, mine.phone, 'phone', mine.own);
  (await lender.call(sendSmsCode, { phone: to, type: 'newPhone' }, theirs.own)).value();
  const wrong = newCode === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 5; guess += 1)
    await lender.call(changePhone, { phone: to, newCode: wrong, smsCode: wrong }, theirs.own);
  expect((await lender.call(changePhone, { phone: to, newCode, smsCode }, mine.own)).code).toBe(0);
});
