import { codes, deviceTokenForm, deviceTokenHeader } from '@clearloan/api-client/declare';
import { smsCodeLogin } from '@clearloan/auth/contract';
import { logout, userInfo } from '@clearloan/session/contract';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { otherHands, tabTo } from '../support/keyboard';
import { lenderStaff } from '../support/lender-staff';
import { enterAs, logIn, sessionOf } from '../support/log-in';
import { onScreen } from '../support/screen';
import { tracesOf } from '../support/traces';

/** The header that only our own page can set. */
const ownPage = { 'X-Requested-With': 'XMLHttpRequest' };

test('a borrower logs in, sets the app up and logs out by keyboard alone', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await staff.startOver();
  const { phone } = (await staff.seed('settled')) as { phone: string };
  const otherInput = await otherHands(page);
  await page.goto('/mine');
  await onScreen(page, 'Your phone number');
  await tabTo(page, 'textbox', 'Phone number');
  await page.keyboard.type(phone.replace('+62', '0'));
  // Enter sends nothing before the terms are shown.
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await onScreen(page, 'Enter the code');
  await expectAccessible(page);
  await tabTo(page, 'textbox', /code/);
  await page.keyboard.type(await staff.codeFor(phone));

  await onScreen(page, 'Profile');
  await checkBothLooks(page);
  await tabTo(page, 'link', 'Settings');
  await page.keyboard.press('Enter');
  await onScreen(page, 'Settings');
  await checkBothLooks(page);
  const hidden = page.getByRole('switch', { name: /^Hide amounts by default/ });
  await tabTo(page, 'switch', /^Hide amounts by default/);
  await page.keyboard.press('Space');
  await expect(hidden).toBeChecked();

  await tabTo(page, 'link', /^Delete my account/);
  await page.keyboard.press('Enter');
  await onScreen(page, 'Delete my account');
  await page.getByText('What we keep').waitFor();
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
  expect(otherInput()).toEqual([]);
});

test('an offline logout clears the device in every tab, and an online logout ends the session', async ({
  page,
  request,
}) => {
  const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await tab.getByRole('link', { name: 'Profile', exact: true }).click();
    await tab.getByText('Mira Tan').waitFor();
  }
  await page.evaluate(async () => {
    localStorage.setItem('clearloan.draft.job', 'Mira works at Harbour');
    sessionStorage.setItem('clearloan.key.pay', 'a key of Mira');
    const cache = await caches.open('pages');
    await cache.put('/kept', new Response('a picture of Mira'));
  });
  const marks = ['Mira Tan', 'Mira works at Harbour', 'a key of Mira', 'a picture of Mira'];
  const sessionId = await sessionOf(page);
  const left = [...marks, orderId, sessionId];
  expect(await tracesOf(left, page)).toEqual(expect.arrayContaining(marks));

  await page.getByRole('link', { name: 'Log out' }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Log out' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/$/);
    await expect(tab.getByText('Mira Tan')).toBeHidden();
    await expect.poll(() => tracesOf(left, tab)).toEqual([]);
  }
  await other.close();

  await page.context().setOffline(false);
  const answer = await request.get(`/api${userInfo.path}?sessionId=${sessionId}`, { headers: ownPage });
  expect(await answer.json(), 'the session is still valid after an offline logout').toMatchObject({
    code: 0,
  });
  await page.route(`**/api${logout.path}?*`, (route) =>
    route.fulfill({ json: { code: codes.notFound, message: 'No such call.', data: null } }),
  );
  await page.goto(`/?sessionId=${sessionId}`);
  await page.getByRole('button', { name: 'No, this isn’t me' }).click();
  await page.getByRole('link', { name: 'Log in' }).waitFor();
  // The page waits for the lender's reply only a moment.
  const codeNow = async () => {
    const reply = await request.get(`/api${userInfo.path}?sessionId=${sessionId}`, { headers: ownPage });
    return ((await reply.json()) as { code: number }).code;
  };
  await expect.poll(codeNow).toBe(codes.sessionExpired);
});

test('a borrower resets a forgotten password and logs in with the new one', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await staff.startOver();
  const { phone } = (await staff.seed('settled')) as { phone: string };
  await page.goto('/login');
  await page.getByRole('link', { name: 'Use my password' }).click();
  await onScreen(page, 'Use your password');
  await checkBothLooks(page);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('New password').fill('a longer password');
  await page.getByLabel(/-digit code/).fill(await staff.codeFor(phone));
  await checkBothLooks(page);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await onScreen(page, 'Home');
});

test('a phone that logged in before is recognised at its next login, and not once it is shared', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await staff.startOver();
  const token = () => page.evaluate(() => localStorage.getItem('clearloan.device-token'));
  await page.goto('/login');
  const phone = await logIn(page, staff);
  const known = await token();
  expect(known).toMatch(deviceTokenForm);
  await page.goto('/logout');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await onScreen(page, 'Home');
  expect(await token()).toBe(known);
  await page.goto('/login');
  const used = await staff.codeFor(phone.international);
  const login = page.waitForRequest((request) => request.url().includes(smsCodeLogin.path));
  await logIn(page, staff, phone, used);
  expect((await login).headers()[deviceTokenHeader.toLowerCase()]).toBe(known);
  expect(await token()).toBe(known);
  await page.goto('/settings');
  await page.getByRole('switch', { name: /I share this phone/ }).click();
  await expect.poll(token).toBeNull();
});

/** Light and dark. */
async function checkBothLooks(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
}
