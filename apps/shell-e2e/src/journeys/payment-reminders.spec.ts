import { expect, test, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import webPush from 'web-push';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { startOwnLender, type LenderProcess } from '../support/lender-process';
import { onScreen } from '../support/screen';

const port = Number(process.env['E2E_PORT'] ?? '4400') + 23;
const origin = `http://localhost:${String(port)}`;
test.use({
  serviceWorkers: 'allow',
  baseURL: origin,
  permissions: ['notifications'],
  // A headless shell has no push messages; the configuration finds a full browser.
  launchOptions: { executablePath: process.env['FULL_CHROMIUM_PATH'] ?? '' },
});

let lender: LenderProcess;
test.beforeAll(async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  lender = await startOwnLender(port, {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:ops@lender.example',
  });
});
test.afterAll(() => lender.stop());

/** A browser's keys; the generator point of P-256 serves as the public key. */
const keys = {
  p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: 'AAECAwQFBgcICQoLDA0ODw',
};

interface FakeSubscription {
  readonly endpoint: string;
  /** base64url. */
  readonly lenderKey: string;
}

/** This browser reaches no push service, so the test fakes one and records the subscription of each page. */
async function bePushService(context: BrowserContext): Promise<{ readonly endpoint: () => string | null }> {
  let known: FakeSubscription | null = null;
  await context.exposeFunction('pushService', (change?: 'subscribe' | 'unsubscribe', lenderKey = '') => {
    if (change === 'subscribe')
      known ??= { endpoint: 'https://fcm.googleapis.com/fcm/send/journey', lenderKey };
    if (change === 'unsubscribe') known = null;
    return known;
  });
  await context.addInitScript((browserKeys) => {
    if (!('PushManager' in window)) return;
    const { pushService } = window as unknown as {
      pushService: (change?: string, lenderKey?: string) => Promise<FakeSubscription | null>;
    };
    const toBrowser = (subscription: FakeSubscription | null) => {
      if (subscription === null) return null;
      const { endpoint, lenderKey } = subscription;
      const letters = atob(lenderKey.replaceAll('-', '+').replaceAll('_', '/'));
      return {
        endpoint,
        options: { applicationServerKey: Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer },
        toJSON: () => ({ endpoint, keys: browserKeys }),
        unsubscribe: () => pushService('unsubscribe').then(() => true),
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => toBrowser(await pushService()),
      subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) =>
        toBrowser(await pushService('subscribe', applicationServerKey)),
    });
  }, keys);
  return { endpoint: () => known?.endpoint ?? null };
}

/** The service worker of the page, over the browser's debugging protocol. */
async function workerOf(page: Page): Promise<{ readonly deliver: (message: object) => Promise<void> }> {
  const tools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own !== undefined) found(own.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    deliver: async (message) => {
      await tools.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(message),
      });
    },
  };
}

/** Its installation competes with the other journeys for the processor. */
const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** The notifications that the device shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang, data }) => ({
      title,
      body,
      lang,
      data: String(data),
    }));
  });

/** Of the texts that the app has stored for the worker. */
const languageOfNotices = (page: Page) =>
  page.evaluate(async () => {
    const texts = await caches.match('/notices', { cacheName: 'clearloan-notices' });
    return ((await texts?.json()) as { readonly lang: string } | undefined)?.lang;
  });

test('a borrower with payment reminders gets a notification without an amount, opening the payment', async ({
  page,
  context,
  request,
}) => {
  const service = await bePushService(context);
  const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto('/reminders');
  await onScreen(page, 'Reminders');
  const payments = page.getByRole('switch', { name: /Notifications on this device/ });
  await expect(payments).not.toBeChecked();
  await expectAccessible(page);
  await workerIsReady(page);
  await payments.click();
  await expect(payments).toBeChecked();
  await expect(page.getByText('On, even when the app is closed')).toBeVisible();
  await expectAccessible(page);
  if (process.env['PUSH_PICTURE'] !== undefined)
    await page.screenshot({ path: process.env['PUSH_PICTURE'], fullPage: true });
  expect(service.endpoint()).toMatch(/^https:\/\/fcm/);

  const path = `/reminders/${orderId}-3`;
  const { deliver } = await workerOf(page);
  // The browser's protocol can lose a message to a worker that is just stopping, so one that is not shown is sent again. Not soon: a
  // message that is only slow would then arrive twice, the second time after the tap on the first.
  const expectShown = (message: object, notices: readonly object[]) =>
    expect(async () => {
      await deliver(message);
      await expect.poll(() => shown(page), { timeout: 15_000 }).toEqual(notices);
    }).toPass({ timeout: 60_000 });
  const soon = { title: 'A payment is due soon', body: 'Open the app for details.', lang: 'en', data: path };
  await expectShown({ kind: 'paymentSoon', path, amount: '2,142.31', title: 'You owe 2,142.31' }, [soon]);
  await expectShown({ kind: 'paymentToday', path }, [{ ...soon, title: 'A payment is due today' }]);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = self as unknown as ServiceWorkerGlobalScopeOfTest;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await onScreen(page, 'Everyday loan');
  await expect.poll(() => shown(page)).toEqual([]);

  await page.evaluate(() => {
    localStorage.setItem('clearloan.language', 'hi');
  });
  await page.goto('/reminders');
  await expect(page.getByRole('switch')).toBeChecked();
  await expect.poll(() => languageOfNotices(page)).toBe('hi');
  await expectShown({ kind: 'paymentToday', path }, [
    expect.objectContaining({ title: 'आज एक किस्त देय है', lang: 'hi' }),
  ]);
});

/** The types for faking a click on a notification in a worker. */
interface ServiceWorkerGlobalScopeOfTest {
  readonly registration: { readonly getNotifications: () => Promise<Notification[]> };
  readonly NotificationEvent: new (
    type: string,
    init: { readonly notification: Notification | undefined },
  ) => Event;
  readonly dispatchEvent: (event: Event) => boolean;
}

test('after a logout, nobody on the device gets the previous borrower’s reminders', async ({
  page,
  context,
  request,
}) => {
  const service = await bePushService(context);
  const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto('/reminders');
  await workerIsReady(page);
  await page.getByRole('switch', { name: /Notifications on this device/ }).click();
  await expect(page.getByRole('switch')).toBeChecked();
  const { deliver } = await workerOf(page);
  await page.goto('/logout');
  await page
    .getByRole('button', { name: /log out/i })
    .last()
    .click();
  await page.waitForURL((url) => url.pathname !== '/logout');
  await expect.poll(() => service.endpoint()).toBeNull();
  await deliver({ kind: 'paymentToday', path: `/reminders/${orderId}-3` });
  await page.waitForTimeout(1_000);
  expect(await shown(page)).toEqual([]);
});
