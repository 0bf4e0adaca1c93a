import { addDays } from '@clearloan/loan-math';
import { instantAt } from '@clearloan/formatting';
import type { PushKind } from '@clearloan/reminders/contract';
import { pathTo } from '@clearloan/routes';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { businessDay, businessNow, realNow } from '../../platform/context/clock';
import type { OpenPayment } from '../../platform/context/lending-core';
import { lockBorrowerRow } from '../../platform/context/lock-borrower';
import { thisLender } from '../../platform/lender/lender';
import type { WebPush } from '../../platform/lender/web-push';
import { db, writableDb } from '../../platform/database/connection';
import { pushReminders, pushSubscriptions } from '../../platform/database/schema/push';
import { isUnreadAt } from '../../platform/messages/messages';
import { channelsFor } from '../../platform/messages/notification-rules';
import { messagePrefix } from '../../platform/messages/tell-borrower';
import type { JobItemSource } from '../../platform/jobs/for-each-item';
import type { CronJob } from '../../platform/jobs/jobs';
import { forgetPushSubscription } from './push-subscriptions';

type Subscription = typeof pushSubscriptions.$inferSelect;

/** How many days before the due date the first reminder is sent. */
export const soonDays = 3;
/** Reminders are sent between these hours in the lender's time zone, so that nobody is woken. */
const hours = { from: '09:00', until: '20:00' } as const;
const atOnce = 500;
const keptDays = 7;

/**
 * The jobs that enqueue reminders and remove old ones; none without push. They run every half hour, because some time zones
 * differ from UTC by half hours.
 */
export function pushJobs(push: WebPush | undefined): readonly CronJob[] {
  if (push === undefined) return [];
  push.bind({ isWanted: isStillWanted, forget: forgetPushSubscription });
  const cron = '*/30 * * * *';
  const removeOld = (now: Date) =>
    writableDb()
      .delete(pushReminders)
      .where(lt(pushReminders.day, addDays(businessDay(now), -keptDays)));
  return [
    { name: 'payment-reminders', cron, items: loansToRemindOf(push) },
    { name: 'old-reminders', cron, statement: removeOld },
  ];
}

/**
 * The loans whose reminders of a business day are due: they are enqueued. Those that are already enqueued are skipped, so it may
 * run at any time and any number of times.
 */
export const loansToRemindOf = (push: WebPush, at?: Date): JobItemSource =>
  async function* () {
    const now = at ?? (await businessNow());
    const today = businessDay(now);
    const [from, until] = [momentOf(today, hours.from), momentOf(today, hours.until)];
    if (now < from || now >= until) return;
    const expiresAt = new Date(realNow().getTime() + until.getTime() - now.getTime());
    const days = [today, addDays(today, soonDays)];
    for await (const borrowerIds of subscribers(from))
      for (const loan of await thisLender().core.loansDueOn(borrowerIds, days))
        if ((await unreminded(loan.borrowerId, loan.orderId, { from, today })).length > 0)
          yield {
            key: loan.orderId,
            work: () => remindOfLoan(push, loan, { now, from, today, expiresAt }),
          };
  };

const momentOf = (day: string, time: string) => new Date(instantAt(day, time, thisLender().market.timeZone));

/** Borrowers with a browser that was subscribed before the day's reminders. */
async function* subscribers(before: Date): AsyncGenerator<string[]> {
  let last: string | undefined;
  for (;;) {
    const rows = await db()
      .selectDistinct({ borrowerId: pushSubscriptions.borrowerId })
      .from(pushSubscriptions)
      .where(
        and(
          lt(pushSubscriptions.since, before),
          last === undefined ? undefined : gt(pushSubscriptions.borrowerId, last),
        ),
      )
      .orderBy(asc(pushSubscriptions.borrowerId))
      .limit(atOnce);
    if (rows.length > 0) yield rows.map(({ borrowerId }) => borrowerId);
    last = rows.at(-1)?.borrowerId;
    if (rows.length < atOnce) return;
  }
}

interface Moment {
  readonly now: Date;
  readonly from: Date;
  readonly today: string;
  /** Real time. */
  readonly expiresAt: Date;
}

/** A borrower's browsers that got no reminder of a loan today. */
async function unreminded(
  borrowerId: string,
  orderId: string,
  { from, today }: Pick<Moment, 'from' | 'today'>,
): Promise<Subscription[]> {
  const known = await db()
    .select({ endpoint: pushReminders.endpoint })
    .from(pushReminders)
    .where(and(eq(pushReminders.orderId, orderId), eq(pushReminders.day, today)));
  const rows = await db()
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.borrowerId, borrowerId), lt(pushSubscriptions.since, from)));
  return rows.filter(({ endpoint }) => !known.some((each) => each.endpoint === endpoint));
}

/** Decides on the locked borrower and loan: a payment that was paid, delayed or muted meanwhile gets no reminder. */
async function remindOfLoan(
  push: WebPush,
  { borrowerId, orderId }: { readonly borrowerId: string; readonly orderId: string },
  moment: Moment,
): Promise<void> {
  const { now, today, expiresAt } = moment;
  if ((await lockBorrowerRow(borrowerId)) === undefined) return;
  if (!(await channelsFor(borrowerId, 'due')).has('push')) return;
  const open = await thisLender().core.lockOpenPayments(orderId, now);
  const due = open.flatMap((payment) => {
    const kind = noticeOf(payment, today);
    return kind === undefined ? [] : [{ ...payment, kind }];
  });
  for (const { endpoint, p256dh, auth } of await unreminded(borrowerId, orderId, moment))
    for (const { kind, periodNo, dueDate } of due) {
      const [row] = await writableDb()
        .insert(pushReminders)
        .values({ endpoint, borrowerId, orderId, periodNo, dueDate, day: today })
        .returning();
      if (row === undefined) throw new Error('The reminder was not written.');
      const message = { kind, path: `${pathTo('reminders')}/${orderId}-${String(periodNo)}` };
      const to = { endpoint, keys: { p256dh, auth } };
      await push.send(to, message, { expiresAt, reference: row.reminderId });
    }
}

/** The reminder for a payment on a day; undefined on all other days. */
function noticeOf({ dueDate }: Pick<OpenPayment, 'dueDate'>, today: string): PushKind | undefined {
  if (dueDate === today) return 'paymentToday';
  return dueDate === addDays(today, soonDays) ? 'paymentSoon' : undefined;
}

/**
 * Called when a message is sent, possibly hours later: whether the browser is still the borrower's, and the payment still open
 * or the message unread.
 */
async function isStillWanted(reference: string, endpoint: string): Promise<boolean> {
  if (reference.startsWith(messagePrefix)) return isUnreadAt(reference.slice(messagePrefix.length), endpoint);
  return isStillDue(reference);
}

async function isStillDue(reminderId: string): Promise<boolean> {
  const [row] = await db()
    .select({
      orderId: pushReminders.orderId,
      periodNo: pushReminders.periodNo,
      dueDate: pushReminders.dueDate,
    })
    .from(pushReminders)
    .innerJoin(
      pushSubscriptions,
      and(
        eq(pushSubscriptions.endpoint, pushReminders.endpoint),
        eq(pushSubscriptions.borrowerId, pushReminders.borrowerId),
      ),
    )
    .where(eq(pushReminders.reminderId, reminderId));
  if (row === undefined) return false;
  const open = await thisLender().core.lockOpenPayments(row.orderId, await businessNow());
  return open.some(({ periodNo, dueDate }) => periodNo === row.periodNo && dueDate === row.dueDate);
}
