import { bindCard, cardSetting } from '@clearloan/certification/contract';
import { expect, test, type Page } from '@playwright/test';
import { askingFor, type Asking } from '../faults/effects';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs, sessionOf, signWithCode } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

const tails = async ({ ask }: Asking) => (await ask(cardSetting, {})).cards.map(({ tail }) => tail).sort();

async function removeAccount(page: Page, tail: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Remove .*${tail}$`) }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText(tail);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
}

test('a borrower removes a second account, and keeps the main one that the loans need', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  const asking = askingFor(page, { sessionId: await sessionOf(page) });
  await asking.ask(bindCard, { bank_code: 'HARB', account_number: '5550004418' });
  await page.goto('/cards');
  await onScreen(page, 'Bank accounts');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Remove .*4418$/ }).click();
  await page.getByRole('button', { name: 'Keep account' }).click();
  expect(await tails(asking)).toEqual(['4417', '4418']);

  await removeAccount(page, '4417');
  await expect(page.getByText(/This is your main account/).first()).toBeVisible();
  expect(await tails(asking)).toEqual(['4417', '4418']);

  await removeAccount(page, '4418');
  // No account can be removed while a removal is on its way, so its row alone does not show that it has arrived.
  await expect.poll(() => tails(asking)).toEqual(['4417']);
  await expect(page.getByText('4418')).toHaveCount(0);
});

test('a borrower cannot remove the account of automatic payments before cancelling them', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  const asking = askingFor(page, { sessionId: await sessionOf(page) });
  await page.goto(`/orders/${orderId}/autopay`);
  await signWithCode(page, staff, 'Allow automatic payments', 'Allow automatic payments');
  await page.getByText('Next collection').waitFor();

  await page.goto('/cards');
  await removeAccount(page, '4417');
  await expect(
    page.getByText('Automatic payments use this account. Cancel them first.').first(),
  ).toBeVisible();
  expect(await tails(asking)).toEqual(['4417']);

  await page.goto(`/orders/${orderId}/autopay`);
  await primaryAction(page, 'Cancel automatic payments').click();
  await primaryAction(page, 'Allow automatic payments').waitFor();
  await page.goto('/cards');
  await removeAccount(page, '4417');
  await expect(page.getByRole('heading', { name: 'No bank account yet' })).toBeVisible();
  await expect.poll(() => tails(asking)).toEqual([]);
});
