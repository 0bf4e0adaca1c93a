import { codes } from '@clearloan/api-client/declare';
import { emailAddress, removeEmail, saveEmail, sendEmailCode } from '@clearloan/account/contract';
import { userInfo } from '@clearloan/session/contract';
import { messageList } from '@clearloan/reminders/contract';
import { sql } from 'drizzle-orm';
import { autocommit } from '../../platform/database/connection';
import { certifiedBorrower, newPhone } from '../../core/lending/testing/certified-borrower';
import { walkWith } from '../../core/lending/testing/walk';
import { logInForTest } from '../../testing/log-in';
import { mailsTo } from '../../testing/mails';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { codeIn } from '../../testing/text-messages';

let lender: TestLender;
let limited: TestLender;
let addresses = 0;
beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

const newAddress = () => `Mira.${String((addresses += 1))}@example.com`;
const newSession = async () => ({ sessionId: await logInForTest(newPhone()) });
type Session = Awaited<ReturnType<typeof newSession>>;

async function codeFor(email: string, session: Session): Promise<string> {
  (await lender.call(sendEmailCode, { email }, session)).value();
  return codeIn((await mailsTo(email.replace('EXAMPLE', 'example')))[0]?.text ?? '');
}
async function save(email: string, session: Session) {
  const emailCode = await codeFor(email, session);
  return lender.call(saveEmail, { email, emailCode }, session);
}
const shown = async (session: Session) => (await lender.call(emailAddress, {}, session)).value().email;
const other = (code: string) => (code === '000000' ? '111111' : '000000');

it('a borrower saves an address with the code that was sent to it, and is told [promise: email-told]', async () => {
  const session = await newSession();
  expect(await shown(session)).toBeUndefined();
  const email = newAddress();
  expect((await save(email.replace('example', 'EXAMPLE'), session)).value()).toEqual({
    email: 'M•••@example.com',
  });
  expect(await shown(session)).toBe('M•••@example.com');
  const { data } = (await lender.call(userInfo, { full: true }, session)).value();
  expect(data).toMatchObject({ email });
  const [told] = (await lender.call(messageList, {}, session)).value().list;
  expect(told).toMatchObject({ kind: 'security', title: 'E-mail address saved' });
});

it('a wrong code, one of another address, one of another borrower and a used one save nothing', async () => {
  const [session, stranger] = [await newSession(), await newSession()];
  const [email, another] = [newAddress(), newAddress()];
  const emailCode = await codeFor(email, session);
  const refused = async (request: { email: string; emailCode: string }, who = session) =>
    lender.call(saveEmail, request, who);
  expect(await refused({ email, emailCode: other(emailCode) })).toMatchObject({
    code: codes.wrongCode,
    raw: { field: 'emailCode', triesLeft: 4 },
  });
  expect((await refused({ email: another, emailCode })).code).toBe(codes.codeExpired);
  expect((await refused({ email, emailCode }, stranger)).code).toBe(codes.codeExpired);
  expect(await shown(session)).toBeUndefined();
  expect((await refused({ email, emailCode })).code).toBe(0);
  expect((await refused({ email, emailCode })).code).toBe(codes.codeExpired);
});

it('a code is valid for five minutes and five tries', async () => {
  const session = await newSession();
  const [late, guessed] = [newAddress(), newAddress()];
  const lateCode = await codeFor(late, session);
  await autocommit().execute(sql`update sms_codes set expires_at = now() where purpose = 'email'`);
  expect((await lender.call(saveEmail, { email: late, emailCode: lateCode }, session)).code).toBe(
    codes.codeExpired,
  );
  const code = await codeFor(guessed, session);
  for (let tries = 0; tries < 5; tries += 1)
    await lender.call(saveEmail, { email: guessed, emailCode: other(code) }, session);
  expect((await lender.call(saveEmail, { email: guessed, emailCode: code }, session)).code).toBe(
    codes.codeLocked,
  );
});

it('two requests with one code save once', async () => {
  const session = await newSession();
  const email = newAddress();
  const request = { email, emailCode: await codeFor(email, session) };
  const both = await Promise.all([1, 2].map(() => lender.call(saveEmail, request, session)));
  expect(both.map(({ code }) => code).sort()).toEqual([0, codes.codeExpired]);
});

it('a change and a removal are told at the former address [promise: email-told]', async () => {
  const session = await newSession();
  const [first, second] = [newAddress(), newAddress()];
  (await save(first, session)).value();
  (await save(second, session)).value();
  expect((await mailsTo(first))[0]).toMatchObject({ subject: 'Your e-mail address was removed' });
  expect((await mailsTo(second)).map(({ subject }) => subject)).toEqual(['Your Clearloan code']);
  (await lender.call(removeEmail, {}, session)).value();
  (await lender.call(removeEmail, {}, session)).value();
  expect(await shown(session)).toBeUndefined();
  expect((await mailsTo(second)).map(({ subject }) => subject)).toEqual([
    'Your e-mail address was removed',
    'Your Clearloan code',
  ]);
});

it('an address that is no address is refused, and so is one that would add a recipient or a header', async () => {
  const session = await newSession();
  for (const email of [
    'mira',
    'mira@example',
    'a@example.com,b@example.com',
    'a@example.com\r\nBcc: b@x.org',
  ])
    expect(await lender.call(sendEmailCode, { email }, session).catch(() => 'unsendable')).toMatchObject({
      code: codes.badInput,
      raw: { field: 'email' },
    });
});

it('nothing that happens to a loan is sent by e-mail [promise: email-on-demand]', async () => {
  const borrower = await certifiedBorrower(newPhone());
  const email = newAddress();
  (await save(email, borrower)).value();
  await walkWith(lender, borrower).loan();
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your Clearloan code']);
});

describe('limits', () => {
  beforeAll(async () => {
    limited = await startTestLender({ isLimited: true });
  });
  afterAll(() => limited.stop());

  it('an address gets one code a minute, and a borrower sends five an hour', async () => {
    const session = await newSession();
    const send = (email: string) => limited.call(sendEmailCode, { email }, session);
    const email = newAddress();
    expect((await send(email)).code).toBe(0);
    expect((await send(email.toUpperCase())).code).toBe(codes.tooMany);
    for (let sent = 1; sent < 5; sent += 1) expect((await send(newAddress())).code).toBe(0);
    expect(await send(newAddress())).toMatchObject({ code: codes.tooMany });
  });
});
