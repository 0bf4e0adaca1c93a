import { codes } from '@clearloan/api-client/declare';
import { passkeyChallenge, passkeyList, startPasskey } from '@clearloan/session/contract';
import { codeFor, logInBySms } from '../../testing/borrower-for-test';
import { startTestLender, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender({ passkeyOrigin: undefined });
});
afterAll(() => lender.stop());

it('a lender without an origin for passkeys adds none, and signs with codes only', async () => {
  const phone = '+6281245000001';
  const { sessionId } = await logInBySms(lender, phone);
  const smsCode = await codeFor(lender, phone, 'passkey', { sessionId });
  const refused = { code: codes.notAllowedNow, message: 'Passkeys aren’t available. Use a code.' };
  expect(await lender.call(startPasskey, { smsCode }, { sessionId })).toMatchObject(refused);
  const challenge = { type: 'confirm', subject: '[]' } as const;
  expect(await lender.call(passkeyChallenge, challenge, { sessionId })).toMatchObject(refused);
  expect((await lender.call(passkeyList, {}, { sessionId })).value()).toEqual({ list: [] });
});
