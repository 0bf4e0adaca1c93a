import { expect, test, type Page } from '@playwright/test';
import { devtoolsOf, expectLocked, personalOn, pinField, setPin, turn } from '../support/app-lock';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { enterByScreen, sessionOf } from '../support/log-in';
import { onScreen } from '../support/screen';
import { watchCalls } from '../support/sent-calls';

const pin = '804217';
const minuteMs = 60_000;

/** The screen that sets the lock, right after a login. */
async function openLockSetting(page: Page, staff: LenderStaff): Promise<string> {
  const { orderId } = await enterByScreen(page, staff, 'two-paid');
  await onScreen(page, 'Home');
  await page.goto('/settings');
  await page.getByRole('link', { name: /App lock/ }).click();
  await onScreen(page, 'App lock');
  return orderId;
}

test('a borrower with a PIN finds the app locked at each start, and their data hidden until then', async ({
  page,
  request,
}) => {
  const orderId = await openLockSetting(page, lenderStaff(request));
  await expect(page.getByText('It doesn’t encrypt data on the phone.')).toBeVisible();
  await setPin(page, pin);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(pin);

  const calls = watchCalls(page);
  for (const path of ['/', `/orders/${orderId}`, '/mine']) {
    await page.goto(path);
    await expectLocked(page);
  }
  await page.reload();
  await expectLocked(page);
  await page.goBack();
  await expectLocked(page);
  expect(calls.map(({ path }) => path)).toEqual([]);

  await pinField(page).fill('111111');
  await expect(page.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await page.reload();
  await pinField(page).fill('222222');
  await expect(page.getByText('Wrong PIN. 3 tries left.')).toBeVisible();
  await pinField(page).fill(pin);
  await onScreen(page, /./);
  expect(new URL(page.url()).pathname).toBe(`/orders/${orderId}`);
  // The same look finds them on an open page.
  await expect.poll(() => personalOn(page)).not.toEqual([]);
  await expect.poll(() => calls.length).toBeGreaterThan(0);

  await page.goto('/');
  await expectLocked(page);
  await pinField(page).fill(pin);
  await onScreen(page, 'Home');
  await expect.poll(() => personalOn(page)).toContain('2,142.31');
});

test('the app locks after its time in the background, not before, and after the clock is set back', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openLockSetting(page, lenderStaff(request));
  await setPin(page, pin);
  await page.goto('/');
  await pinField(page).fill(pin);
  await onScreen(page, 'Home');
  await expect.poll(() => personalOn(page)).toContain('2,142.31');
  const away = async (ms: number) => {
    // The page is away exactly so long, however long the checks take.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + minuteMs);
    await turn(page, 'hidden');
    expect(await page.title()).toBe('Clearloan');
    expect(await page.evaluate(() => document.documentElement.style.opacity)).toBe('0');
    await page.clock.fastForward(ms);
    await turn(page, 'visible');
    expect(await page.evaluate(() => document.documentElement.style.opacity)).toBe('');
    await page.clock.resume();
  };
  await away(minuteMs - 1);
  await onScreen(page, 'Home');
  expect(await page.title()).toContain('Home');

  await away(minuteMs);
  await expectLocked(page);
  await page.goBack();
  await expectLocked(page);
  await page.goForward();
  await expectLocked(page);
  await pinField(page).fill(pin);
  await onScreen(page, 'Home');
  await expect.poll(() => personalOn(page)).toContain('2,142.31');

  await turn(page, 'hidden');
  await page.clock.setSystemTime(new Date(Date.now() - 5 * minuteMs));
  await turn(page, 'visible');
  await expectLocked(page);
});

test('an unlocked tab unlocks the other one, and five wrong PINs end the session everywhere [promise: pin-spent]', async ({
  page,
  request,
}) => {
  await openLockSetting(page, lenderStaff(request));
  await setPin(page, pin);
  const sessionId = await sessionOf(page);
  await page.goto('/mine');
  await expectLocked(page);
  const other = await page.context().newPage();
  await other.goto('/orders');
  await expectLocked(other);
  await pinField(page).fill(pin);
  await expect(page.getByText('Mira Tan')).toBeVisible();
  await onScreen(other, 'Loans');

  await other.reload();
  await expectLocked(other);
  for (const wrong of ['100001', '200002', '300003', '400004']) {
    await pinField(other).fill(wrong);
    await expect(other.getByText(/Wrong PIN\./)).toBeVisible();
    await other.reload();
    await expectLocked(other);
  }
  await pinField(other).fill('500005');
  await onScreen(other, 'You’ve been logged out');
  await other.getByRole('button', { name: 'Go to login' }).click();
  await expect(other.getByLabel('Phone number')).toBeVisible();
  await expect(page.getByText('Mira Tan')).toBeHidden();
  // The other tab may have noted just now that it was visible, and then removes that.
  const ofLock = () => other.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('lock')));
  await expect.poll(ofLock).toEqual([]);
  await other.goto(`/mine?sessionId=${sessionId}`);
  await expect(other.getByText('Mira Tan')).toBeHidden();
});

test('a logout on the locked screen ends the session and removes the lock', async ({ page, request }) => {
  await openLockSetting(page, lenderStaff(request));
  await setPin(page, pin);
  await page.goto('/orders');
  await expectLocked(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expectLocked(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a borrower unlocks with the device’s check, and a failed check keeps the app locked', async ({
  page,
  request,
}) => {
  const devtools = await devtoolsOf(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verify = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  await openLockSetting(page, lenderStaff(request));
  await page.getByRole('radio', { name: /Fingerprint or face/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. App lock is on.')).toBeVisible();
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);

  await page.goto('/');
  await expectLocked(page);
  await verify(false);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('That didn’t work. Try again.')).toBeVisible();
  await expectLocked(page);
  await verify(true);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await onScreen(page, 'Home');

  // Long after the login, the present lock is asked for before it is taken away.
  await page.evaluate(() => sessionStorage.removeItem('clearloan.login-at'));
  await page.goto('/settings/app-lock');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await verify(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That didn’t work. Try again.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Off' })).toBeHidden();
  await verify(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Off' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. App lock is off.')).toBeVisible();
  await page.goto('/');
  await onScreen(page, 'Home');
});

test('a device without fingerprint or face offers the PIN alone, and an old login must log in again', async ({
  page,
  request,
}) => {
  await openLockSetting(page, lenderStaff(request));
  await expect(page.getByRole('radio', { name: /^PIN/ })).toBeAttached();
  await expect(page.getByRole('radio', { name: /Fingerprint/ })).toHaveCount(0);
  await page.evaluate(() => sessionStorage.removeItem('clearloan.login-at'));
  await page.reload();
  await expect(page.getByText(/^To set up app lock, log in again first\./)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
});
