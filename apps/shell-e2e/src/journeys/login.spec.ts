import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { tabTo } from '../support/keyboard';
import { lenderStaff } from '../support/lender-staff';
import { onScreen } from '../support/screen';

test('a borrower logs in, sets the app up and logs out by keys alone', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await staff.startOver();
  const { phone } = (await staff.tell('settled')) as { phone: string };
  await page.goto('/mine');
  await onScreen(page, 'Your phone number');
  await tabTo(page, 'textbox', 'Phone number');
  await page.keyboard.type(phone.replace('+62', '0'));
  await page.keyboard.press('Enter');
  await onScreen(page, 'Type the code');
  await expectAccessible(page);
  await tabTo(page, 'textbox', /code/);
  await page.keyboard.type(await staff.codeFor(phone));

  await onScreen(page, 'Me');
  await checkBothLooks(page);
  await tabTo(page, 'link', 'Settings');
  await page.keyboard.press('Enter');
  await onScreen(page, 'Settings');
  await checkBothLooks(page);
  const hidden = page.getByRole('switch', { name: /^Hide amounts at start/ });
  await tabTo(page, 'switch', /^Hide amounts at start/);
  await page.keyboard.press('Space');
  await expect(hidden).toBeChecked();

  await tabTo(page, 'link', /^Delete my account/);
  await page.keyboard.press('Enter');
  await onScreen(page, 'Delete my account');
  await page.getByText('What stays').waitFor();
  await expectAccessible(page);
  await tabTo(page, 'button', 'Back');
  await page.keyboard.press('Enter');
  await onScreen(page, 'Settings');

  await page.goto('/about-us');
  await onScreen(page, 'About Clearloan');
  await checkBothLooks(page);
  await page.goto('/settings');
  await tabTo(page, 'link', /^Log out/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Log out?' }).waitFor();
  await checkBothLooks(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await tabTo(page, 'link', /^Log out/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Log out?' }).waitFor();
  await tabTo(page, 'button', 'Log out');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Log in' }).waitFor();
});

test('a forgotten password is set anew, and opens the account', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await staff.startOver();
  const { phone } = (await staff.tell('settled')) as { phone: string };
  await page.goto('/login');
  await page.getByRole('link', { name: 'Use my password' }).click();
  await onScreen(page, 'Use your password');
  await checkBothLooks(page);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: 'I forgot it' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('New password').fill('a longer password');
  await page.getByLabel(/-digit code/).fill(await staff.codeFor(phone));
  await checkBothLooks(page);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await onScreen(page, 'Home');
});

/** Light and dark. */
async function checkBothLooks(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
}
