import { codes } from '@clearloan/api-client/declare';
import { sql } from 'drizzle-orm';
import { autocommit, db, transaction } from '../../platform/database/connection';
import { Refused } from '../../platform/context/refusal';
import { sizes } from '../../testing/sizes';
import { openTestDatabase } from '../../testing/test-database';
import { consumeCode, expireCodes, storeCode } from './codes';
import { codeGuesses, smsCodes } from '../../platform/database/schema/borrowers';

let close: () => Promise<void>;
const sent = { phone: '+6281234567890', purpose: 'login', code: '482913' } as const;

beforeAll(async () => {
  ({ close } = await openTestDatabase());
});
beforeEach(() => autocommit().delete(smsCodes));
afterAll(() => close());

/** The result of a guess: 'in', or the error code. */
const guess = (code: string, changes: object = {}) =>
  transaction(() => consumeCode({ ...sent, ...changes, code })).then(
    () => 'in' as const,
    (error: unknown) => {
      if (error instanceof Refused) return error.code;
      throw error;
    },
  );

const inParallel = (code: string) =>
  Promise.all(Array.from({ length: sizes.parallelGuesses }, () => guess(code)));
const guessesCounted = async () => (await db().select().from(codeGuesses))[0]?.guesses;

it('the right code works once', async () => {
  await transaction(() => storeCode(sent, '127.0.0.1'));
  expect(await guess(sent.code)).toBe('in');
  expect(await guess(sent.code)).toBe(codes.codeExpired);
});

it('a wrong code reports the tries left, and the fifth locks the code', async () => {
  await transaction(() => storeCode(sent, '127.0.0.1'));
  const left: unknown[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await consumeCode({ ...sent, code: '000000' }).catch((error: unknown) => {
      left.push(error instanceof Refused && error.details.triesLeft);
    });
  }
  expect(left).toEqual([4, 3, 2, 1]);
  expect(await guess('000000')).toBe(codes.codeLocked);
  expect(await guess(sent.code)).toBe(codes.codeLocked);
});

it('at most five guesses are checked, however many arrive at once', async () => {
  await transaction(() => storeCode(sent, '127.0.0.1'));
  const outcomes = await inParallel('000000');
  expect(outcomes.filter((outcome) => outcome === codes.wrongCode)).toHaveLength(4);
  expect(await guessesCounted()).toBe(5);
  expect(await guess(sent.code)).toBe(codes.codeLocked);
});

it('one of many concurrent requests with the right code succeeds', async () => {
  await transaction(() => storeCode(sent, '127.0.0.1'));
  const outcomes = await inParallel(sent.code);
  expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(1);
});

it('a code for another purpose or another number is rejected', async () => {
  await transaction(() => storeCode(sent, '127.0.0.1'));
  expect(await guess(sent.code, { purpose: 'confirm' })).toBe(codes.codeExpired);
  expect(await guess(sent.code, { phone: '+6281234567891' })).toBe(codes.codeExpired);
});

it('a code expires after five minutes, and when another is sent [promise: code-life, code-last]', async () => {
  await transaction(() => storeCode(sent, '127.0.0.1'));
  await autocommit().execute(sql`update sms_codes set expires_at = now() - interval '1 second'`);
  expect(await guess(sent.code)).toBe(codes.codeExpired);
  await transaction(() => storeCode({ ...sent, code: '111222' }, '127.0.0.1'));
  expect(await guess(sent.code)).toBe(codes.wrongCode);
  expect(await guess('111222')).toBe('in');
});

it('a code expires when the staff ends it, and codes of other numbers stay valid', async () => {
  const other = { ...sent, phone: '+6281234567892' };
  await transaction(async () => {
    await storeCode(sent, '127.0.0.1');
    await storeCode(other, '127.0.0.1');
  });
  expect(await transaction(() => expireCodes(sent.phone))).toBeGreaterThan(0);
  expect(await transaction(() => expireCodes(sent.phone))).toBe(0);
  expect(await guess(sent.code)).toBe(codes.codeExpired);
  expect(await guess(other.code, { phone: other.phone })).toBe('in');
});

it('a wrong guess counts even when its transaction rolls back, and a right one is usable again', async () => {
  await transaction(() => storeCode(sent, '127.0.0.1'));
  const undone = transaction(async () => {
    await consumeCode(sent);
    throw new Error('the loan changed meanwhile');
  });
  await expect(undone).rejects.toThrow('the loan changed');
  expect(await guessesCounted()).toBe(1);
  expect(await guess(sent.code)).toBe('in');
});

it('no code is stored in plain text', async () => {
  await transaction(() => storeCode(sent, '127.0.0.1'));
  expect(JSON.stringify(await db().select().from(smsCodes))).not.toContain(sent.code);
});
