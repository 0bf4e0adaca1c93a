import { expect, test } from '@playwright/test';
import { lenderStaff } from '../support/lender-staff';
import { logIn } from '../support/log-in';
import { onScreen } from '../support/screen';
import { eventsIn, sentUnderConsent, watchCalls } from '../support/sent-calls';

/** The control for the check that nothing is sent by default: here the same requests are sent after consent. */
test('a borrower’s consent starts usage data, and a withdrawal stops it', async ({ page, request }) => {
  const staff = lenderStaff(request);
  await staff.startOver();
  const calls = watchCalls(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    void response.text().then(
      (text) => {
        if (!/^\{"code":0\b/.test(text) && response.url().includes('/api/')) refused.push(text);
      },
      () => undefined,
    );
  });
  await page.goto('/?utm_source=store-a&channel=ads-7');
  await onScreen(page, 'Home');
  await page.goto('/privacy');
  const choice = page.getByRole('switch', { name: /How you use the app/ });
  await choice.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(choice).toBeChecked();
  await page.goto('/login');
  await onScreen(page, 'Your phone number');
  // The code that counts screens comes after the first one, and also sets this.
  await expect(page.locator('html')).toHaveAttribute('style', /--cl-lender/);
  expect(sentUnderConsent(calls), 'usage requests of a visitor').toMatchObject({
    'buried-point': 0,
    'android-tag': 0,
  });

  await logIn(page, staff);
  await onScreen(page, 'Home');
  const bodiesTo = (name: string) => calls.filter(({ path }) => path.includes(name)).map(({ body }) => body);
  await expect.poll(() => sentUnderConsent(calls)['google-market']).toBe(1);
  await expect.poll(() => bodiesTo('buried-point').join()).toContain('"screen":"login"');
  await page.goto('/privacy');
  await expect(choice).toBeChecked();
  const opened = sentUnderConsent(calls);
  expect(opened).toMatchObject({ location: 0, device: 0, contacts: 0, 'android-tag': 1, 'google-market': 1 });
  expect(bodiesTo('upload-android-tag')).toEqual(['{"tag":"store-a"}']);
  expect(eventsIn(calls)).toContain('appOpened');
  expect(refused).toEqual([]);

  await choice.click();
  await expect(choice).not.toBeChecked();
  const closed = calls.length;
  for (const [path, title] of [
    ['/orders', 'Loans'],
    ['/mine', 'Profile'],
    ['/privacy', 'My data'],
  ] as const) {
    await page.goto(path);
    await onScreen(page, title);
  }
  const later = calls.slice(closed);
  expect(later.length, 'requests that need no consent').toBeGreaterThan(2);
  expect(Object.values(sentUnderConsent(later))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(eventsIn(later).filter((name) => name !== 'consent')).toEqual([]);
  expect(refused).toEqual([]);
});
