import { sendSmsCode } from '@clearloan/session/contract';
import { codes } from '@clearloan/api-client/declare';
import { sql } from 'drizzle-orm';
import { actOnConsole, askConsole } from '../../testing/console-call';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { autocommit, db, transaction } from '../database/connection';
import { sessions } from '../database/schema/sessions';
import { parkedItems } from '../database/schema/parked-items';
import { correctAfterSetBack } from './clock-watch';
import { park } from './parking';

const dayMs = 86_400_000;
const phone = '+6281234588001';
const lastRun = sql`select max(last_execution) as at from graphile_worker._private_known_crontabs`;

let lender: TestLender;
beforeAll(async () => {
  // Only the clock is set; timers stay real.
  jest.useFakeTimers({
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
  lender = await startTestLender({ isLimited: true, codesPerHour: 1_000 });
});
afterAll(async () => {
  await lender.stop();
  jest.useRealTimers();
});

const requestCode = async () => {
  const { code } = await lender.call(sendSmsCode, { type: 'login', phone });
  return code;
};

it('what a clock wrote that was ahead blocks nobody after it is right', async () => {
  await correctAfterSetBack();
  const right = Date.now();
  jest.setSystemTime(right + 3 * dayMs);
  expect(await correctAfterSetBack()).toBe(0);
  expect(await requestCode()).toBe(0);
  await logInForTest(phone);
  await transaction(() => park({ job: 'due-erasures', item: 'one' }, new Error('It failed.')));
  await autocommit().execute(sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('old-codes', now(), ${new Date().toISOString()}::timestamptz)`);

  jest.setSystemTime(right);
  // The control: without the correction, the number gets no code for three days.
  expect(await requestCode()).toBe(codes.tooMany);
  expect(await correctAfterSetBack()).toBeGreaterThan(2.9 * dayMs);

  expect(await requestCode()).toBe(0);
  const [session] = await db().select().from(sessions);
  expect(session?.startedAt.getTime()).toBeLessThanOrEqual(right);
  const parked = await db().select().from(parkedItems);
  expect(parked.every(({ since, retryAt }) => Math.max(+since, +retryAt) <= right + 60_000)).toBe(true);
  const { rows } = await autocommit().execute<{ at: string }>(lastRun);
  expect(new Date(rows[0]?.at ?? '').getTime()).toBeLessThanOrEqual(right);
});

it('shows staff that a clock went back until they acknowledge it, and corrects once', async () => {
  expect(await correctAfterSetBack()).toBe(0);
  const page = await askConsole(lender.address, '/');
  expect(await page.text()).toContain('went back');
  await actOnConsole(lender.address, '/attention/machine-clock/set-back/retry', {});
  const left = await db().select().from(parkedItems);
  expect(left.map(({ job }) => job)).not.toContain('machine-clock');
});

it('takes two lenders whose clocks differ by seconds as one', async () => {
  const now = Date.now();
  jest.setSystemTime(now + 30_000);
  await correctAfterSetBack();
  jest.setSystemTime(now);
  expect(await correctAfterSetBack()).toBe(0);
});
