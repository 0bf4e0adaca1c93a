import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { otherHands } from '../support/keyboard';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { logIn } from '../support/log-in';
import { amountIn, idIn, leftIn, onScreen, primaryAction } from '../support/screen';
import { expectNothingWithoutConsent, watchCalls } from '../support/sent-calls';
import { verify } from '../support/verify';

test('a new borrower is verified by keyboard, takes a loan, pays an instalment and settles it early', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const calls = watchCalls(page);
  await page.goto('/');
  await onScreen(page, 'Home');
  await page.getByRole('link', { name: 'Log in' }).click();
  const phone = await logIn(page, staff);
  const used = await staff.codeFor(phone.international);

  await page
    .getByRole('link', { name: /Everyday loan/ })
    .first()
    .click();
  await onScreen(page, 'Everyday loan');
  await primaryAction(page, 'Apply').click();
  await expect(page).toHaveURL(/_order=[\w-]+$/);
  const orderId = new URL(page.url()).searchParams.get('_order') ?? '';
  await staff.decideLater(orderId);
  const otherInput = await otherHands(page);
  await verify(page, staff);
  expect(otherInput()).toEqual([]);
  await primaryAction(page, 'Send my application').click();
  await page.getByText('In review').first().waitFor();
  await expectAccessible(page);
  await staff.decide(orderId, 'approve');
  await primaryAction(page, 'See my price').click();

  await onScreen(page, 'Your loan');
  await page
    .getByRole('radio', { name: /3 months/ })
    .locator('..')
    .click();
  // Ticking the box before the new price arrives would have no effect.
  await expect(primaryAction(page, 'Confirm loan')).not.toHaveAttribute('aria-disabled', 'true');
  await page
    .getByRole('checkbox', { name: /I’ve read/ })
    .locator('..')
    .click({ position: { x: 10, y: 10 } });
  await primaryAction(page, 'Confirm loan').click();
  const sheet = page.getByRole('dialog', { name: 'Sign with a code' });
  await sheet.getByRole('textbox').fill(await staff.codeFor(phone.international, used));
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Sign the loan' }).click();
  await page.getByText('Your money is on its way').waitFor();
  await expectAccessible(page);

  await staff.payOut(orderId);
  await primaryAction(page, /^Pay ¥/).click();
  await onScreen(page, 'Pay');
  const left = await amountIn(page.getByText(/ left after this\.$/));
  await payByWallet(page, staff);
  // Two payments of 3,467.55 without the interest of the days that this one was early.
  expect(await leftIn(page)).toBe(left);
  expect(left).toBeGreaterThan(6_600);
  expect(left).toBeLessThan(6_935.09);
  await primaryAction(page, 'Done').click();

  await page.getByRole('link', { name: /^Pay off/ }).click();
  await expect(page.getByRole('radio', { name: /Full balance/ })).toBeChecked();
  await payByWallet(page, staff);
  await primaryAction(page, 'Done').click();
  await onScreen(page, 'Everyday loan');
  await expect(page.getByText('Settled').or(page.getByText('Paid back')).first()).toBeVisible();
  await page.goto('/orders?_tab=settled');
  await expect(page.getByRole('link', { name: /Everyday loan/ })).toBeVisible();
  await test.step('no request that needs consent was sent, and event/save carried consents only', () => {
    expectNothingWithoutConsent(calls);
  });
});

/** From the pay screen to the receipt. */
async function payByWallet(page: Page, staff: LenderStaff): Promise<void> {
  await onScreen(page, 'Pay');
  await primaryAction(page, /^Pay ¥/).click();
  await onScreen(page, 'Pay with a code');
  await primaryAction(page, 'I’ve paid').click();
  await onScreen(page, 'Your payment');
  await staff.moneyArrives(idIn(page));
  await page.getByRole('heading', { name: 'Payment received', level: 1 }).waitFor();
  await expectAccessible(page);
}
