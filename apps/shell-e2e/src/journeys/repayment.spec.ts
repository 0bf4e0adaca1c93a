import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { enterAs, signWithCode } from '../support/log-in';
import { amountIn, idIn, leftIn, onScreen, primaryAction } from '../support/screen';

const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).locator('..').click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** From a code to its receipt; the bank is set to act fast. */
async function codeIsPaid(page: Page, staff: LenderStaff): Promise<void> {
  await primaryAction(page, 'I’ve paid').click();
  await onScreen(page, 'Your payment');
  await isReceived(page, staff);
}

async function isReceived(page: Page, staff: LenderStaff): Promise<void> {
  await staff.moneyArrives(idIn(page));
  await heading(page, 'Payment received').waitFor();
}

/** The keys of all requests that could move money. */
function watchPayCalls(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/generate-vcode')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

test('a borrower pays at a bank, by wallet, payment app and at a shop, each with its own code, and owes then what was said before [promise: pay-left]', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  const payAt = async (tab: string, channel: RegExp) => {
    await page.goto(`/orders/${orderId}/repay`);
    const left = await amountIn(page.getByText(/ left after this\.$|^Nothing left to pay after this/));
    await page.getByRole('link', { name: 'More banks, wallets and shops' }).click();
    await page.getByRole('tab', { name: tab }).click();
    await choose(page, channel);
    await primaryAction(page, 'Get my code').click();
    await page.getByText(/^Expires in/).waitFor();
    if (tab === 'UPI') {
      await expectAccessible(page);
      const app = page.getByRole('link', { name: 'Open the payment app' });
      await expect(app).toHaveAttribute('href', /^upi:\/\/pay\?.*am=2142\.31/);
    }
    await codeIsPaid(page, staff);
    if (tab !== 'Shop') expect(await leftIn(page)).toBe(left);
    return left;
  };
  // Payments ahead of their time lower the debt by the interest that has not run.
  expect(await payAt('Bank', /Unity Bank/)).toBeLessThan(6_426.93);
  expect(await payAt('Wallet', /Mobile wallet/)).toBeLessThan(4_284.62);
  expect(await payAt('UPI', /UPI app/)).toBeLessThan(2_142.31);
  await payAt('Shop', /Pay at a shop/);
  await expect(page.getByText('You owe nothing more on this loan.')).toBeVisible();
  await expectAccessible(page);
});

test('a borrower pays by transfer, and the lender finds the reference on the second check', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  await page.goto(`/orders/${orderId}/repay?_how=bank-transfer`);
  await primaryAction(page, /^Pay ¥/).click();
  await primaryAction(page, 'I’ve paid').click();
  await onScreen(page, 'Send the reference');
  const reference = page.getByLabel('Reference (UTR)');
  await reference.fill('4265 0193');
  await page.reload();
  await expect(reference).toHaveValue('4265 0193');
  // This lender's bank does not find a reference that ends in 1 on the first look-up.
  await reference.fill('4265 0193 8841');
  const receipt = {
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: await staff.samplePicture('tax_card'),
  };
  await page.locator('input[type=file]').setInputFiles(receipt);
  await expectAccessible(page);
  await primaryAction(page, 'Send reference').click();
  await heading(page, 'We’re looking for your payment').waitFor();
  await heading(page, 'The bank hasn’t found your payment yet').waitFor({ timeout: 30_000 });
  await expect(page.getByText(/Next check on/)).toBeVisible();
  await expectAccessible(page);
  await primaryAction(page, 'Send the reference again').click();
  await expect(reference).toHaveValue('426501938841');
  await primaryAction(page, 'Send reference').click();
  await heading(page, 'We’re looking for your payment').waitFor();
  await isReceived(page, staff);
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

/** Agrees to a delay with the code sent for it. */
async function agree(page: Page, staff: LenderStaff, words: string | RegExp): Promise<void> {
  await signWithCode(page, staff, words, 'Confirm new dates');
  await heading(page, 'You have more time for this payment').waitFor();
}

test('a borrower delays a loan with a single payment', async ({ page, request }) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'at-once');
  await page.goto(`/orders/${orderId}/delay`);
  await choose(page, /\+ 14 days/);
  await agree(page, staff, /^Delay 14 days for ¥/);
  await expect(page.getByText(/It was originally due/)).toBeVisible();
});

