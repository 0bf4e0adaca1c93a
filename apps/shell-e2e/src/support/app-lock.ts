import { expect, type CDPSession, type Page } from '@playwright/test';
import { onScreen } from './screen';

/** Of the sample borrower with two paid payments: name, number and amounts, as screens show them. */
const personal = [
  'Mira Tan',
  'Mira',
  '0417',
  '8,569.24',
  '2,142.31',
  '1,979.16',
  '2,018.75',
  '2,059.12',
  '2,100.30',
];

const sessions = new WeakMap<Page, CDPSession>();

/** One for each page: when another one closes, Chromium takes the virtual authenticator away. */
export async function devtoolsOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Which values of the borrower are in the document, its title, or what a screen reader finds. */
export async function personalOn(page: Page): Promise<readonly string[]> {
  const devtools = await devtoolsOf(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const read = nodes.map(({ name, value }) => `${String(name?.value ?? '')} ${String(value?.value ?? '')}`);
  const document = await page.evaluate(
    () => `${window.document.title} ${window.document.documentElement.outerHTML}`,
  );
  const all = [document, ...read].join('\n').replaceAll(/[\s,]/g, '');
  return personal.filter((value) => all.includes(value.replaceAll(/[\s,]/g, '')));
}

export async function expectLocked(page: Page): Promise<void> {
  await onScreen(page, /is locked$/);
  await expect(page).toHaveTitle('Clearloan');
  expect(await personalOn(page), 'values of the borrower on a locked page').toEqual([]);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('link', { name: '0800 555 010' })).toBeVisible();
}

export const pinField = (page: Page) => page.getByLabel('Your 6-digit PIN');

/** Sets a PIN, or changes it, on the lock's own screen, which is open. */
export async function setPin(page: Page, pin: string): Promise<void> {
  await page.getByRole('radio', { name: /^PIN/ }).check({ force: true });
  await page.getByLabel('New 6-digit PIN').fill(pin);
  await page.getByLabel('Repeat the 6-digit PIN').fill(pin);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. App lock is on.')).toBeVisible();
}

/** The page goes out of view or returns to it, as the browser tells it. */
export const turn = (page: Page, visibility: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
