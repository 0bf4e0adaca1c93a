import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { enterAs, logIn, signWithCode } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

/** Opens the confirmation screen of an order's kind of loan. */
async function openOffer(page: Page, orderId: string, path: string): Promise<void> {
  await page.goto(`/orders/${orderId}`);
  await page.getByText('You’re approved').waitFor();
  await primaryAction(page, 'See my price').click();
  await onScreen(page, 'Your loan');
  expect(new URL(page.url()).pathname).toBe(`/orders/${orderId}/${path}`);
}

/** Reads the agreement, ticks it, and signs with the code from the phone. */
async function sign(page: Page, staff: LenderStaff): Promise<void> {
  await tickAgreement(page);
  await signWithCode(page, staff, 'Confirm loan', 'Sign the loan');
}

const agreementBox = (page: Page) => page.getByRole('checkbox', { name: /I’ve read/ });

const tickAgreement = (page: Page) =>
  agreementBox(page)
    .locator('..')
    .click({ position: { x: 10, y: 10 } });

const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).locator('..').click();

test('two tabs that apply at the same moment create one application', async ({ page, request, context }) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'settled');
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await tab.goto('/products/shop');
  for (const tab of tabs) await expect(primaryAction(tab, 'Apply')).toBeEnabled();
  await Promise.all(tabs.map((tab) => primaryAction(tab, 'Apply').click()));
  for (const tab of tabs) await expect(tab).toHaveURL(/_order=[\w-]+$/);
  expect(other.url()).toBe(page.url());
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /Shop stock loan/ })).toHaveCount(1);
  await other.close();
});

test('a borrower confirms a loan without choices, and reads its single payment before signing', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'approved-fixed');
  await openOffer(page, orderId, 'confirm');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('You borrow for 30 days')).toBeVisible();

  await page.getByRole('button', { name: 'Check the maths' }).click();
  await expect(page.getByText('The maths is correct')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await expect(agreementBox(page)).not.toBeChecked();
  await primaryAction(page, 'Confirm loan').click();
  await expect(page.getByText('Read it, then tick the box.')).toBeVisible();
  await page.getByRole('button', { name: /^Read/ }).click();
  const text = page.getByRole('dialog', { name: 'Loan agreement' });
  await expect(text.getByText('Mira Tan').first()).toBeVisible();
  await expectAccessible(page);
  await text.getByRole('button', { name: 'Close' }).click();

  await sign(page, staff);
  await page.getByText('Your money is on its way').waitFor();
  await expectAccessible(page);
  await staff.payOut(orderId);
  await primaryAction(page, /^Pay ¥/).waitFor();
  await expect(page.getByText('You can still return this loan')).toBeVisible();
});

test('a borrower sees each choice priced at once, ticks again after a change, and declines in a tap', async ({
  page,
  request,
}) => {
  const { orderId } = await enterAs(page, lenderStaff(request), 'approved');
  await openOffer(page, orderId, 'confirm-new');
  await page.emulateMedia({ media: 'print' });
  await expect(primaryAction(page, 'Confirm loan')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Key facts' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await tickAgreement(page);
  await expect(agreementBox(page)).toBeChecked();
  await page.getByRole('button', { name: '¥1,000 more' }).click();
  await expect(page.getByRole('slider', { name: 'Amount to borrow' })).toHaveAttribute(
    'aria-valuetext',
    /31,000/,
  );
  await choose(page, /6 months/);
  await expect(page).toHaveURL(/_amount=3100000&_tenure=6/);
  await expect(page.getByText('6 payments of', { exact: false }).first()).toBeVisible();
  await expect(agreementBox(page)).not.toBeChecked();
  const payBack = await page.getByText('You pay back').last().locator('..').textContent();
  await page.reload();
  await expect(page.getByRole('radio', { name: /6 months/ })).toBeChecked();
  await expect(page.getByText('You pay back').last().locator('..')).toHaveText(payBack ?? '');

  await page.getByRole('button', { name: 'No, I don’t want this loan' }).click();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByText('This offer has ended').waitFor();
  await expect(page.getByText('You declined this offer.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/orders?_tab=closed');
  await expect(page.getByRole('link', { name: /Shop stock loan.*Cancelled/ })).toBeVisible();
});

test('a borrower cannot sign an offer that ended, and reads so', async ({ page, request }) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'approved');
  await page.goto(`/orders/${orderId}/confirm-new`);
  await onScreen(page, 'Your loan');
  await tickAgreement(page);
  await staff.moveDays(8);
  await signWithCode(page, staff, 'Confirm loan', 'Sign the loan');
  await page.getByText('There’s no offer to sign').waitFor();
  await expect(page.getByText('This offer has ended. You can apply again.').first()).toBeVisible();
  await expectAccessible(page);
  await primaryAction(page, 'Check status').click();
  await expect(page.getByText('The offer wasn’t confirmed in time. You can apply again.')).toBeVisible();
  await expectAccessible(page);
});

