import { expect, test, type Page, type Request } from '@playwright/test';
import { lenderStaff } from '../support/lender-staff';
import { enterByScreen } from '../support/log-in';
import { onScreen } from '../support/screen';
import { workerInControl } from '../support/network';

test.use({ serviceWorkers: 'allow' });

/** Longer than anyone waits. */
const unanswered = { offline: false, latency: 60_000, downloadThroughput: -1, uploadThroughput: -1 };

/** The contents of the device's caches, by path. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caching = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(caching.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

test('a returning borrower has the app before the server responds, and downloads no script again', async ({
  page,
  context,
  request,
}) => {
  await enterByScreen(page, lenderStaff(request), 'two-paid');
  await onScreen(page, 'Home');
  await workerInControl(page);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', unanswered);
  // Without the scripts that the first page began to load before the worker was in control.
  const begun = new Set<Request>();
  page.on('request', (each) => begun.add(each));
  const sent: string[] = [];
  page.on('response', (response) => {
    const asked = response.request();
    if (asked.resourceType() === 'script' && begun.has(asked) && !response.fromServiceWorker())
      sent.push(response.url());
  });

  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Loans' })).toBeVisible();
  await expect(page.locator('.cl-slip .cl-skeleton').first()).toBeVisible();
  expect(sent).toEqual([]);
});

test('the service worker stores the app, and nothing that a borrower read', async ({ page, request }) => {
  await enterByScreen(page, lenderStaff(request), 'two-paid');
  await workerInControl(page);
  await page.goto('/order');
  await page.reload();
  const paths = await keptPaths(page);
  expect(paths.length).toBeGreaterThan(100);
  const isApp = (path: string) =>
    /^\/(?:assets\/(?:[\w-]+\.\w+|en\/(?:[\w-]+\.\w+)?)|icon\.svg|index\.html|login|)$/.test(path);
  expect(paths.filter((path) => !isApp(path))).toEqual([]);
  // The server's own pages are not screens of the app.
  const health = await page.goto('/healthz');
  expect(health?.fromServiceWorker()).toBe(false);
});

test.describe('a borrower who reads Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('opens a tool for the first time offline in Hindi, and the device stores no other language', async ({
    page,
    context,
  }) => {
    await page.goto('/calculator');
    await workerInControl(page);
    const catalogs = async (language: string) =>
      (await keptPaths(page)).filter((path) => path.startsWith(`/assets/${language}/`)).length;
    await expect.poll(async () => catalogs('hi')).toBeGreaterThan(9);
    for (const other of ['en', 'id', 'zh']) expect(await catalogs(other)).toBe(0);

    await context.setOffline(true);
    await page.goto('/reminders');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/);
    await context.setOffline(false);
  });
});
