import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

/** A lender whose replies to one call state something else. @param change of the reply's text */
async function lie(page: Page, path: string, change: (reply: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === `/api${path}`,
    async (route) => {
      const response = await route.fetch();
      const reply = await response.text();
      const body = change(reply);
      expect(body, 'the lie').not.toBe(reply);
      await route.fulfill({ response, body });
    },
  );
}

// A screen reads again by itself, also while a test ends: its reply is still being changed then.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

/** A code for the next payment. */
async function getCode(page: Page, request: APIRequestContext, tab: string, way: RegExp): Promise<void> {
  const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto(`/orders/${orderId}/pay-channels`);
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('radio', { name: way }).locator('..').click();
  await primaryAction(page, 'Get my code').click();
  await page.getByText(/^Expires in/).waitFor();
}

test('an offer of another amount than the chosen one cannot be signed', async ({ page, request }) => {
  const { orderId } = await enterAs(page, lenderStaff(request), 'approved');
  await page.route(
    ({ pathname, searchParams }) =>
      pathname === '/api/v3/loan-confirm/loan-detail-confirm' && searchParams.has('amount'),
    async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('amount', '32000.00');
      await route.fulfill({ response: await route.fetch({ url: url.href }) });
    },
  );
  await page.goto(`/orders/${orderId}/confirm-new`);
  await onScreen(page, 'Your loan');
  await page.getByRole('button', { name: '¥1,000 more' }).click();
  await expect(page.getByRole('alert').getByText('This isn’t the price for your choice')).toBeVisible();
  await expect(primaryAction(page, 'Confirm loan')).toBeHidden();
  await expectAccessible(page);
});

test('money that the plan still asks for is not shown as received', async ({ page, request }) => {
  await getCode(page, request, 'Wallet', /Mobile wallet/);
  await lie(page, '/v3/installment/loan-plan-info', (reply) =>
    reply.replace('"status":"waiting"', '"status":"posted"'),
  );
  await primaryAction(page, 'I’ve paid').click();
  await page.reload();
  await onScreen(page, 'Your payment');
  await expect(page.getByText('We’re looking for your payment')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeHidden();
  await expectAccessible(page);
});

test('a link to a payment app with another amount is not offered', async ({ page, request }) => {
  await getCode(page, request, 'UPI', /UPI app/);
  await expect(page.getByRole('link', { name: 'Open the payment app' })).toBeVisible();
  await lie(page, '/v3/installment/loan-plan-info', (reply) => reply.replace(/am=2142\.31/g, 'am=21423.10'));
  await page.reload();
  await expect(page.getByText('The link to your payment app isn’t for this payment')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the payment app' })).toBeHidden();
  await expectAccessible(page);
});

test('a product with two prices says that they don’t agree', async ({ page, request }) => {
  await enterAs(page, lenderStaff(request), 'approved');
  await lie(page, '/v3/product/detail-new', (reply) =>
    reply.replace(/"aprM(in|ax)":"[\d.]+"/g, '"aprM$1":"10.00"'),
  );
  await page.goto('/products/everyday');
  await onScreen(page, 'Everyday loan');
  await expect(page.getByRole('alert').getByText('These figures don’t match')).toBeVisible();
  await expectAccessible(page);
});
