import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

/** The visible text with print styles, as on paper or in a PDF. */
async function onPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const words = await page.locator('body').innerText();
  await page.emulateMedia({ media: 'screen' });
  return words;
}

test('a borrower who paid off the loan gets the closing letter, with the same sum as the receipt', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'settled');
  await page.goto(`/orders/${orderId}`);
  const receipt = await page.locator('.cl-slip').first().innerText();
  const paid = /You paid back\s*(¥[\d,.]+)/.exec(receipt)?.[1] ?? 'nothing';
  await page
    .getByRole('link', { name: /Closing letter/ })
    .first()
    .click();
  await onScreen(page, 'Closing letter');
  await expect(page.getByText(/was paid off in full on/)).toBeVisible();
  await expectAccessible(page);
  const paper = await onPaper(page);
  expect(paper).toContain(paid);
  expect(paper).not.toContain('Print or save as PDF');
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
});

test('a borrower opens every loan’s statement from Me, and a running loan has no closing letter', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  await page.goto('/mine');
  await page.getByRole('link', { name: 'Statements and letters' }).click();
  await onScreen(page, 'Statements and letters');
  await expect(page.getByRole('link', { name: /^Closing letter/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Statement/ }).click();
  await onScreen(page, 'Statement');
  await expect(page.getByText('You paid', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  expect(await onPaper(page)).toContain('Principal left at the end');
  await page.goto(`/orders/${orderId}/closing-letter`);
  await expect(page.getByText(/isn’t paid off yet/)).toBeVisible();
  await expect(primaryAction(page, 'Print or save as PDF')).toHaveCount(0);
});