test('a borrower sees a rejection at once, with the day to apply again', async ({ page, request }) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'reviewing');
  await page.goto(`/orders/${orderId}`);
  await page.getByText('The lender is reviewing your application').waitFor();
  await staff.decide(orderId, 'reject');
  await page.getByText('You weren’t approved this time').waitFor();
  await expect(page.getByText(/We couldn’t approve this loan\..*You can apply again from/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/products/phone');
  await primaryAction(page, 'Apply').click();
  await expect(page.getByText(/You can apply again from/)).toBeVisible();
  await expectAccessible(page);
});

test('a borrower whose payout was returned sends it to another account', async ({ page, request }) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'payout-failed');
  await page.goto(`/orders/${orderId}`);
  await page.getByText('The money didn’t arrive').waitFor();
  await primaryAction(page, 'Choose a different account').click();
  await onScreen(page, 'Bank accounts');
  await page
    .getByRole('listitem')
    .filter({ hasText: '4417' })
    .getByRole('button', { name: 'Send the money here' })
    .click();
  await page.getByText('Your money is on its way').waitFor();
  await staff.payOut(orderId);
  await primaryAction(page, /^Pay ¥/).waitFor();
  await expect(page.getByText('Harbour Bank •••• 4417', { exact: false })).toBeVisible();
});

test('a borrower with a manipulated address sees a message, never another borrower’s loan', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'approved');
  const strangers = '00000000-0000-4000-8000-000000000000';
  for (const path of [
    `/orders/${strangers}`,
    '/orders/%00',
    `/orders/${strangers}/confirm`,
    `/orders/${strangers}/agreement`,
    '/products/no-such-loan',
    '/agreements/no-such-scene',
    `/orders/${orderId}/confirm-new?_amount=123&_tenure=12`,
    `/orders/${orderId}/confirm-new?_tenure=999`,
    '/landing2?_product=no-such-loan&_to=https://evil.example/',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' }), path).toBeVisible();
    await expect(page.getByRole('main'), path).not.toContainText(/undefined|NaN|\[object/);
  }
  await expectAccessible(page);
});

test('campaign parameters survive the login, outside the address', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await staff.startOver();
  const addresses: URL[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/')) addresses.push(new URL(sent.url()));
  });
  await page.goto('/landing2?_product=school&utm_source=poster&utm_campaign=school-year&channel=c7');
  await expect(page.getByText('¥8,000 for 3 months')).toBeVisible();
  expect(page.url()).not.toContain('utm_');
  await primaryAction(page, 'See this loan').click();
  await logIn(page, staff);
  await onScreen(page, 'School fees loan');
  expect(page.url()).not.toContain('utm_');
  const later = addresses.filter(({ pathname }) => pathname.endsWith('/detail-new')).at(-1);
  expect(later?.searchParams.get('utm_source')).toBe('poster');
  expect(later?.searchParams.get('utm_campaign')).toBe('school-year');
  expect(later?.searchParams.get('channel')).toBe('c7');
});
