import { expect, test, type Page } from '@playwright/test';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Counts the view transitions between screens, on a device fast enough for them. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 });
    Object.defineProperty(navigator, 'deviceMemory', { get: () => 8 });
    const start = document.startViewTransition.bind(document);
    let fades = 0;
    document.startViewTransition = (update) => {
      Reflect.set(window, 'fades', (fades += 1));
      return start(update);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'fades') ?? 0));
}

/** Scrolls to the last tool of home, opens it, and goes back. */
async function goAndComeBack(page: Page) {
  // Low, so that the tools are below the fold.
  await page.setViewportSize({ width: 360, height: 480 });
  const link = page.getByRole('link', { name: 'Reminders' });
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const from = await scrolled(page);
  expect(from).toBeGreaterThan(100);
  await link.click();
  await onScreen(page, 'Reminders');
  await expect(page).toHaveTitle('Reminders · Clearloan');
  expect(await focused(page)).toBe('Reminders');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await link.waitFor();
  await expect(page).toHaveTitle('Home · Clearloan');
  await expect.poll(() => scrolled(page)).toBe(from);
  await expect(link).toBeFocused();
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a borrower sees screens fade, and Back restores the list’s position and the focus', async ({
    page,
    request,
  }) => {
    const fades = await countFades(page);
    await enterAs(page, lenderStaff(request), 'two-paid');
    await goAndComeBack(page);
    expect(await fades()).toBe(2);
    await page.goto('/orders');
    await page.getByRole('tab', { name: 'Paid' }).click();
    await expect(page).toHaveURL(/_tab=/);
    expect(await fades()).toBe(0);
  });

  test('a borrower who taps quickly ends at the last screen tapped', async ({ page, request }) => {
    await countFades(page);
    await enterAs(page, lenderStaff(request), 'two-paid');
    const tabs = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Loans', 'Profile', 'Home', 'Profile', 'Loans'])
      await tabs.getByRole('link', { name, exact: true }).click();
    await onScreen(page, 'My loans');
    await expect(page).toHaveURL(/\/orders$/);
  });
});

test('a borrower who prefers reduced motion sees no transition and returns to the same place', async ({
  page,
  request,
}) => {
  const fades = await countFades(page);
  await enterAs(page, lenderStaff(request), 'two-paid');
  await goAndComeBack(page);
  expect(await fades()).toBe(0);
});

test('the pinned button stays clear of the device’s bottom bar and of its keyboard', async ({
  page,
  request,
}) => {
  await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto('/complaints/new');
  const send = primaryAction(page, 'Send');
  const foot = async () => {
    const { y, height } = (await send.boundingBox()) ?? { y: 0, height: 0 };
    return Math.round((page.viewportSize()?.height ?? 0) - y - height);
  };
  await send.waitFor();
  const before = await foot();
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  await expect.poll(foot).toBe(before + 34);
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  // A keyboard covers half of the window: `interactive-widget=resizes-content` in the page's head.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.getByLabel('Tell us more').focus();
  await expect.poll(foot).toBe(before);
  await expect(page.getByLabel('Tell us more')).toBeInViewport({ ratio: 0.3 });
});

test('a borrower chooses larger text once, and it stays after a reload', async ({ page }) => {
  await page.goto('/settings');
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await page.getByRole('radio', { name: 'Largest' }).locator('..').click();
  await expect.poll(size).toBe('23px');
  await page.reload();
  await onScreen(page, 'Settings');
  expect(await size()).toBe('23px');
});
