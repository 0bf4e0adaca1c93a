import { uploadTimings } from '@clearloan/privacy/contract';
import { expect, test, type Page, type Request } from '@playwright/test';
import { lenderStaff } from '../support/lender-staff';
import { enterByScreen, logIn, sessionOf } from '../support/log-in';
import { onScreen } from '../support/screen';
import { watchCalls } from '../support/sent-calls';
import { watchLeaks, ways, type LeakWatch } from '../support/leaks';
import { tracesOf } from '../support/traces';
import { watchTraffic } from '../support/network';
import { writeWaitingRecords } from '../support/waiting-records';

const forms = ['/certification/personal', '/certification/job', '/certification/contacts', '/cards/new'];

/** Data of the sample borrower, as the lender sends it. */
const known = [
  ...['Mira Tan', 'Nina Tan', 'Budi Hartono', 'Jalan Melati 4', '8129000001', '8129000002', '•••• 0417'],
  ...['8,569.24', '2,142.31', '1,979.16', '2,018.75', '2,059.12', '2,100.30', '163.15', '123.56', '83.19'],
];

/** What A writes into the book: it exists only on the device, because no request is sent. */
const written = Array.from({ length: 40 }, (_, place) => `Canary ${String(1000 + place)} of A`);

/** What A types without sending it. */
const typed = Array.from({ length: 40 }, (_, place) => String(7_310_001 + place));

test('a borrower’s data is not leaked anywhere, and the next borrower on the device sees none of it', async ({
  page,
  request,
  baseURL,
}) => {
  const staff = lenderStaff(request);
  const leaks = watchLeaks(page, String(baseURL));
  const { orderId } = await enterByScreen(page, staff, 'two-paid');
  await onScreen(page, 'Home');
  const sessionId = await sessionOf(page);
  const values = [...known, ...written, ...typed, orderId, sessionId];
  const seen = new Set<string>();
  const collect = async () => (await tracesOf(values, page)).forEach((value) => seen.add(value));
  await allowTelemetry(page);

  for (const path of ['/orders', `/orders/${orderId}`, `/orders/${orderId}/repay`, '/mine']) {
    await open(page, path);
    await collect();
  }
  const left = [...typed];
  for (const form of forms) {
    await open(page, form);
    await typeEverywhere(page, left);
    await collect();
    await sendInVain(page);
    await reportUsage(page);
  }
  await page.route('**/api/book-keeping/**', (route) => route.abort());
  await open(page, '/bookkeeping');
  await writeIntoTheBook(page);
  await open(page, '/bookkeeping');
  await collect();
  const marks = [...seen];
  const own = marks.filter((mark) => mark !== orderId);
  expect(own.length, 'values of borrower A on the device').toBeGreaterThanOrEqual(60);
  await expectNoLeak(page, leaks, [...own, sessionId]);

  await open(page, '/mine');
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out and lose them' }).click();
  await page.getByRole('link', { name: 'Log in' }).waitFor();
  await expect.poll(() => tracesOf(marks, page)).toEqual([]);

  await page.unroute('**/api/book-keeping/**');
  await page.goto('/login');
  const received: string[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    void response.text().then(
      (text) => received.push(text),
      () => undefined,
    );
  });
  await logIn(page, staff);
  await onScreen(page, 'Home');
  const screens = ['/orders', `/orders/${orderId}`, '/mine', '/settings', '/privacy/agreed', '/privacy/sent'];
  for (const path of [...screens, ...forms, '/complaints', '/bookkeeping', '/calculator']) {
    await open(page, path);
    expect(await tracesOf(marks, page), `B at ${path}`).toEqual(path.includes(orderId) ? [orderId] : []);
  }
  expect(own.filter((mark) => received.join('\n').includes(mark))).toEqual([]);

  for (let step = 0; step < 20; step += 1) {
    await page.goBack().catch(() => undefined);
    if (page.url().startsWith('http')) expect(await tracesOf(own, page), 'going back').toEqual([]);
  }
});

