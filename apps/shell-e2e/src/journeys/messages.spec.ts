import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { onScreen } from '../support/screen';

test('a borrower reads what the lender told, and switches its text messages off', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'approved');
  await page.goto('/');
  await page.getByRole('link', { name: 'Messages, 1 unread' }).click();
  await onScreen(page, 'Messages');
  const decision = page.getByRole('link', { name: /^Your Shop stock loan is approved/ });
  await expect(decision).toContainText('Unread');
  await expect(decision).toContainText(/Text message: Clearloan: your application for Shop stock loan/);
  await expectAccessible(page);

  await decision.click();
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
  await page.goBack();
  await onScreen(page, 'Messages');
  await expect(decision).not.toContainText('Unread');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('link', { name: 'Notifications' }).click();
  await onScreen(page, 'Notifications');
  const decisions = page.getByRole('switch', { name: /^Decisions/ }).first();
  await expect(decisions).toBeChecked();
  await expectAccessible(page);
  // The switch follows the tap; a reload at once would take its request back.
  const isSaved = page.waitForResponse(
    (reply) => reply.url().includes('/messages/') && reply.request().method() === 'POST',
  );
  await decisions.click();
  await expect(decisions).not.toBeChecked();
  await isSaved;
  await page.reload();
  await expect(decisions).not.toBeChecked();
});

test('all messages are marked as read, and lead to what they are about', async ({ page, request }) => {
  await enterAs(page, lenderStaff(request), 'amount-differs');
  await page.goto('/messages');
  const check = page.getByRole('link', { name: /^Check your payment amount/ });
  await expect(check).toContainText('Unread');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(check).not.toContainText('Unread');
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await page.reload();
  await expect(check).not.toContainText('Unread');
  await check.click();
  await expect(page).toHaveURL(/\/orders\/[\w-]+\/payments\/[\w-]+$/);
});
