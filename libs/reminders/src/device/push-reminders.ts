import type { ApiClient } from '@clearloan/api-client';
import { activeLanguage } from '@clearloan/app-runtime';
import { t } from '@lingui/core/macro';
import { pushSetting, removePushSubscription, savePushSubscription, type PushKind } from '../contract';
import { forgetNoticeTexts, storeNoticeTexts } from '../notices';
import { subscribeBrowser, subscribedEndpoint, unsubscribeBrowser } from './push-browser';

/** What the service worker shows: nothing private. */
const storeTexts = () =>
  storeNoticeTexts({
    lang: activeLanguage(),
    titles: {
      paymentSoon: t`A payment is due soon`,
      paymentToday: t`A payment is due today`,
      message: t`You have a new message`,
    } satisfies Record<PushKind, string>,
    otherTitle: t`You have a payment reminder`,
    body: t`Open the app for details.`,
  });

/**
 * Turns payment reminders on for this device; the permission is already granted. Rejects, and leaves the device
 * unchanged, if the browser, its push service or the lender fails.
 * @param publicKey of the lender, base64url
 */
export async function turnOn(client: ApiClient, publicKey: string): Promise<void> {
  try {
    const subscription = await subscribeBrowser(publicKey);
    // At once: a tab that starts meanwhile would take a subscription without texts for a former borrower's.
    await storeTexts();
    await client.perform(savePushSubscription, subscription);
  } catch (error) {
    await turnOffHere();
    throw error;
  }
}

/** Turns them off on the device, then at the lender. Rejects if the device still shows them. */
export async function turnOff(client: ApiClient): Promise<void> {
  const endpoint = await subscribedEndpoint();
  await unsubscribeBrowser();
  await forgetNoticeTexts();
  if (endpoint === undefined) return;
  // A lender that is unreachable learns it from the push service, which no longer knows this browser.
  await client.perform(removePushSubscription, { endpoint }).catch(() => undefined);
}

async function turnOffHere(): Promise<void> {
  await unsubscribeBrowser().catch(() => undefined);
  await forgetNoticeTexts();
}

/**
 * Binds the subscription to the current session and stores the texts in the current language, whose catalog is loaded.
 * If the permission was revoked, or the lender no longer sends messages, turns the reminders off.
 */
export async function renew(client: ApiClient): Promise<void> {
  const { publicKey } = await client.perform(pushSetting, {});
  if (Notification.permission !== 'granted' || publicKey === undefined) return turnOffHere();
  await client.perform(savePushSubscription, await subscribeBrowser(publicKey));
  await storeTexts();
}
