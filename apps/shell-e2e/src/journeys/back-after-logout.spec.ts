import { chromium, expect, test } from '@playwright/test';
import { afterFirstScreen, builtFile } from '../support/deployed-builds';
import { lenderStaff } from '../support/lender-staff';
import { enterByScreen } from '../support/log-in';
import { onScreen } from '../support/screen';

test('Back after a logout in another tab shows no borrower data from the back/forward cache', async ({
  request,
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--disable-gpu', '--no-first-run'],
    // Playwright disables the back/forward cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await enterByScreen(page, lenderStaff(request), 'two-paid');
  await onScreen(page, 'Home');
  const leave = async () => {
    await page.goto('/mine');
    await page.getByText('Mira Tan').waitFor();
    await page.goto('/healthz');
  };

  await leave();
  await page.goBack();
  await expect(page.getByText('Mira Tan')).toBeVisible();
  // The browser's cache is on, and reports that our page prevents it.
  const navigation = await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')));
  expect(navigation).toContain('response-cache-control-no-store');

  await leave();
  const other = await context.newPage();
  await other.goto('/logout');
  await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('link', { name: 'Log in' }).waitFor();
  await page.goBack();
  await expect(page.getByText('Mira Tan')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Log in' }).or(page.getByLabel('Phone number'))).toBeVisible();
  await browser.close();
});

test('a logout in another tab hides this tab before the code that starts it over arrives', async ({
  page,
  request,
}) => {
  await enterByScreen(page, lenderStaff(request), 'two-paid');
  await onScreen(page, 'Home');
  // As on a slow network: the file is on its way and does not arrive.
  await page.route(`**${builtFile(afterFirstScreen)}`, () => undefined);
  await page.goto('/mine');
  await expect(page.getByText('Mira Tan')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/logout');
  await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('link', { name: 'Log in' }).waitFor();
  await expect(page.getByText('Mira Tan')).toBeHidden();
});
