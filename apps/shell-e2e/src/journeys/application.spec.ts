import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs, mira } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

test('an application with a complete verification is sent from there, and can be withdrawn', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'settled');
  await page.goto('/products/phone');
  await primaryAction(page, 'Apply').click();
  await expect(page).toHaveURL(/_order=[\w-]+$/);
  await staff.decideLater(new URL(page.url()).searchParams.get('_order') ?? '');
  await page.goto('/certification');
  await onScreen(page, 'Verification');
  await primaryAction(page, 'Send my application').click();
  await page.getByText('The lender is reviewing your application').waitFor();
  await expect(page.getByText(/usually takes about 1 minute\..*a message/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('You withdrew this application. You owe nothing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw application' })).toHaveCount(0);
});

test('a borrower receives a decision in one message, without an amount', async ({ page, request }) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'reviewing');
  const before = (await staff.newsTo(mira)).length;
  await page.goto(`/orders/${orderId}`);
  await page.getByText('The lender is reviewing your application').waitFor();
  await staff.decide(orderId, 'approve');
  await primaryAction(page, 'See my price').waitFor();
  // The page may know it before the carrier has delivered the message.
  await expect.poll(() => staff.newsTo(mira)).toHaveLength(before + 1);
  const news = await staff.newsTo(mira);
  expect(news[0]).toMatch(/is approved/);
  expect(news[0]).not.toMatch(/¥|\d{3}/);
});

test('a visitor tries any amount and tenure of a loan before logging in', async ({ page }) => {
  await page.goto('/products/everyday');
  await onScreen(page, 'Everyday loan');
  await page.getByRole('button', { name: '¥500 more' }).click();
  await page.getByRole('radio', { name: '3 months' }).locator('..').click();
  await expect(page.getByText('¥10,500 for 3 months')).toBeVisible();
  await expectAccessible(page);
});
