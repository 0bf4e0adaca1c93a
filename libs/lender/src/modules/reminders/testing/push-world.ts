import { randomUUID } from 'node:crypto';
import { instantAt } from '@clearloan/formatting';
import { removePushSubscription, savePushSubscription } from '@clearloan/reminders/contract';
import { delayQuote } from '@clearloan/repayment/contract';
import { sql } from 'drizzle-orm';
import { generateVAPIDKeys } from 'web-push';
import { createModules } from '../../../app';
import { businessDay, businessNow } from '../../../platform/context/clock';
import { thisLender } from '../../../platform/lender/lender';
import type { WebPush } from '../../../platform/lender/web-push';
import { autocommit } from '../../../platform/database/connection';
import { deliverTask } from '../../../platform/outbox/deliver';
import { webPushPort } from '../../../platform/ports/web-push';
import { fakeBrowser, type FakeBrowser } from '../../../testing/fake-browser';
import { startFakeReceiver, type FakeReceiver } from '../../../testing/fake-receiver';
import { changeLender } from '../../../testing/one-lender';
import { runDueJobs } from '../../../testing/run-jobs';
import { startTestLender, type Answer, type TestLender } from '../../../testing/test-lender';
import type { How } from '../../../testing/wire-call';
import { moveToDay, newReference, type RunningLoan } from '../../../core/payments/testing/running-loan';
import { forEachItem } from '../../../platform/jobs/for-each-item';
import { loansToRemindOf } from '../push-reminders';

/** A lender that sends reminders to browsers through a local push service. */
export interface PushWorld {
  readonly lender: TestLender;
  readonly service: FakeReceiver;
  readonly push: WebPush;
  /** A new browser each time. */
  readonly browser: () => FakeBrowser;
  readonly subscribe: (browser: FakeBrowser, how: How) => Promise<Answer<typeof savePushSubscription>>;
  readonly unsubscribe: (browser: FakeBrowser, how: How) => Promise<void>;
  /** Runs the job at a time of the current business day. */
  readonly remind: (time?: string) => Promise<void>;
  /** Sends the messages in the outbox. */
  readonly deliver: () => Promise<void>;
  /** Moves time forward, then runs the job and the delivery. */
  readonly onDay: (day: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startPushWorld(): Promise<PushWorld> {
  const service = await startFakeReceiver();
  const vapid = { pairs: [generateVAPIDKeys()] as const, subject: 'mailto:ops@lender.example' };
  const { webPush: push, adapter } = webPushPort(vapid, (endpoint) => endpoint.startsWith(service.url));
  const lender = await startTestLender({}, (context) => {
    const { outside } = changeLender({ outside: { ...context.outside, push: push.send } });
    return createModules({ ...context, outside, webPush: push });
  });
  const remind = async (time = '10:00') => {
    const { market } = thisLender();
    const today = businessDay(await businessNow());
    const now = new Date(instantAt(today, time, market.timeZone));
    await forEachItem('payment-reminders', loansToRemindOf(push, now));
  };
  const deliver = () => runDueJobs([deliverTask([adapter], () => undefined)]);
  return {
    lender,
    service,
    push,
    remind,
    deliver,
    browser: () => fakeBrowser(service, randomUUID()),
    subscribe: ({ endpoint, keys }, how) =>
      lender.call(savePushSubscription, { endpoint, ...keys }, { ...how, key: randomUUID() }),
    unsubscribe: async ({ endpoint }, how) => {
      (await lender.call(removePushSubscription, { endpoint }, { ...how, key: randomUUID() })).value();
    },
    onDay: async (day) => {
      await moveToDay(day);
      await remind();
      await deliver();
    },
    stop: async () => {
      await lender.stop();
      await service.stop();
    },
  };
}

/** The message to a browser about a payment of a loan. */
export const messageOf = (kind: 'paymentSoon' | 'paymentToday', { orderId }: RunningLoan, periodNo = 1) => ({
  kind,
  path: `/reminders/${orderId}-${String(periodNo)}`,
});

/** The due date of the next unpaid payment. */
export async function dueDayOf(loan: RunningLoan): Promise<string> {
  const [next] = (await openPayments(loan)).map(({ dueTime }) => dueTime).sort();
  if (next === undefined) throw new Error('Every payment is paid.');
  return next;
}

/** Payments that may be in reminders, as on the loan's own screen. */
export const openPayments = async (loan: RunningLoan) =>
  (await loan.plan()).repay_plans.filter(
    ({ periodStatus }) => !['paid', 'waived', 'verifying'].includes(periodStatus),
  );

/** Pays the next payment by bank transfer; the bank finds it at once. */
export async function payNext(loan: RunningLoan): Promise<void> {
  const [next] = (await openPayments(loan)).sort((one, other) => one.dueTime.localeCompare(other.dueTime));
  if (next === undefined) return;
  (await loan.sendReference(newReference(), next.repayTotalAmount - next.paidAmount)).value();
  await loan.walk.aMinuteLater(loan.orderId);
}

/**
 * Delays a payment by the longest time offered and pays the cost. @returns its new day; undefined if no payment may be delayed
 */
export async function delay(
  lender: TestLender,
  loan: RunningLoan,
  periodNo: number,
): Promise<string | undefined> {
  const asked = { orderId: loan.orderId, periodNo };
  const quote = await lender.call(delayQuote, asked, loan.borrower);
  const option = quote.code === 0 ? quote.value().options.at(-1) : undefined;
  if (option === undefined) return undefined;
  const amount = option.fee + option.gst + option.extraInterest;
  const smsCode = await loan.walk.code('delay');
  const fields = { purpose: 'delay', amount, delayDays: option.days, smsCode, payType: undefined } as const;
  (await loan.askCode({ ...fields, periodNos: [periodNo] })).value();
  return option.newDueTime;
}

/** Expires all sessions; the borrower has ended none. */
export const letSessionsRunOut = () => autocommit().execute(sql`delete from sessions`);
