import { expect, test } from '@playwright/test';
import { lenderStaff } from '../support/lender-staff';
import { enterByScreen } from '../support/log-in';
import { onScreen } from '../support/screen';

test.use({ serviceWorkers: 'allow' });

/** Longer than the phone waits for a server. */
const unanswered = { offline: false, latency: 60_000, downloadThroughput: -1, uploadThroughput: -1 };

test('a borrower who comes back sees home before the lender has answered, and the app begins though no answer comes', async ({
  page,
  context,
  request,
}) => {
  await enterByScreen(page, lenderStaff(request), 'two-paid');
  await onScreen(page, 'Home');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', unanswered);

  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.cl-till')).toContainText('Clearloan');
  await expect(page.locator('.cl-slip .cl-skeleton').first()).toBeVisible();
  // The end of the page, which begins the app, is still to come.
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  // The app takes along what the page brought for it, once the phone has waited long enough.
  await expect(page.locator('#words')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeAttached();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Loans' })).toBeVisible();
});