test('a borrower pays a part today and then the full balance', async ({ page, request }) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  await page.goto(`/orders/${orderId}/delay`);
  await page.getByRole('link', { name: /Pay part of it now/ }).click();
  await page.getByLabel('How much do you want to pay?').fill('500');
  const left = () => amountIn(page.getByText(/ left after this\.$/));
  await expect.poll(left).toBeLessThan(8_069.24);
  const leftBefore = await left();
  await expectAccessible(page);
  await primaryAction(page, 'Pay ¥500.00').click();
  await codeIsPaid(page, staff);
  expect(await leftIn(page)).toBe(leftBefore);
  await page.goto(`/orders/${orderId}/repay?_what=payoff`);
  await expect(page.getByRole('radio', { name: /Full balance.*Saves/ })).toBeChecked();
  await primaryAction(page, /^Pay ¥/).click();
  await codeIsPaid(page, staff);
  await expect(page.getByText('You owe nothing more on this loan.')).toBeVisible();
});

test('a borrower returns a loan in its first days, for exactly the amount on the loan page', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'first-days');
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('link', { name: 'Return the loan for ¥12,007.89' }).click();
  await expect(page.getByRole('radio', { name: /Return the loan ¥12,007\.89/ })).toBeChecked();
  await primaryAction(page, 'Pay ¥12,007.89').click();
  await codeIsPaid(page, staff);
  await expect(page.getByText('You returned this loan. You owe nothing more on it.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByText('Returned on')).toBeVisible();
  await page.goto('/orders?_tab=closed');
  await expect(page.getByRole('link', { name: /Returned/ })).toBeVisible();
});

test('a double tap, Enter five times, two tabs, a reload and a lost response pay once', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  const path = `/orders/${orderId}/repay`;
  await page.goto(path);
  const pay = primaryAction(page, /^Pay ¥/);
  await pay.waitFor();
  const keys = watchPayCalls(page);
  let lost = 0;
  await page.route('**/generate-vcode*', async (route) => {
    // The lender executes the request; its response is lost. A reload has already ended the request.
    await route.fetch().catch(() => undefined);
    lost += 1;
    await route.abort('connectionreset').catch(() => undefined);
  });
  await pay.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await expect(page.getByText('We’re checking').first()).toBeVisible();
  expect(lost).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByText('We’re checking').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByText(/^Expires in/).waitFor({ timeout: 20_000 });
  expect(new Set(keys).size).toBe(1);

  const other = await page.context().newPage();
  await other.goto(path);
  await primaryAction(other, /^Pay ¥/).dblclick();
  await other.getByText(/^Expires in/).waitFor();
  // A payment has one open code, so the first tab's has ended.
  await page.reload();
  await expect(page.getByText('This code has expired')).toBeVisible();
  await codeIsPaid(other, staff);
  const left = await leftIn(other);
  expect(left).toBeGreaterThan(6_400);
  expect(left).toBeLessThan(6_426.93);

  const tabs = [page, other];
  await Promise.all(tabs.map((tab) => tab.goto(path)));
  await Promise.all(tabs.map((tab) => primaryAction(tab, /^Pay ¥/).click()));
  await Promise.all(
    tabs.map((tab) =>
      tab
        .getByText(/^Expires in|This code has expired/)
        .first()
        .waitFor(),
    ),
  );
  await Promise.all(tabs.map((tab) => tab.reload()));
  const ended = tabs.map((tab) =>
    tab
      .getByText('This code has expired')
      .waitFor()
      .then(() => tab),
  );
  const open = (await Promise.any(ended)) === page ? other : page;
  await codeIsPaid(open, staff);
  expect(await leftIn(open)).toBeLessThan(4_284.62);
});
