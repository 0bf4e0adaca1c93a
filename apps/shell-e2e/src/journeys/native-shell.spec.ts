import { pathTo } from '@clearloan/routes';
import { expect, test, type Page } from '@playwright/test';
import { lenderStaff } from '../support/lender-staff';
import { enterAs, sessionOf } from '../support/log-in';
import { onScreen } from '../support/screen';

/**
 * Simulates a native app: its `ClearloanHost` exists before the page's scripts run and records the requests. Like a real app,
 * it passes no session after the page has reported that the session ended, even after a reload.
 */
async function insideApp(page: Page, session: string | null): Promise<() => Promise<{ name: string }[]>> {
  await page.addInitScript((handedOver) => {
    const questions: { name: string }[] = [];
    const ask = (question: { name: string }) => {
      questions.push(question);
      if (question.name === 'sessionEnded') sessionStorage.setItem('app.session-ended', 'yes');
      const hasEnded = sessionStorage.getItem('app.session-ended') !== null;
      if (question.name === 'session') return Promise.resolve(hasEnded ? null : handedOver);
      return Promise.resolve(question.name === 'share' ? true : null);
    };
    const abilities = ['session', 'camera', 'location', 'share', 'back'];
    Object.assign(window, { ClearloanHost: { version: 1, abilities, ask }, askedOfApp: questions });
  }, session);
  return () => page.evaluate(() => (window as unknown as { askedOfApp: { name: string }[] }).askedOfApp);
}

const pressBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('clearloan:back')));

test('a borrower confirms a session from the native shell before the account opens', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await enterAs(page, lenderStaff(request), 'two-paid');
  const session = await sessionOf(page);

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 800 },
    locale: 'en',
  });
  const inApp = await context.newPage();
  const questions = await insideApp(inApp, session);
  await inApp.goto(pathTo('mine'));
  await onScreen(inApp, /^Continue as \+62 812 •••• \d{4}\?$/);
  await inApp.getByRole('button', { name: 'Yes, continue' }).click();
  await onScreen(inApp, 'Profile');
  expect((await questions()).map(({ name }) => name)).toEqual(['session']);

  await inApp.getByRole('link', { name: 'Log out' }).click();
  await inApp.getByRole('button', { name: 'Log out' }).click();
  await inApp.getByRole('link', { name: 'Log in' }).or(inApp.getByLabel('Phone number')).waitFor();
  expect(await inApp.evaluate(() => localStorage.getItem('clearloan.login') ?? '')).not.toContain(session);
  await context.close();
});

test('the native shell shares a link, and its back button closes a sheet, goes back, and exits', async ({
  page,
}) => {
  const questions = await insideApp(page, null);
  await page.goto('/');
  await page.getByRole('link', { name: 'Calculator' }).click();
  await onScreen(page, 'Calculator');
  await page.getByRole('button', { name: /share/i }).click();
  await expect.poll(async () => (await questions()).map(({ name }) => name)).toEqual(['session', 'share']);

  await pressBack(page);
  await expect(page).toHaveURL('/');
  await page.goto(pathTo('setting'));
  await page.getByRole('button', { name: /Language/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(pathTo('setting'));
});
