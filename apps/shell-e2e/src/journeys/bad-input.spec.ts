import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs, newPhone } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

test('a wrong code shows the tries left, and the right one still works', async ({ page, request }) => {
  const staff = lenderStaff(request);
  const phone = newPhone();
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(phone.typed);
  await primaryAction(page, 'Send code').click();
  const right = await staff.codeFor(phone.international);
  await onScreen(page, 'Enter the code');
  const field = page.getByRole('textbox');
  await field.fill(right === '111111' ? '222222' : '111111');
  await expect(page.getByText('That code isn’t right. 4 tries left.')).toBeVisible();
  await expectAccessible(page);
  await field.fill(right);
  await onScreen(page, 'Home');
});

test('a tap while offline shows the reason, loses nothing and can be repeated', async ({
  page,
  context,
  request,
}) => {
  const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto(`/orders/${orderId}/repay`);
  await onScreen(page, 'Pay');
  await page
    .getByRole('radio', { name: /Pay at a shop/ })
    .locator('..')
    .click();
  // With the fee of the shop: the screen is complete before the device goes offline.
  await primaryAction(page, 'Pay ¥2,147.31').waitFor();
  await context.setOffline(true);
  await primaryAction(page, /^Pay ¥/).click();
  await expect(page.getByText(/Nothing was sent or lost/)).toBeInViewport();
  await expect(page.getByRole('radio', { name: /Pay at a shop/ })).toBeChecked();
  await context.setOffline(false);
  await primaryAction(page, /^Pay ¥/).click();
  await onScreen(page, 'Pay with a code');
});

test('a reference used before is rejected with a message and stays in its field', async ({
  page,
  request,
}) => {
  const { orderId } = await enterAs(page, lenderStaff(request), 'overdue');
  const send = async () => {
    await page.goto(`/orders/${orderId}/reference`);
    await page.getByLabel(/^Reference/).fill('426501938846');
    await primaryAction(page, 'Send reference').click();
  };
  await send();
  await page.getByRole('heading', { name: 'Payment received', level: 1 }).waitFor({ timeout: 40_000 });
  await send();
  await expect(page.getByText(/already|before/i).first()).toBeVisible();
  await expect(page.getByLabel(/^Reference/)).toHaveValue(/4265 ?0193 ?8846/);
  await expectAccessible(page);
});
