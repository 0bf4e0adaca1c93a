import { expect, test, type Page } from '@playwright/test';
import { shiftScore, watchShifts } from '../screens/movement';
import { axeBreaches } from '../support/accessible';
import { holdApp } from '../support/network';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';

/** React's hydration errors: a prerendered screen differs from the app's, which then renders again from scratch. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

/** The only script of a page that is not a module. */
async function preloadScript(page: Page, path: string): Promise<string | undefined> {
  const html = await (await page.request.get(path)).text();
  return /<script src="([^"]+)"/.exec(html)?.[1];
}

/** Opens a page whose app does not load yet and whose reads get no response. */
async function openPrerendered(page: Page, path: string, visitor: 'visitor' | 'borrower' = 'visitor') {
  const letThrough = await holdApp(page, await preloadScript(page, path));
  await page.route('**/api/**', () => undefined);
  await watchShifts(page);
  await page.goto(path, { waitUntil: 'commit' });
  // For a borrower, home is ready only after the preload script has run.
  await page.locator(`#app[data-prerendered$=" ${visitor}"] .cl-page`).waitFor();
  // The rest of the page may still be arriving.
  await page.waitForFunction(() => document.readyState !== 'loading');
  return letThrough;
}

const isHydrated = (page: Page) => expect(page.locator('#app[data-prerendered]')).toHaveCount(0);
const mark = (page: Page) => page.locator('.cl-page').evaluate((screen) => (screen.id = 'first-drawn'));

for (const [who, path, language] of [
  ['a visitor at the login', '/login', 'en'],
  ['a visitor at the login', '/login', 'hi'],
  ['a visitor at home', '/', 'zh'],
  ['a borrower at home', '/', 'en'],
] as const)
  test.describe(`${who}, in ${language}`, () => {
    test.use({ locale: language });
    test('sees one first screen: the app hydrates it without changes', async ({ page, request }) => {
      const isBorrower = who.startsWith('a borrower');
      if (isBorrower) await enterAs(page, lenderStaff(request), 'two-paid');
      const faults = watchFaults(page);
      const letThrough = await openPrerendered(page, path, isBorrower ? 'borrower' : 'visitor');
      await mark(page);
      const before = await page.locator('.cl-page').innerText();
      letThrough();
      await isHydrated(page);
      await expect(page.locator('#first-drawn')).toHaveCount(1);
      await expect(page.locator('.cl-not-opened')).toHaveCount(0);
      expect(await page.locator('.cl-page').innerText()).toBe(before);
      expect(await shiftScore(page)).toBeLessThan(0.01);
      expect(faults).toEqual([]);
      await expect(page.getByRole('button', { name: /amounts/ })).toHaveCount(isBorrower ? 1 : 0);
    });
  });

test('a borrower reads what to pay and by when before hydration, and the same afterwards', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await staff.startOver();
  await enterAs(page, staff, 'two-paid');
  const letThrough = await holdApp(page, await preloadScript(page, '/'));
  await watchShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const lines = () =>
    Promise.all(
      ['.cl-slip h2', '.cl-slip .cl-stamp', '.cl-slip p', '.cl-slip .cl-figure'].map(async (line) => {
        const text = page.locator(line).first();
        const box = await text.boundingBox();
        return { says: await text.textContent(), x: box?.x, y: box?.y, height: box?.height };
      }),
    );
  await page.locator('.cl-slip .cl-figure').waitFor();
  const early = await lines();
  expect(early.map(({ says }) => says)).toEqual([
    'Everyday loan',
    'Due in 4 days',
    expect.stringMatching(/^Pay by \w{3} \d{1,2} \w{3}$/),
    expect.stringMatching(/^¥[\d,]+\.\d\d¥/),
  ]);
  await expect(page.locator('.cl-printed')).toHaveClass(/cl-printed-now/);
  expect(await axeBreaches(page)).toEqual([]);

  letThrough();
  await expect(page.getByRole('link', { name: /^Pay ¥/ })).toBeVisible();
  expect(await lines()).toEqual(early);
  expect(await shiftScore(page)).toBeLessThan(0.01);
  // The slip was printed before.
  await expect(page.locator('.cl-printed')).not.toHaveClass(/cl-printed-now/);
});

test('a checkbox ticked before hydration stays ticked', async ({ page }) => {
  const letThrough = await openPrerendered(page, '/login');
  await page.getByText('I share this phone').click();
  letThrough();
  await isHydrated(page);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('clearloan.shared-phone'))).toBe('yes');
});

test('a screen that differs from what the app renders is reported', async ({ page }) => {
  const faults = watchFaults(page);
  const letThrough = await openPrerendered(page, '/');
  await page.locator('h1').evaluate((heading) => (heading.textContent = 'Another heading'));
  letThrough();
  await isHydrated(page);
  await expect(page.locator('h1')).toHaveText('Home');
  await expect.poll(() => faults.length).toBeGreaterThan(0);
});
