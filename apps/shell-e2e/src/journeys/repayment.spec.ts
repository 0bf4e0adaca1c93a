import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { onScreen, pinned } from '../support/screen';

const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).locator('..').click();

/** From a code to its receipt: the sandbox's bank takes a quarter of a minute. */
async function codeIsPaid(page: Page): Promise<void> {
  await onScreen(page, 'Pay by code');
  await expectAccessible(page);
  await pinned(page, 'I have paid').click();
  await page.getByRole('heading', { name: 'Payment received', level: 1 }).waitFor({ timeout: 40_000 });
  await expectAccessible(page);
}

/** The keys of the pay codes asked for, in order. */
function watchPayCalls(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/generate-vcode')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

for (const [tab, channel] of [
  ['Bank', /Unity Bank/],
  ['Wallet', /Mobile wallet/],
  ['Shop', /Pay at a shop/],
] as const) {
  test(`pays at a place of its own: ${tab}`, async ({ page, request }) => {
    const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
    await page.goto(`/orders/${orderId}/repay`);
    await onScreen(page, 'Pay');
    await page.getByRole('link', { name: 'More banks, wallets and shops' }).click();
    await onScreen(page, 'Pay by code');
    await page.getByRole('tab', { name: tab }).click();
    await choose(page, channel);
    await expectAccessible(page);
    await pinned(page, 'Make my code').click();
    await codeIsPaid(page);
    await expect(page.getByText('¥6,426.93').first()).toBeVisible();
  });
}

test('pays by transfer: the bank is told apart by its reference', async ({ page, request }) => {
  const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto(`/orders/${orderId}/repay?_how=bank-transfer`);
  await pinned(page, /^Pay ¥/).click();
  await onScreen(page, 'Pay by code');
  await pinned(page, 'I have paid').click();
  await onScreen(page, 'Send the reference');
  await page.getByLabel('Reference (UTR)').fill('4265 0193');
  await page.reload();
  await expect(page.getByLabel('Reference (UTR)')).toHaveValue('4265 0193');
  await page.getByLabel('Reference (UTR)').fill('4265 0193 8849');
  await expectAccessible(page);
  await pinned(page, 'Send reference').click();
  await page.getByRole('heading', { name: 'Payment received', level: 1 }).waitFor({ timeout: 40_000 });
});

test('asks for more time: sees the price, agrees with a code, keeps the old day in view', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  await page.goto(`/orders/${orderId}/delay`);
  await onScreen(page, 'Need more time?');
  await expect(page.getByRole('radio', { name: /Pay now/ })).toBeChecked();
  await expectAccessible(page);
  await choose(page, /\+ 7 days/);
  await expectAccessible(page);
  await pinned(page, 'Delay 7 days for ¥91.17').click();
  const sheet = page.getByRole('dialog');
  const phone = '+628123450417';
  const sent = await staff.codeFor(phone);
  await sheet.getByRole('textbox').fill(sent);
  const agree = sheet.getByRole('button').last();
  if (await agree.isVisible()) await agree.click();
  await page.getByRole('heading', { name: 'You have more time for this payment' }).waitFor();
  await expect(page.getByText(/It was first due/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/orders/${orderId}/delay`);
  await expect(page.getByText('You have used 1 of 2 delays of this loan.')).toBeVisible();
  await expect(page.getByText(/It was first due/)).toBeVisible();
});

test('pays a part today and all of the rest', async ({ page, request }) => {
  const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto(`/orders/${orderId}/delay`);
  await page.getByRole('link', { name: /Pay a part now/ }).click();
  await onScreen(page, 'Pay');
  await page.getByLabel('How much do you want to pay?').fill('500');
  await expect(page.getByText('After this, ¥8,069.24 is left.')).toBeVisible();
  await expectAccessible(page);
  await pinned(page, 'Pay ¥500.00').click();
  await codeIsPaid(page);
  await page.goto(`/orders/${orderId}/repay?_what=payoff`);
  await expect(page.getByRole('radio', { name: /All of it.*Saves/ })).toBeChecked();
  await pinned(page, /^Pay ¥/).click();
  await codeIsPaid(page);
  await expect(page.getByText('Nothing more is due on this loan.')).toBeVisible();
});

test('a double tap, Enter five times, two tabs, a reload and a lost reply pay once', async ({
  page,
  request,
}) => {
  const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
  const path = `/orders/${orderId}/repay`;
  await page.goto(path);
  const pay = pinned(page, /^Pay ¥/);
  await pay.waitFor();
  const keys = watchPayCalls(page);
  let lost = 0;
  await page.route('**/generate-vcode*', async (route) => {
    // The lender acts; nothing of its answer comes back.
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  await pay.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await expect(page.getByText('We are checking').first()).toBeVisible();
  expect(lost).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByText('We are checking').first()).toBeVisible();
  await page.unroute('**/generate-vcode*');
  await onScreen(page, 'Pay by code');
  expect(new Set(keys).size).toBe(1);

  const other = await page.context().newPage();
  await other.goto(path);
  await pinned(other, /^Pay ¥/).dblclick();
  await onScreen(other, 'Pay by code');
  await page.reload();
  await expect(
    page.getByText('This code has ended').or(page.getByText('Your payment')).first(),
  ).toBeVisible();
  await pinned(other, 'I have paid').click();
  await other.getByRole('heading', { name: 'Payment received', level: 1 }).waitFor({ timeout: 40_000 });
  await expect(other.getByText('¥6,426.93').first()).toBeVisible();
});
