import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { passwordLogin, resetPassword, smsCodeLogin } from '@clearloan/auth/contract';
import { categoryList } from '@clearloan/bookkeeping/contract';
import { uploadProblemImage } from '@clearloan/complaints/contract';
import { saveReminder } from '@clearloan/reminders/contract';
import { ownerOfEverything, type Owner } from '../../attacks/testing/owner';
import { plainBorrower } from '../../core/lending/testing/certified-borrower';
import { codeFor } from '../../testing/borrower-for-test';
import { sizes } from '../../testing/sizes';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { perMinute } from './limits';

jest.setTimeout(600_000);

/** A real lender with its default limits. */
let lender: TestLender;
let anna: Owner;
beforeAll(async () => {
  lender = await startTestLender({ isLimited: true });
  anna = await ownerOfEverything(lender);
});
afterAll(() => lender.stop());

interface Answered {
  readonly code: unknown;
  readonly message: unknown;
  readonly raw: unknown;
}

/** Sends the allowed number of requests and one more. @returns the last response */
async function onceTooOften(times: number, call: () => Promise<Answered>): Promise<Answered> {
  for (let count = 0; count < times; count += 1) expect((await call()).code).not.toBe(codes.tooMany);
  return call();
}

const toldToWait = {
  code: codes.tooMany,
  message: expect.stringMatching(/^[A-Z].+\.$/) as string,
  raw: { retryAfter: expect.any(Number) as number },
};

it('a borrower who takes a loan, pays, keeps a book and reports a problem in a minute hits no limit', () => {
  expect(Object.values(anna.own).every((id) => id !== '')).toBe(true);
});

it('the eleventh picture of a minute is rejected', async () => {
  const { sessionId } = await plainBorrower('+6281234700001');
  const send = () =>
    lender.call(uploadProblemImage, { file: anna.file, uploadId: randomUUID() }, { sessionId });
  expect(await onceTooOften(perMinute.upload, send)).toMatchObject(toldToWait);
});

it('the 31st write and the 301st read of a minute are rejected, for this borrower only', async () => {
  const { sessionId } = await plainBorrower('+6281234700002');
  const note = { productName: 'Rent', amount: 5000, repayTime: '2026-12-01', cycle: 'monthly' } as const;
  const save = () =>
    lender.call(
      saveReminder,
      { ...note, id: randomUUID(), updated_at: new Date().toISOString() },
      { sessionId, key: randomUUID() },
    );
  expect(await onceTooOften(perMinute.write, save)).toMatchObject(toldToWait);
  const read = () => lender.call(categoryList, { book_type: 'expense' }, { sessionId });
  expect(await onceTooOften(perMinute.read, read)).toMatchObject(toldToWait);
  expect((await lender.call(categoryList, { book_type: 'expense' }, anna)).code).toBe(0);
});

describe('an attacker who guesses', () => {
  const phone = '+6281234700003';
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  it('gets at most five tries for a password-reset code, and then not even the right one works', async () => {
    await plainBorrower(phone);
    const code = await codeFor(lender, phone, 'reset');
    const guess = (smsCode: string) =>
      lender.call(resetPassword, { phone, smsCode, password: 'a quiet harbour' });
    const answers = await Promise.all(
      Array.from({ length: sizes.parallelGuesses }, () => guess(wrong(code))),
    );
    const received = answers.map((answer) => answer.code);
    expect(received.filter((each) => each === codes.wrongCode)).toHaveLength(4);
    expect(received.filter((each) => each !== codes.tooMany).length).toBeLessThanOrEqual(perMinute.login);
    expect([codes.codeLocked, codes.tooMany]).toContain((await guess(code)).code);
  });

  it('must then wait with every way to log in', async () => {
    expect(await lender.call(passwordLogin, { username: phone, password: 'guessed' })).toMatchObject(
      toldToWait,
    );
    expect(await lender.call(smsCodeLogin, { username: phone, smsCode: '123456' })).toMatchObject(toldToWait);
  });
});
