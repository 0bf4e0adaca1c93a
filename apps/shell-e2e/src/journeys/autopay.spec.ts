import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs, signWithCode } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

test('a borrower allows automatic payments, sees the date everywhere, pays once, and cancels', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('link', { name: /^Automatic payments/ }).click();
  await onScreen(page, 'Automatic payments');
  await expectAccessible(page);
  await signWithCode(page, staff, 'Allow automatic payments', 'Allow automatic payments');
  await expect(page.getByText('Next collection')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Next collection')).toBeVisible();
  for (const path of ['/', `/orders/${orderId}`, `/orders/${orderId}/repay`]) {
    await page.goto(path);
    await expect(page.getByText(/^Will be collected on/).first()).toBeVisible();
  }
  // Due in four days: the advance notice is sent, then the payment is collected.
  await staff.moveDays(5);
  await expect(async () => {
    // The lender asks the bank when somebody looks, and the bank answers.
    await page.goto(`/orders/${orderId}/autopay`);
    await expect(page.getByText('Collected', { exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByText('3 of 6 paid')).toBeVisible();
  await page.goto(`/orders/${orderId}/autopay`);
  await primaryAction(page, 'Cancel automatic payments').click();
  await expect(primaryAction(page, 'Allow automatic payments')).toBeVisible();
});
