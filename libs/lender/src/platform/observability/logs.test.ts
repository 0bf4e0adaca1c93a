import { randomUUID } from 'node:crypto';
import { passwordLogin, smsCodeLogin } from '@clearloan/auth/contract';
import { sendSmsCode, userInfo } from '@clearloan/session/contract';
import { orderList } from '@clearloan/loan-view/contract';
import { samplePerson } from '../../modules/certification/sample-card';
import { newReference, runningLoan } from '../../core/payments/testing/running-loan';
import { messagesTo } from '../../testing/text-messages';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { jobAnswers, personalAnswers, twoContacts, verifiedForTest } from '../../testing/verified-borrower';
import { createLogger } from '../../run-lender';

const lines: string[] = [];
let lender: TestLender;
beforeAll(async () => {
  const settings = { service: 'clearloan-lender', version: '1.2.3', level: 'info' } as const;
  const log = createLogger(settings, { write: (line) => void lines.push(line) });
  lender = await startTestLender({}, undefined, log);
});
afterAll(() => lender.stop());

/** Returns the given texts of a borrower that are in the log. */
const found = (words: readonly string[], log = lines.join('\n')) =>
  words.filter((word) => log.toLowerCase().includes(word.toLowerCase()));

it('no log line of a journey contains a phone number, name, account, code or session id', async () => {
  const phone = '+6281298765432';
  (await lender.call(sendSmsCode, { phone, type: 'login' })).value();
  const [message] = await messagesTo(phone);
  const code = message?.code ?? 'none';
  const { sessionId } = (await lender.call(smsCodeLogin, { username: phone, smsCode: code })).value();
  const verified = await verifiedForTest(lender, '+6281298765433', '1234567801');
  (await lender.call(userInfo, {}, { sessionId: verified })).value();
  await lender.call(orderList, { orderType: 'all' }, { sessionId: 'a-session-that-is-not-there' });
  await lender.call(passwordLogin, { username: phone, password: 'correct-horse-9' });
  const loan = await runningLoan(lender);
  const utr = newReference();
  (await loan.askCode({})).value();
  (await loan.sendReference(utr)).value();
  const secrets = [
    ...[phone.slice(3), '81298765433', code, sessionId, verified, utr, '1234567801'],
    ...[samplePerson.name, samplePerson.idNumber, personalAnswers.residentaddress ?? '', 'correct-horse'],
    ...[String(jobAnswers.company_name), ...twoContacts.flatMap(({ name, mobile }) => [name, mobile])],
    ...['a-session-that-is-not-there', loan.borrower.sessionId],
  ];
  expect(lines.length).toBeGreaterThan(15);
  expect(found(secrets)).toEqual([]);
});

it('a line with a phone number is detected', () => {
  expect(found(['81298765432'], '{"path":"/api/x?phone=+6281298765432"}')).toEqual(['81298765432']);
});

it('a log line has the time, the level, the service, the version and the event', async () => {
  lines.length = 0;
  await lender.call(orderList, { orderType: 'all' }, { sessionId: randomUUID() });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      at: expect.stringMatching(/^\d{4}-/) as unknown,
      level: 'info',
      service: 'clearloan-lender',
      version: '1.2.3',
      path: '/api/v3/personal-center/order-list',
      status: 200,
      code: -1,
      event: 'no live session',
    }),
  ]);
});

it('lines below the level are omitted, and failures are errors', () => {
  const written: string[] = [];
  const log = createLogger(
    { service: 's', version: '1', level: 'warn' },
    {
      write: (line) => void written.push(line),
    },
  );
  log({ ready: 'yes' });
  log({ warning: 'low on paper' });
  log({ error: 'RangeError' });
  expect(written.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['warn', 'error']);
});
