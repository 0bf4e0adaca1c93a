import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { onScreen } from '../support/screen';

test('a borrower finds a receipt and a letter in everything that happened, and prints it', async ({
  page,
  request,
}) => {
  const { orderId } = await enterAs(page, lenderStaff(request), 'settled');
  await page.goto('/mine');
  await page.getByRole('link', { name: 'Payments and receipts' }).click();
  await onScreen(page, 'Activity');
  await expect(page.getByRole('link', { name: /^Paid out to you.*\+¥/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('r- paid YOU');
  const receipt = page.getByRole('link', { name: /^You paid/ }).first();
  await expect(page.getByRole('link', { name: /^You signed/ })).toHaveCount(0);
  await expect(page).toHaveURL(/_search=r-/);
  await receipt.click();
  await onScreen(page, 'Payment received');
  await page.goBack();
  await onScreen(page, 'Activity');
  await expect(page.getByRole('searchbox')).toHaveValue('r- paid YOU');

  await page.goto('/activity?_group=letters');
  await page.getByRole('link', { name: /Closing letter/ }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}/closing-letter$`));
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('link', { name: /Closing letter/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^You paid/ })).toHaveCount(0);

  await page.goto('/activity');
  await expect(receipt).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  await page.emulateMedia({ media: 'screen' });
  expect(paper).toContain('Paid out to you');
  expect(paper).not.toMatch(/Print or save as PDF|Search all activity|Show more/);
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
});
