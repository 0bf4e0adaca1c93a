import { noticeOf, storedNoticeTexts } from '@clearloan/reminders/notices';
import { openPathOf } from './addresses';

declare const self: ServiceWorkerGlobalScope;

/** Shows payment reminders that the lender pushes, and opens the payment screen on tap. */
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
  // The borrower who enabled reminders has logged out on this device.
  if (texts === undefined) {
    await (await self.registration.pushManager.getSubscription())?.unsubscribe();
    return;
  }
  const { title, body, lang, path } = noticeOf(jsonOf(data), texts);
  await self.registration.showNotification(title, { body, lang, tag: path, data: path, icon: '/icon.svg' });
}

/** A push service passes on at most 4 096 bytes; a longer text is none of the lender's. */
const longestMessage = 4_096;

function jsonOf(data: PushMessageData | null): unknown {
  const text = data?.text() ?? '';
  if (text.length > longestMessage) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Navigates an open page to the payment; opens a new one if there is none. */
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
