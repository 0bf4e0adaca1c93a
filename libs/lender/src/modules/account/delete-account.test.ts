import { codes } from '@clearloan/api-client/declare';
import { deleteUser } from '@clearloan/account/contract';
import { passwordLogin, smsCodeLogin } from '@clearloan/auth/contract';
import { sendSmsCode, userInfo } from '@clearloan/session/contract';
import { eq, sql } from 'drizzle-orm';
import { cards } from '../../platform/database/schema/cards';
import { identities } from '../../platform/database/schema/certification';
import { moveClock } from '../../platform/context/clock';
import { autocommit, db } from '../../platform/database/connection';
import { createModules, type AppModules } from '../../app';
import { pictures } from '../../platform/database/schema/certification';
import { codeFor } from '../../testing/borrower-for-test';
import { runNamedJob } from '../../testing/run-named-job';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { verifiedForTest } from '../../testing/verified-borrower';
import { borrowers } from '../../platform/database/schema/borrowers';

let lender: TestLender;
let modules: AppModules;
let lastPhone = 81_235_100_000;
let phone: string;
let sessionId: string;

beforeAll(async () => {
  lender = await startTestLender({}, (context) => (modules = createModules(context)));
});
beforeEach(async () => {
  phone = `+62${(lastPhone += 1)}`;
  sessionId = await verifiedForTest(lender, phone);
});
afterAll(() => lender.stop());

const eraseDue = () => runNamedJob(modules, 'due-erasures');
const askToDelete = async () => {
  const smsCode = await codeFor(lender, phone, 'delete', { sessionId });
  return (await lender.call(deleteUser, { smsCode }, { sessionId })).value();
};
const account = async () => (await db().select().from(borrowers).where(eq(borrowers.phone, phone)))[0];

it('a preview states what the deletion would do, and changes nothing', async () => {
  const preview = (await lender.call(deleteUser, { preview: true }, { sessionId })).value();
  expect(preview).toMatchObject({ allowed: true, blockedBy: [] });
  expect(Date.parse(preview.eraseAt ?? '') - Date.now()).toBeGreaterThan(47 * 3_600_000);
  expect((await account())?.eraseAt).toBeNull();
});

it('the deletion needs the code sent to the borrower’s phone', async () => {
  await codeFor(lender, phone, 'delete', { sessionId });
  expect((await lender.call(deleteUser, {}, { sessionId })).code).toBe(codes.wrongCode);
  expect((await account())?.eraseAt).toBeNull();
});

it('a deletion ends the session at once and after two days erases all personal data [promise: delete-until]', async () => {
  await askToDelete();
  expect((await lender.call(userInfo, {}, { sessionId })).code).toBe(codes.sessionExpired);
  const borrowerId = (await account())?.borrowerId ?? '';
  await eraseDue();
  expect(await account()).toBeDefined();
  await moveClock(3);
  await eraseDue();
  const [left] = await db().select().from(borrowers).where(eq(borrowers.borrowerId, borrowerId));
  expect(left).toMatchObject({ phone: null, passwordHash: null, isErased: true });
  for (const table of [identities, pictures, cards]) {
    expect(await db().select().from(table).where(eq(table.borrowerId, borrowerId))).toEqual([]);
  }
});

it('a borrower who logs in before the erasure keeps the account [promise: delete-until, delete-login]', async () => {
  await askToDelete();
  const smsCode = await codeFor(lender, phone, 'login');
  expect((await lender.call(smsCodeLogin, { username: phone, smsCode })).value().isNew).toBe(false);
  await moveClock(3);
  await eraseDue();
  expect(await account()).toMatchObject({ phone, isErased: false });
});

it('a new borrower can register the number of an erased account', async () => {
  await askToDelete();
  await moveClock(3);
  await eraseDue();
  await autocommit().execute(sql`update sms_codes set sent_at = sent_at - interval '1 minute'`);
  (await lender.call(sendSmsCode, { phone, type: 'login' })).value();
  expect((await lender.call(passwordLogin, { username: phone, password: 'anything at all' })).code).toBe(
    codes.wrongLogin,
  );
});
