import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { logIn } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';
import { builtFile } from '../support/deployed-builds';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const figures = (page: Page) => page.getByRole('main');

async function saveAs(page: Page, name: string) {
  await primaryAction(page, 'Save to compare').click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
}

test('a visitor calculates two loans, compares them, and adds them to an account', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await page.goto('/calculator');
  await onScreen(page, 'Calculator');
  await page.getByLabel('Amount').fill('15000');
  await page.getByLabel('Interest rate per year').fill('24');
  await expect(figures(page)).toContainText('1,418.39');
  await expect(page.getByRole('img', { name: /12 payments/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show all payments' }).click();
  await expect(page.getByRole('row')).toHaveCount(13);
  await expectAccessible(page);
  await saveAs(page, 'Everyday loan');

  await primaryAction(page, 'Add a loan').click();
  await page.getByLabel('Interest rate per year').fill('12');
  await page.getByRole('button', { name: 'Fees and other terms' }).click();
  await page.getByText('Original amount (flat)').click();
  await expectAccessible(page);
  await saveAs(page, 'Cousin Ari');
  await expect(page.getByText('2 saved, cheapest first')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lowest cost' })).toContainText('Cousin Ari');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Everyday loan' })).toBeVisible();

  await page.goto('/login');
  await logIn(page, staff);
  await page.goto('/calculator?_tab=compare');
  await expect(page.getByText('2 loans are only saved on this phone')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to my account' }).click();
  // With the first loan saved, the text is about one loan.
  await expect(page.getByText(/only saved on this phone/)).toBeHidden();
  await page.evaluate(() => {
    localStorage.removeItem('clearloan.calculator.loans');
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cousin Ari' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Remove Cousin Ari' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove Cousin Ari' })).toBeVisible();
});

test('a shared loan opens as typed, with early payments, and continues offline', async ({
  page,
  context,
}) => {
  await page.goto('/calculator?_tab=early&_amount=15000&_rate=24&_extras=4:3000.00:instalment');
  await expect(figures(page)).toContainText('461.37');
  await expect(page.getByRole('img', { name: /after 10 months/ })).toBeVisible();
  await expectAccessible(page);
  await tab(page, 'Exchange').click();
  await expect(page.getByText('Rate', { exact: true })).toBeVisible();
  await page.getByLabel('US dollar').fill('250');
  await expect(page.getByLabel('Indonesian rupiah')).toHaveValue(/^\d\.\d{3}\.\d{3}$/);
  await expectAccessible(page);
  await tab(page, 'Payment').click();
  await expect(page.getByLabel('Amount')).toBeVisible();

  // The code of the next screens comes when the device is idle; the screen of the check then asks for the rest of it.
  for (const part of ['pages/check-page', 'verdict/verdict-slip', 'verdict/checked-claim'])
    await page.waitForFunction(
      (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
      builtFile(`calculator/src/${part}`),
    );
  // A file is there before those that it imports.
  await page.waitForFunction(() => {
    const links = 'link[rel=modulepreload], link[rel=stylesheet]:not([disabled])';
    return [...document.querySelectorAll<HTMLLinkElement>(links)].every(({ href, rel, sheet }) =>
      rel === 'stylesheet' ? sheet !== null : performance.getEntriesByName(href).length > 0,
    );
  });
  await context.setOffline(true);
  await page.getByLabel('Amount').fill('₹1,00,000.00');
  await expect(page.getByText('We read this as ¥100,000.00.')).toBeVisible();
  await expect(figures(page)).toContainText('9,455.96');
  await page.getByRole('link', { name: /Check my lender’s maths/ }).click();
  await onScreen(page, 'Check my lender’s maths');
  await page.getByLabel('Each payment', { exact: true }).fill('10333.33');
  await expect(figures(page)).toContainText('It’s a flat rate');
  await context.setOffline(false);
  await expectAccessible(page);
  await page.goto('/calculator/rates?_rate=2');
  await onScreen(page, 'What a flat rate really costs');
  await expectAccessible(page);
});
