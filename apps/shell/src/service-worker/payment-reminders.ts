import { noticeOf, storedNoticeTexts } from '@clearloan/reminders/notices';
import { openPathOf } from './addresses';

declare const self: ServiceWorkerGlobalScope;

/** Shows the lender's payment reminders on this device, and opens the payment on a tap. */
export function showPaymentReminders(): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(show(event.data));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    event.waitUntil(open(typeof data === 'string' ? data : '/'));
  });
}

async function show(data: PushMessageData | null): Promise<void> {
  const texts = await storedNoticeTexts();
  // The borrower who wanted reminders has left this device.
  if (texts === undefined) {
    await (await self.registration.pushManager.getSubscription())?.unsubscribe();
    return;
  }
  const { title, body, lang, path } = noticeOf(jsonOf(data), texts);
  await self.registration.showNotification(title, { body, lang, tag: path, data: path, icon: '/icon.svg' });
}

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** Leads a page that is open to the payment; without one, opens one there. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = [...windows].sort((one, other) => Number(other.focused) - Number(one.focused));
  if (page === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  await page.focus().catch(() => undefined);
  page.postMessage(openPathOf(path));
}
