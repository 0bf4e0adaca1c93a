import type { ApiClient } from '@clearloan/api-client';
import { activeLanguage } from '@clearloan/app-runtime';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pushSetting, removePushSubscription, savePushSubscription, type PushKind } from '../contract';
import { forgetNoticeTexts, storeNoticeTexts } from '../notices';
import { subscribeBrowser, subscribedEndpoint, unsubscribeBrowser } from './push-browser';

/** What the service worker shows: nothing private. */
const titles: Readonly<Record<PushKind, MessageDescriptor>> = {
  paymentSoon: msg`A payment is due soon`,
  paymentToday: msg`A payment is due today`,
  message: msg`You have a new message`,
};
const otherTitle = msg`You have a payment reminder`;
const body = msg`Open the app for details.`;

const storeTexts = () =>
  storeNoticeTexts({
    lang: activeLanguage(),
    titles: {
      paymentSoon: i18n._(titles.paymentSoon),
      paymentToday: i18n._(titles.paymentToday),
      message: i18n._(titles.message),
    },
    otherTitle: i18n._(otherTitle),
    body: i18n._(body),
  });

/**
 * Turns payment reminders on for this device; the permission is already granted. Rejects, and leaves the device
 * unchanged, if the browser, its push service or the lender fails.
 * @param publicKey of the lender, base64url
 */
export async function turnOn(client: ApiClient, publicKey: string): Promise<void> {
  try {
    await client.perform(savePushSubscription, await subscribeBrowser(publicKey));
    await storeTexts();
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
