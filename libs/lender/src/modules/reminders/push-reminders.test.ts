import { codes } from '@clearloan/api-client/declare';
import { deleteUser, endSessions } from '@clearloan/account/contract';
import { resetPassword } from '@clearloan/auth/contract';
import { logout } from '@clearloan/session/contract';
import { instantAt } from '@clearloan/formatting';
import { addDays } from '@clearloan/loan-math';
import { eq } from 'drizzle-orm';
import { thisLender } from '../../platform/lender/lender';
import { startSession } from '../../platform/context/sessions';
import { autocommit, db, transaction } from '../../platform/database/connection';
import { pushSubscriptions } from '../../platform/database/schema/push';
import { codeFor } from '../../testing/borrower-for-test';
import { certifiedBorrower, newPhone } from '../../core/lending/testing/certified-borrower';
import { moveToDay, newReference, runningLoan } from '../../core/payments/testing/running-loan';
import {
  delay,
  dueDayOf,
  letSessionsRunOut,
  payNext,
  startPushWorld,
  messageOf,
  type PushWorld,
} from './testing/push-world';

let world: PushWorld;
beforeAll(async () => {
  world = await startPushWorld();
});
afterAll(() => world.stop());

/** A borrower with a loan and a subscribed browser. */
async function reminded() {
  const loan = await runningLoan(world.lender);
  const browser = world.browser();
  (await world.subscribe(browser, loan.borrower)).value();
  return { loan, browser, due: await dueDayOf(loan) };
}

const isKept = async (endpoint: string) =>
  (await db().select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))).length > 0;

describe('a borrower who wants payment reminders on a device', () => {
  it('gets a message three days before and on the due date, once each, without loan details [promise: reminder-private, reminder-days]', async () => {
    const { loan, browser, due } = await reminded();
    await world.onDay(addDays(due, -4));
    expect(browser.messages()).toEqual([]);
    await world.onDay(addDays(due, -3));
    await world.onDay(addDays(due, -3));
    expect(browser.messages()).toEqual([messageOf('paymentSoon', loan)]);
    await world.onDay(addDays(due, -2));
    await world.onDay(due);
    await world.remind('19:59');
    await world.deliver();
    expect(browser.messages()).toEqual([messageOf('paymentSoon', loan), messageOf('paymentToday', loan)]);
    await world.onDay(addDays(due, 1));
    expect(browser.messages()).toHaveLength(2);
  });

  it('gets no message at night: none is sent before 9:00 or from 20:00 on', async () => {
    const { loan, browser, due } = await reminded();
    await moveToDay(due);
    for (const time of ['00:00', '08:59', '20:00', '23:59']) await world.remind(time);
    await world.deliver();
    expect(browser.messages()).toEqual([]);
    await world.remind('09:00');
    await world.deliver();
    expect(browser.messages()).toEqual([messageOf('paymentToday', loan)]);
  });

  it('gets a message on each of two devices', async () => {
    const { loan, browser, due } = await reminded();
    const other = world.browser();
    (await world.subscribe(other, loan.borrower)).value();
    await world.onDay(due);
    for (const each of [browser, other]) expect(each.messages()).toEqual([messageOf('paymentToday', loan)]);
  });

  it('and pays in time gets no further message', async () => {
    const { loan, browser, due } = await reminded();
    await world.onDay(addDays(due, -2));
    await payNext(loan);
    await world.onDay(due);
    expect(browser.messages()).toEqual([]);
  });

  it('and whose payment is still in verification gets no message', async () => {
    const { loan, browser, due } = await reminded();
    await moveToDay(due);
    (await loan.sendReference(newReference(1))).value();
    await world.onDay(due);
    expect(browser.messages()).toEqual([]);
  });

  it('and extends the payment gets a message for the new due date, not for the old one', async () => {
    const { loan, browser, due } = await reminded();
    const moved = await delay(world.lender, loan, 1);
    await world.onDay(due);
    expect(browser.messages()).toEqual([]);
    await world.onDay(moved ?? '');
    expect(browser.messages()).toEqual([messageOf('paymentToday', loan)]);
  });

  it.each(['pays', 'moves the payment', 'turns the reminders off'] as const)(
    'and %s while the push service is down gets no message that was waiting',
    async (act) => {
      const { loan, browser, due } = await reminded();
      const waiting = await reminded();
      await moveToDay(due);
      await world.remind();
      if (act === 'pays') await payNext(loan);
      if (act === 'moves the payment') await delay(world.lender, loan, 1);
      if (act === 'turns the reminders off') await world.unsubscribe(browser, loan.borrower);
      await world.deliver();
      expect(browser.messages()).toEqual([]);
      expect(waiting.browser.messages()).toEqual([messageOf('paymentToday', waiting.loan)]);
    },
  );

  it.each([
    ['09:30', 0],
    ['08:30', 1],
  ])('and turns them on at %s of the due date gets %d messages on it', async (time, count) => {
    const { market } = thisLender();
    const { browser, due } = await reminded();
    await moveToDay(due);
    const since = new Date(instantAt(due, time, market.timeZone));
    await autocommit()
      .update(pushSubscriptions)
      .set({ since })
      .where(eq(pushSubscriptions.endpoint, browser.endpoint));
    await world.onDay(due);
    expect(browser.messages()).toHaveLength(count);
  });
});

