import { codes } from '@clearloan/api-client/declare';
import {
  passkeyChallenge,
  passkeyList,
  removePasskey,
  savePasskey,
  startPasskey,
} from '@clearloan/session/contract';
import { sql } from 'drizzle-orm';
import { autocommit } from '../../platform/database/connection';
import { codeFor, logInBySms } from '../../testing/borrower-for-test';
import { passkeyDevice, type PasskeyDevice } from '../../testing/passkey-device';
import { deviceOf, startOf } from '../../testing/passkey-owner';
import { startTestLender, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
let lastPhone = 81_244_000_000;
beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

async function newBorrower() {
  const phone = `+62${String((lastPhone += 1))}`;
  return { phone, sessionId: (await logInBySms(lender, phone)).sessionId };
}
type Who = Awaited<ReturnType<typeof newBorrower>>;
const listed = async (who: Who) => (await lender.call(passkeyList, {}, who)).value().list;
const save = async (who: Who, made: ReturnType<PasskeyDevice['make']>) =>
  (await lender.call(savePasskey, made, who)).code;

describe('adding a passkey', () => {
  it('needs a code, and shows where it was added', async () => {
    const who = await newBorrower();
    const begin = (smsCode: string) => lender.call(startPasskey, { smsCode }, who);
    expect((await begin('000000')).code).toBe(codes.codeExpired);
    const smsCode = await codeFor(lender, who.phone, 'passkey', who);
    const { challenge, ...start } = (await begin(smsCode)).value();
    expect(start).toMatchObject({ rpId: 'loans.example', validFor: 300, credentialIds: [] });
    expect(start.userName).toMatch(/••••/);
    expect((await begin(smsCode)).code).toBe(codes.codeExpired);
    const android = {
      'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36',
    };
    const device = passkeyDevice();
    const added = await lender.call(savePasskey, device.make(challenge), { ...who, headers: android });
    const [passkey, ...others] = await listed(who);
    expect(others).toEqual([]);
    expect(passkey).toMatchObject({ ...added.value(), name: 'Chrome on Android' });
    expect(passkey?.usedAt).toBeUndefined();
    expect((await startOf(lender, who)).credentialIds).toEqual([device.credentialId]);
  });

  it('is refused without a login, and with a code for another purpose', async () => {
    const who = await newBorrower();
    expect((await lender.call(startPasskey, { smsCode: '246810' })).code).toBe(codes.sessionExpired);
    const smsCode = await codeFor(lender, who.phone, 'sessions', who);
    expect((await lender.call(startPasskey, { smsCode }, who)).code).toBe(codes.codeExpired);
  });

  it('uses its challenge once, for its borrower, and for five minutes', async () => {
    const [who, other] = [await newBorrower(), await newBorrower()];
    const { challenge } = await startOf(lender, who);
    const made = passkeyDevice().make(challenge);
    expect(await save(other, made)).toBe(codes.codeExpired);
    expect(await save(who, made)).toBe(0);
    expect(await save(who, passkeyDevice().make(challenge))).toBe(codes.codeExpired);
    const late = await startOf(lender, who);
    await autocommit().execute(sql`update passkey_challenges set expires_at = now() - interval '1 second'`);
    expect(await save(who, passkeyDevice().make(late.challenge))).toBe(codes.codeExpired);
    expect(await listed(who)).toHaveLength(1);
  });

  it.each([
    ['another challenge', (device: PasskeyDevice) => device.make('A'.repeat(43))],
    [
      'another origin',
      (device, challenge) => device.make(challenge, { origin: 'https://loans.example.net' }),
    ],
    ['another domain', (device, challenge) => device.make(challenge, { rpId: 'example.net' })],
    ['an unverified user', (device, challenge) => device.make(challenge, { isVerified: false })],
    [
      'certificates, whose addresses nobody opens',
      (device, challenge) => device.make(challenge, {}, { x5c: [] }),
    ],
    ['a signature for a key', (device, challenge) => ({ ...device.make(challenge), attestation: 'oA' })],
  ] satisfies [string, (device: PasskeyDevice, challenge: string) => ReturnType<PasskeyDevice['make']>][])(
    'rejects %s',
    async (_what, make) => {
      const who = await newBorrower();
      const { challenge } = await startOf(lender, who);
      expect(await save(who, make(passkeyDevice(), challenge))).toBe(codes.wrongCode);
      expect(await listed(who)).toEqual([]);
    },
  );

  it('does not take the key of another borrower’s passkey, and at most ten', async () => {
    const [who, other] = [await newBorrower(), await newBorrower()];
    const device = await deviceOf(lender, other);
    expect(await save(who, device.make((await startOf(lender, who)).challenge))).toBe(codes.wrongCode);
    for (let added = 0; added < 10; added += 1) await deviceOf(lender, who);
    const smsCode = await codeFor(lender, who.phone, 'passkey', who);
    expect((await lender.call(startPasskey, { smsCode }, who)).code).toBe(codes.notAllowedNow);
  });
});

describe('removing a passkey', () => {
  it('removes the borrower’s own at once, without a code [promise: passkey-removed]', async () => {
    const [who, other] = [await newBorrower(), await newBorrower()];
    const { passkeyId } = await deviceOf(lender, who);
    await deviceOf(lender, who);
    expect((await lender.call(removePasskey, { passkeyId }, other)).code).toBe(codes.notFound);
    expect((await lender.call(removePasskey, { passkeyId: 'nothing' }, who)).code).toBe(codes.notFound);
    expect((await lender.call(removePasskey, { passkeyId }, who)).value()).toEqual({ left: 1 });
    expect((await lender.call(removePasskey, { passkeyId }, who)).code).toBe(codes.notFound);
    expect(await listed(who)).toHaveLength(1);
  });
});

describe('a challenge to sign', () => {
  const request = { type: 'confirm', subject: '["an order"]' } as const;

  it('names the borrower’s passkeys; without one there is none', async () => {
    const who = await newBorrower();
    expect((await lender.call(passkeyChallenge, request, who)).code).toBe(codes.notAllowedNow);
    const { credentialId } = await deviceOf(lender, who);
    const reply = (await lender.call(passkeyChallenge, request, who)).value();
    expect(reply).toMatchObject({ credentialIds: [credentialId], rpId: 'loans.example', validFor: 300 });
    expect(reply.challenge).toHaveLength(43);
  });
});
