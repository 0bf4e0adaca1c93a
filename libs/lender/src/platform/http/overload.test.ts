import { codes, headerNames } from '@clearloan/api-client/declare';
import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { autocommit } from '../database/connection';
import type { TestBorrower } from '../../core/lending/testing/certified-borrower';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { codeOfRead, crowd, gather, sendWrite, whileWritesWait, writesOf, written } from './testing/crowd';

jest.setTimeout(600_000);

let lender: TestLender;
let borrowers: readonly TestBorrower[];
beforeAll(async () => {
  lender = await startTestLender({ isLimited: true });
  borrowers = await gather(crowd.borrowers);
});
beforeEach(() => autocommit().execute(sql`delete from reminders`));
afterAll(() => lender.stop());

it('writes that have to wait too long are refused with a time, and succeed once when sent again', async () => {
  const writes = writesOf(borrowers, crowd.writesEach);
  // Longer than a write may wait in line.
  const [, answers] = await Promise.all([
    whileWritesWait(() => wait(7_000)),
    wait(100).then(() => Promise.all(writes.map((each) => sendWrite(lender, each)))),
  ]);
  const refused = answers.filter(({ code }) => code !== codes.success);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, code, headers, raw } of refused)
    expect({ status, code, raw, after: headers.get(headerNames.retryAfter) }).toEqual({
      status: 200,
      code: codes.tooMany,
      raw: { retryAfter: 3 },
      after: '3',
    });
  expect(await written()).toBe(writes.length - refused.length);
  // As often as the lender asks for it, on a machine of any speed.
  let open = writes;
  while (open.length > 0) {
    const again = await Promise.all(
      open.map(async (each) => ({ each, code: (await sendWrite(lender, each)).code })),
    );
    expect([codes.success, codes.tooMany]).toEqual(expect.arrayContaining(again.map(({ code }) => code)));
    open = again.filter(({ code }) => code === codes.tooMany).map(({ each }) => each);
  }
  expect(await written()).toBe(writes.length);
});

it('borrowers read while writes wait', async () => {
  const [reader, ...writers] = borrowers as [TestBorrower, ...TestBorrower[]];
  const sent = await whileWritesWait(async () => {
    const answers = writesOf(writers, 1).map((each) => sendWrite(lender, each));
    await wait(500);
    expect(await codeOfRead(lender, reader)).toBe(codes.success);
    return answers;
  });
  await Promise.all(sent);
});

it('borrowers read while the database has no room to write', async () => {
  const [reader] = borrowers as [TestBorrower];
  await autocommit().execute(sql`update sessions set seen_at = seen_at - interval '5 minutes'`);
  await autocommit().execute(sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$`);
  await autocommit().execute(
    sql`create trigger full_disk before insert or update on sessions for each statement execute function no_room()`,
  );
  expect(await codeOfRead(lender, reader)).toBe(codes.success);
  await autocommit().execute(sql`drop trigger full_disk on sessions`);
});