test('no address, report or Referer contains the session after the start', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await enterByScreen(page, staff, 'two-paid');
  await onScreen(page, 'Home');
  const sessionId = await sessionOf(page);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('framenavigated', (frame) => messages.push(frame.url()));
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goto('about:blank');
  messages.length = 0;
  const calls = watchCalls(page);
  const requests: Request[] = [];
  page.on('request', (each) => requests.push(each));

  // The link contains the session, so the app first asks who owns it.
  await page.goto(`/orders?sessionId=${sessionId}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: /^Continue as .*0417\?$/ })).toBeVisible();
  expect(page.url()).not.toContain(sessionId);
  await expect(page.getByText('Mira Tan')).toBeHidden();
  await page.getByRole('button', { name: 'Yes, continue' }).click();
  await onScreen(page, 'Loans');
  expect(page.url()).toMatch(/\/orders$/);

  // A request fails and is reported without data.
  await page.route('**/api/v3/personal-center/user-menu*', (route) => route.abort());
  await page.goto('/mine');
  const reports = () => calls.filter(({ path }) => path === '/service/new/union-error-info');
  await expect.poll(() => reports().length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(JSON.parse(reports()[0]?.body ?? '')).toMatchObject({
    page: 'mine',
    call: '/v3/personal-center/user-menu',
    code: 'Network',
  });

  // As on the network, for files too. The control request must be found here.
  await page.evaluate(() => fetch('/healthz', { referrerPolicy: 'unsafe-url' }));
  const headers = await Promise.all(requests.map((each) => each.allHeaders()));
  const referers = headers.flatMap(({ referer }) => referer || []);
  expect(headers.length).toBeGreaterThan(calls.length);
  expect(referers).toEqual([page.url()]);
  const bodies = calls.map(({ body }) => body);
  const history = await page.evaluate(() => `${location.href} ${document.referrer} ${document.title}`);
  // Chromium logs the URLs of failed requests, and a request's URL contains the session by design.
  const own = messages.filter((text) => !text.includes('/api/'));
  const start = own.filter((text) => text.includes(`/orders?sessionId=${sessionId}`));
  expect(start.length, 'the address that opened the app').toBeLessThanOrEqual(1);
  const rest = own.filter((text) => !start.includes(text));
  expect([...bodies, ...referers, ...rest, history].filter((text) => text.includes(sessionId))).toEqual([]);
});

/** With consent, there is telemetry to check. */
async function allowTelemetry(page: Page): Promise<void> {
  await open(page, '/privacy');
  const choice = page.getByRole('switch', { name: /How you use the app/ });
  await choice.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(choice).toBeChecked();
}

/** The app sends what it noted when its page is hidden; a page that is left may send it unseen by the test. */
async function reportUsage(page: Page): Promise<void> {
  const isReport = (request: Request) => request.url().includes(uploadTimings.path);
  // The code that reports loads after the screen.
  await expect(async () => {
    const report = page.waitForRequest(isReport, { timeout: 2_000 });
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    await report;
  }).toPass();
}

/** Sends the typed text to an unreachable lender, which is reported. */
async function sendInVain(page: Page): Promise<void> {
  const writes = '**/api/v3/**';
  await page.route(writes, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.locator('.cl-bottom-bar button').first().click();
  await page.unroute(writes);
}

/**
 * Neither the session nor any of the borrower's values is leaked. Controls at the end prove that each kind of leak would be
 * found.
 */
async function expectNoLeak(page: Page, leaks: LeakWatch, values: readonly string[]): Promise<void> {
  expect(await leaks.of(values)).toEqual([]);
  expect(leaks.strangers()).toEqual([]);
  const before = await leaks.count();
  expect(before).toMatchObject({ Referer: 0, elsewhere: 0 });
  expect(before.telemetry, 'telemetry sent').toBeGreaterThanOrEqual(forms.length);
  expect(before.address, 'addresses').toBeGreaterThan(50);
  const [value = ''] = values;
  await page.evaluate(async (secret) => {
    // oxlint-disable-next-line no-console -- the test must find this leak
    console.info(`saw ${secret}`);
    history.replaceState({}, '', `?of=${encodeURIComponent(secret)}`);
    navigator.sendBeacon('/csp-reports', secret);
    await fetch('/healthz', { referrerPolicy: 'unsafe-url' });
    await fetch('/api/service/event/save', { method: 'POST', body: secret });
  }, value);
  const notFound = async () => {
    const found = await leaks.of([value]);
    return ways.filter((way) => !found.includes(`${way}: ${value}`));
  };
  await expect.poll(notFound).toEqual([]);
  expect(leaks.strangers()).toHaveLength(1);
}

async function open(page: Page, path: string): Promise<void> {
  const settled = watchTraffic(page);
  await page.goto(path);
  // A busy device sends nothing for a while before it shows the screen.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled();
}

/** Types a unique value into every field of a form without submitting it. */
async function typeEverywhere(page: Page, values: string[]): Promise<void> {
  for (const field of await page.getByRole('textbox').all()) {
    const value = values.shift();
    if (value !== undefined && (await field.isEditable())) await field.fill(value);
  }
  await page.keyboard.press('Tab');
}

/** Writes to the book's storage, and puts a picture of it into a cache, as a service worker might. */
async function writeIntoTheBook(page: Page): Promise<void> {
  await writeWaitingRecords(page, written);
  await page.evaluate(async (note) => {
    const cache = await caches.open('pages');
    await cache.put('/kept', new Response(note));
  }, written[0]);
}
