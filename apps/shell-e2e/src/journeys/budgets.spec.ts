import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { logIn } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';
import { workerInControl } from '../support/network';

test.use({ serviceWorkers: 'allow' });

async function spend(page: Page, keys: string) {
  await page.goto('/bookkeeping/new');
  await onScreen(page, 'New record');
  for (const key of keys) await page.getByRole('button', { name: key, exact: true }).click();
  await page.getByText('Food', { exact: true }).click();
  await primaryAction(page, 'Save').click();
  await onScreen(page, 'Bookkeeping');
}

/** Sets or changes the limit for food. */
async function limitFood(page: Page, amount: string) {
  await page.getByRole('button', { name: /Food/ }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Food' });
  await sheet.getByLabel('Monthly limit').fill(amount);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save budget' }).click();
  await expect(sheet).toBeHidden();
}

test('a budget set offline warns at 80 % and 100 % and reaches another device; the later limit wins', async ({
  page,
  context,
  request,
  browser,
}) => {
  const staff = lenderStaff(request);
  // Offline, the device knows the month by its own clock only.
  await staff.startOver();
  await page.goto('/login?_return=%2Fbookkeeping');
  await logIn(page, staff);
  await onScreen(page, 'Bookkeeping');
  await workerInControl(page);
  await page.getByRole('link', { name: 'Budgets' }).click();
  await onScreen(page, 'Budgets');
  await expect(page.getByRole('heading', { name: 'No budgets this month' })).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(true);
  await limitFood(page, '100');
  await expect(page.getByText('¥0.00 of ¥100.00 spent (0%)')).toBeVisible();
  await expect(page.getByText('1 change waiting to be sent')).toBeVisible();
  await page.reload();
  await expect(page.getByText('¥100.00 left').first()).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);

  await spend(page, '80');
  await expect(page.getByText('A budget is almost used up')).toBeVisible();
  await expect(page.getByText('¥20.00 left').first()).toBeVisible();
  await spend(page, '25');
  await expect(page.getByText('A budget is used up')).toBeVisible();
  await expect(page.getByText('¥5.00 over budget').first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);

  const elsewhere = await browser.newContext({
    viewport: { width: 360, height: 800 },
    storageState: await context.storageState(),
  });
  const other = await elsewhere.newPage();
  await other.goto('/bookkeeping/budgets');
  await expect(other.getByText('¥105.00 of ¥100.00 spent (105%)')).toBeVisible();

  await page.goto('/bookkeeping/budgets');
  await onScreen(page, 'Budgets');
  await expect(page.getByText('¥105.00 of ¥100.00 spent (105%)')).toBeVisible();
  await context.setOffline(true);
  await limitFood(page, '200');
  await expect(page.getByText('1 change waiting to be sent')).toBeVisible();
  const arrived = other.waitForResponse((reply) => reply.url().includes('/book-keeping/save-budget'));
  await limitFood(other, '300');
  await arrived;
  await context.setOffline(false);
  await expect(page.getByText('¥105.00 of ¥300.00 spent (35%)')).toBeVisible();
  await expect(page.getByText('One record was later changed on another phone')).toBeVisible();
  await elsewhere.close();
});
