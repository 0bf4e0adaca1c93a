import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { devtoolsOf } from '../support/app-lock';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { enterAs, mira, signWithCode } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';
import { watchCalls } from '../support/sent-calls';

/** A device with a fingerprint reader. @returns whether its user proves to be its owner from now on */
async function attachDevice(page: Page) {
  const devtools = await devtoolsOf(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

/** From the settings, with a code. */
async function addPasskey(page: Page, staff: LenderStaff): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('link', { name: /Passkeys/ }).click();
  await onScreen(page, 'Passkeys');
  await signWithCode(page, staff, 'Add a passkey', 'Add a passkey');
}

/** To the sheet that signs the approved loan. */
async function openSheet(page: Page, orderId: string): Promise<void> {
  await page.goto(`/orders/${orderId}`);
  await primaryAction(page, 'See my price').click();
  await onScreen(page, 'Your loan');
  await page
    .getByRole('checkbox', { name: /I’ve read/ })
    .locator('..')
    .click({ position: { x: 10, y: 10 } });
  await primaryAction(page, 'Confirm loan').click();
}

const passkeySheet = (page: Page) => page.getByRole('dialog', { name: 'Sign with your passkey' });

test('a borrower adds a passkey with a code, signs a loan with it, and removes it [promise: passkey-signs]', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await attachDevice(page);
  const { orderId } = await enterAs(page, staff, 'approved');
  await addPasskey(page, staff);
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(page.getByText('Not used yet')).toBeVisible();
  await expectAccessible(page);

  const calls = watchCalls(page);
  await openSheet(page, orderId);
  await expect(passkeySheet(page)).toBeVisible();
  await expectAccessible(page);
  await passkeySheet(page).getByRole('button', { name: 'Sign the loan' }).click();
  await page.getByText('Your money is on its way').waitFor();
  expect(calls.map(({ path }) => path).filter((path) => path.includes('code'))).toEqual([]);
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /Everyday loan|Phone loan|School|Shop/ })).toHaveCount(1);

  await page.goto('/settings/passkeys');
  await expect(page.getByText(/Last signed/)).toBeVisible();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
});

test('a borrower whose device does not confirm signs nothing, and signs with a code [promise: passkey-cancelled, passkey-code-stays]', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const verify = await attachDevice(page);
  const { orderId } = await enterAs(page, staff, 'approved');
  await verify(false);
  await addPasskey(page, staff);
  await expect(page.getByText('No passkey was added')).toBeVisible();
  await verify(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();

  await verify(false);
  await openSheet(page, orderId);
  await passkeySheet(page).getByRole('button', { name: 'Sign the loan' }).click();
  await expect(passkeySheet(page).getByText('Nothing was signed')).toBeVisible();
  await expectAccessible(page);
  const used = await staff.codeFor(mira);
  await passkeySheet(page).getByRole('button', { name: 'Use a code instead' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sign with a code' });
  await sheet.getByRole('textbox').fill(await staff.codeFor(mira, used));
  await sheet.getByRole('button', { name: 'Sign the loan' }).click();
  await page.getByText('Your money is on its way').waitFor();
});

test('a borrower without a passkey signs with a code at once', async ({ page, request }) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'approved');
  const used = await staff.codeFor(mira);
  await openSheet(page, orderId);
  await expect(page.getByRole('dialog', { name: 'Sign with a code' })).toBeVisible();
  // A code still under way would reach the phone in the next journey, which would take it for its own.
  await staff.codeFor(mira, used);
});
