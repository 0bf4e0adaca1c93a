import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { onScreen, primaryAction } from '../support/screen';

/** Emulates Safari on iOS: its user agent, and the persistence of its storage. */
const becomeIos = (page: Page, isOnHomeScreen: boolean) =>
  page.addInitScript((standalone) => {
    Object.defineProperty(navigator, 'standalone', { value: standalone });
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query.includes('display-mode')
        ? matchMedia.call(window, standalone ? 'all' : 'not all')
        : matchMedia.call(window, query);
  }, isOnHomeScreen);

/** Counts how often the app requests persistent storage, and responds. */
const answerPersist = (page: Page, answer: boolean) =>
  page.addInitScript((isKept) => {
    navigator.storage.persist = () => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
      return Promise.resolve(isKept);
    };
    navigator.storage.persisted = () => Promise.resolve(isKept && sessionStorage.getItem('asked') !== null);
  }, answer);
const asked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('asked')));

async function writeRecord(page: Page): Promise<void> {
  await primaryAction(page, 'Add a record').click();
  await onScreen(page, 'New record');
  for (const key of ['2', '8']) await page.getByRole('button', { name: key, exact: true }).click();
  await page.getByText('Food', { exact: true }).click();
  await primaryAction(page, 'Save').click();
  await onScreen(page, 'Bookkeeping');
  await page
    .getByRole('link', { name: /Food.*28\.00/ })
    .first()
    .waitFor();
}

const onlyHere = (page: Page) => page.getByText('Only on this phone', { exact: true });

for (const [tool, path, heading] of [
  ['records', '/bookkeeping', 'Bookkeeping'],
  ['reminders', '/reminders', 'Reminders'],
] as const) {
  test(`a visitor in Safari on iOS reads that ${tool} last a week, before writing the first`, async ({
    page,
  }) => {
    await becomeIos(page, false);
    await page.goto(path);
    await onScreen(page, heading);
    await expect(onlyHere(page)).toBeVisible();
    await expect(page.getByText(/Safari erases it if you don’t visit for 7 days/)).toBeVisible();
    await expectAccessible(page);
  });

  test(`a visitor with the app on the iOS home screen sees no warning, because ${tool} stay`, async ({
    page,
  }) => {
    await becomeIos(page, true);
    await page.goto(path);
    await onScreen(page, heading);
    await expect(page.getByText(/stay on this phone/)).toBeVisible();
    await expect(onlyHere(page)).toBeHidden();
  });
}

test('the browser receives one request to persist a visitor’s data', async ({ page }) => {
  await answerPersist(page, true);
  await page.goto('/bookkeeping');
  await onScreen(page, 'Bookkeeping');
  expect(await asked(page)).toBe(0);
  await writeRecord(page);
  await writeRecord(page);
  await page.reload();
  await writeRecord(page);
  await expect.poll(() => asked(page)).toBe(1);
  await page.reload();
  await expect(page.getByRole('link', { name: /Food/ }).first()).toBeVisible();
  await expect(onlyHere(page)).toBeHidden();
});

test('a visitor whose browser refuses to persist reads the risk, once there is something to lose', async ({
  page,
}) => {
  await answerPersist(page, false);
  await page.goto('/bookkeeping');
  await onScreen(page, 'Bookkeeping');
  await expect(page.getByText(/stay on this phone/)).toBeVisible();
  await expect(onlyHere(page)).toBeHidden();
  await writeRecord(page);
  await expect(onlyHere(page)).toBeVisible();
  await expect(page.getByText(/may erase it when this phone runs out of space/)).toBeVisible();
});

test('a keyboard that Safari draws over the page covers no pinned button', async ({ page }) => {
  const keyboard = 336;
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: viewport });
  });
  await page.goto('/complaints/new');
  const send = primaryAction(page, 'Send');
  const foot = async () => {
    const { y, height } = (await send.boundingBox()) ?? { y: 0, height: 0 };
    return 800 - y - height;
  };
  await send.waitFor();
  const before = await foot();
  const show = (covered: number) =>
    page.evaluate((height) => {
      Object.assign(window.visualViewport ?? {}, { height });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    }, 800 - covered);
  // The part that follows the keyboard loads shortly after the screen.
  await expect
    .poll(async () => {
      await show(keyboard);
      return foot();
    })
    .toBe(before + keyboard);
  await show(0);
  await expect.poll(foot).toBe(before);
});
