import { codes } from '@clearloan/api-client/declare';
import { sendSmsCode, sendVoiceCode } from '@clearloan/session/contract';
import { sql } from 'drizzle-orm';
import { autocommit } from '../../platform/database/connection';
import { messagesTo } from '../../testing/text-messages';
import { startTestLender, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender({ isLimited: true });
});
beforeEach(() => autocommit().execute(sql`with counted as (delete from rate_limits) delete from sms_codes`));
afterAll(() => lender.stop());

const minutePasses = () =>
  autocommit().execute(sql`update sms_codes set sent_at = sent_at - interval '1 minute'`);
const ask = (phone: string) => lender.call(sendSmsCode, { phone, type: 'login' });

it('a phone number gets five codes an hour, then a wait time', async () => {
  for (let sent = 0; sent < 5; sent += 1) {
    (await ask('+6281234567890')).value();
    await minutePasses();
  }
  const sixth = await ask('+6281234567890');
  expect(sixth.code).toBe(codes.tooMany);
  const { retryAfter } = sixth.raw as { retryAfter: number };
  expect(retryAfter).toBeGreaterThan(50 * 60);
  expect(retryAfter).toBeLessThanOrEqual(55 * 60);
});

it('an address requests at most twenty codes an hour, for any number of phones', async () => {
  for (let sent = 0; sent < 20; sent += 1) (await ask(`+62812345600${10 + sent}`)).value();
  expect((await ask('+6281234560099')).code).toBe(codes.tooMany);
});

it('concurrent requests for a code send one', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask('+6281234567891')));
  expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1);
});

it('a voice call counts like a message: five an hour together, one a minute [promise: code-call]', async () => {
  const phone = '+6281234567892';
  for (const endpoint of [sendSmsCode, sendVoiceCode, sendVoiceCode, sendSmsCode, sendVoiceCode]) {
    (await lender.call(endpoint, { phone, type: 'login' })).value();
    expect((await lender.call(sendVoiceCode, { phone, type: 'login' })).code).toBe(codes.tooMany);
    await minutePasses();
  }
  expect((await lender.call(sendVoiceCode, { phone, type: 'login' })).code).toBe(codes.tooMany);
  expect((await ask(phone)).code).toBe(codes.tooMany);
  const sent = (await messagesTo(phone)).map(({ code }) => code);
  expect(sent.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(sent).size).toBeGreaterThan(1);
});
