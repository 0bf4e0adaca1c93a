import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterByScreen } from '../support/log-in';
import { onScreen } from '../support/screen';
import { workerInControl } from '../support/network';

test.use({ serviceWorkers: 'allow' });

/** The responses that the device stores, by request path. */
const keptCalls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result | undefined>((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => resolve(undefined));
      });
    const opening = indexedDB.open('clearloan-reads');
    // One that is not there, or is just deleted, must not be created without the app's tables.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    const database = await done(opening);
    if (database === undefined) return [];
    const keys = await done(database.transaction('reads').objectStore('reads').getAllKeys());
    database.close();
    if (keys === undefined) throw new Error('The responses cannot be read.');
    return keys.map((key) => /\/v\d[\w/-]+/.exec(JSON.stringify(key))?.[0] ?? '');
  });

/** Visits home, a loan and its receipt, until the device has stored the app's files and the responses. */
async function visit(page: Page): Promise<{ loan: string; receipt: string }> {
  await onScreen(page, 'Home');
  await workerInControl(page);
  await page.getByRole('link', { name: 'View loan' }).click();
  await onScreen(page, 'Everyday loan');
  const loan = page.url();
  await page.getByRole('link', { name: 'Receipt' }).first().click();
  await onScreen(page, 'Payment received');
  const receipt = page.url();
  // Stored when idle: a busy device is so after ten seconds.
  await expect
    .poll(() => keptCalls(page), { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining([
        '/v3/installment/loan-plan-info',
        '/v3/loan-details/loan-details',
        '/v5/index/index',
      ]),
    );
  return { loan, receipt };
}

test('an offline borrower opens home, the loan and a receipt as last known, and cannot pay', async ({
  page,
  context,
  request,
}) => {
  await enterByScreen(page, lenderStaff(request), 'two-paid');
  const { loan, receipt } = await visit(page);

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText(/^Updated today at \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('No internet connection')).toBeVisible();
  await expect(page.getByText('Works offline')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay ¥/ })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Apply' })).toBeHidden();
  await expectAccessible(page);

  await page.goto(loan);
  await expect(page.getByText(/Updated \d\d:\d\d\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payments' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.goto(`${loan}/repay`);
  await expect(page.getByText('No internet connection')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden();
  await page.goto(receipt);
  await expect(page.getByText('Receipt number')).toBeVisible();

  await page.goto('/');
  await expect(page.getByText('No internet connection')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: /^Pay ¥/ })).toBeVisible();
  await expect(page.getByText('No internet connection')).toBeHidden();
});

test('nothing that was read stays on a shared device, nor after an offline logout', async ({
  page,
  context,
  request,
}) => {
  const staff = lenderStaff(request);
  await enterByScreen(page, staff, 'two-paid');
  await visit(page);
  const sharing = page.getByRole('switch', { name: /^I share this phone/ });
  await page.goto('/settings');
  await sharing.click();
  await expect.poll(() => keptCalls(page)).toEqual([]);
  await page.goto('/');
  await onScreen(page, 'Home');
  // At least as long as storing took before.
  await page.waitForTimeout(4_000);
  expect(await keptCalls(page)).toEqual([]);

  await page.goto('/settings');
  await sharing.click();
  await page.goto('/');
  await visit(page);
  await context.setOffline(true);
  await page.goto('/logout');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await keptCalls(page)).toEqual([]);
  await expect(page.getByText('Everyday loan')).toBeHidden();
});
