import { codes } from '@clearloan/api-client/declare';
import type {
  pushSetting,
  removePushSubscription,
  savePushSubscription,
} from '@clearloan/reminders/contract';
import { msg } from '@lingui/core/macro';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { isSharedSession } from '../../platform/context/sessions';
import type { WebPush } from '../../platform/lender/web-push';
import { writableDb } from '../../platform/database/connection';
import { pushSubscriptions } from '../../platform/database/schema/push';

/** More browsers than one person uses; the oldest is dropped. */
const mostBrowsers = 10;

export const showPushSetting =
  (push: WebPush | undefined): Handler<typeof pushSetting> =>
  () =>
    Promise.resolve({ publicKey: push?.publicKey });

/**
 * Stores the subscription of the borrower's browser. A subscription that another borrower saved in the same browser is
 * reassigned.
 */
export const keepPushSubscription =
  (push: WebPush | undefined): Handler<typeof savePushSubscription> =>
  async ({ request: { endpoint, p256dh, auth }, borrower: { borrowerId }, session, now }) => {
    if (push === undefined)
      throw refuse(codes.notAllowedNow, msg`We can’t send payment reminders to this device.`);
    if (!push.accepts(endpoint)) throw refuse(codes.badInput, msg`Check this entry.`, { field: 'endpoint' });
    if (await isSharedSession(session))
      throw refuse(codes.notAllowedNow, msg`You can’t turn on payment reminders on a shared phone.`);
    const saved = { borrowerId, sessionHash: session.idHash, p256dh, auth };
    const since = sql`case when ${pushSubscriptions.borrowerId} = ${borrowerId} then ${pushSubscriptions.since} else excluded.since end`;
    await writableDb()
      .insert(pushSubscriptions)
      .values({ endpoint, ...saved, since: now })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...saved, since } });
    await dropOldest(borrowerId);
  };

async function dropOldest(borrowerId: string): Promise<void> {
  const isOwn = eq(pushSubscriptions.borrowerId, borrowerId);
  const newest = writableDb()
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(isOwn)
    .orderBy(desc(pushSubscriptions.since))
    .limit(mostBrowsers);
  await writableDb()
    .delete(pushSubscriptions)
    .where(and(isOwn, notInArray(pushSubscriptions.endpoint, newest)));
}

/** Another borrower's subscription stays; the response is the same as for an unknown one. */
export const dropPushSubscription: Handler<typeof removePushSubscription> = async ({
  request: { endpoint },
  borrower: { borrowerId },
}) => {
  await writableDb()
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.borrowerId, borrowerId)));
};

/** Deletes a browser that its push service no longer knows. */
export async function forgetPushSubscription(endpoint: string): Promise<void> {
  await writableDb().delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}