/** All ways in which a borrower ends the device's session, or all sessions. */
const endings: Record<string, (at: Awaited<ReturnType<typeof reminded>>) => Promise<unknown>> = {
  'a logout': ({ loan }) => world.lender.call(logout, {}, loan.borrower),
  'a session ended from another device': async ({ loan }) => {
    const { phone, borrowerId } = loan.borrower;
    const elsewhere = { sessionId: await transaction(() => startSession(borrowerId)) };
    const smsCode = await codeFor(world.lender, phone, 'sessions', elsewhere);
    return world.lender.call(endSessions, { smsCode }, elsewhere);
  },
  'a new password': async ({ loan }) => {
    const { phone } = loan.borrower;
    const smsCode = await codeFor(world.lender, phone, 'reset');
    return world.lender.call(resetPassword, { phone, smsCode, password: 'harbour-lamp-47' });
  },
};

describe('the subscription of a device', () => {
  it.each(Object.keys(endings))('is deleted after %s', async (name) => {
    const at = await reminded();
    expect(await isKept(at.browser.endpoint)).toBe(true);
    expect(await endings[name]?.(at)).toMatchObject({ code: 0 });
    expect(await isKept(at.browser.endpoint)).toBe(false);
    await world.onDay(at.due);
    expect(at.browser.messages()).toEqual([]);
  });

  it('is deleted with the account', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const browser = world.browser();
    (await world.subscribe(browser, borrower)).value();
    const smsCode = await codeFor(world.lender, borrower.phone, 'delete', borrower);
    expect((await world.lender.call(deleteUser, { smsCode }, borrower)).code).toBe(0);
    expect(await isKept(browser.endpoint)).toBe(false);
  });

  it('stays when a session expires: reminders are sent days after the last visit', async () => {
    const { loan, browser, due } = await reminded();
    await letSessionsRunOut();
    await world.onDay(addDays(due, -3));
    expect(browser.messages()).toEqual([messageOf('paymentSoon', loan)]);
  });

  it('of an expired session is deleted when the borrower ends all others', async () => {
    const at = await reminded();
    await letSessionsRunOut();
    await endings['a session ended from another device']?.(at);
    expect(await isKept(at.browser.endpoint)).toBe(false);
  });

  it('moves to the next borrower of the browser', async () => {
    const first = await reminded();
    const next = await runningLoan(world.lender);
    (await world.subscribe(first.browser, next.borrower)).value();
    await world.unsubscribe(first.browser, first.loan.borrower);
    await world.onDay(await dueDayOf(next));
    expect(first.browser.messages()).toEqual([messageOf('paymentToday', next)]);
  });

  it('is deleted when the push service reports that it is gone', async () => {
    const { browser, due } = await reminded();
    await moveToDay(due);
    await world.remind();
    // Loans of other tests may also be due on this day.
    world.service.answers.push(...Array.from({ length: 50 }, () => 410));
    await world.deliver();
    world.service.answers.length = 0;
    expect(await isKept(browser.endpoint)).toBe(false);
  });

  it('is rejected for an endpoint that is no push service, and on a shared device', async () => {
    const { borrowerId } = await certifiedBorrower(newPhone());
    const own = { sessionId: await transaction(() => startSession(borrowerId)) };
    const elsewhere = { ...world.browser(), endpoint: 'https://intranet.example/push' };
    expect((await world.subscribe(elsewhere, own)).code).toBe(codes.badInput);
    const shared = { sessionId: await transaction(() => startSession(borrowerId, true)) };
    expect((await world.subscribe(world.browser(), shared)).code).toBe(codes.notAllowedNow);
    expect((await world.subscribe(world.browser(), own)).code).toBe(codes.success);
  });

  it('is one of at most ten: a new one replaces the oldest', async () => {
    const { borrowerId } = await certifiedBorrower(newPhone());
    const own = { sessionId: await transaction(() => startSession(borrowerId)) };
    const browsers = Array.from({ length: 11 }, () => world.browser());
    for (const browser of browsers) (await world.subscribe(browser, own)).value();
    const kept = await Promise.all(browsers.map(({ endpoint }) => isKept(endpoint)));
    expect(kept).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
  });
});
