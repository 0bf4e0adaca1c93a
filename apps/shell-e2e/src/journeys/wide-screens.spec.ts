import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { shiftScore, watchShifts } from '../screens/movement';

const boxOf = async (page: Page, selector: string) => {
  const element = page.locator(selector).first();
  await element.waitFor();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`No element is visible at ${selector}.`);
  return box;
};

/** The highest layout shift that Lighthouse rates as good. */
const goodShift = 0.1;

test('home of a borrower with a loan is short, and its tools are on the first screen', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto('/');
  const tools = page.getByRole('region', { name: 'Your tools' });
  await tools.waitFor();
  const box = await tools.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  await expect(page.getByRole('button', { name: /^View \d+ loans$/ })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_200);
  await expect(page.getByRole('region', { name: 'A loan for you' })).toHaveCount(0);
});

test('home of a borrower who is late shows no offers', async ({ page, request }) => {
  await enterAs(page, lenderStaff(request), 'overdue');
  await page.goto('/');
  await page.getByRole('region', { name: 'Your tools' }).waitFor();
  for (const sale of ['A loan for you', 'Small loans', 'All loans'])
    await expect(page.getByRole('region', { name: sale })).toHaveCount(0);
});

const twoColumns = [
  ['approved', '/orders/:orderId/confirm-new'],
  ['two-paid', '/orders/:orderId'],
  ['two-paid', '/orders/:orderId/repay'],
  ['two-paid', '/calculator'],
  ['two-paid', '/bookkeeping'],
] as const;

for (const [scenario, path] of twoColumns)
  test(`a laptop shows ${path} in two columns with side navigation, without layout shifts`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const { orderId } = await enterAs(page, lenderStaff(request), scenario);
    await watchShifts(page);
    await page.goto(path.replace(':orderId', orderId));
    await page.locator('.cl-split').waitFor();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav).toHaveCount(1);
    await expect(nav.getByRole('link', { name: 'Calculator' })).toBeVisible();
    const [start, aside] = [await boxOf(page, '.cl-split-start'), await boxOf(page, '.cl-split-aside')];
    expect(aside.x).toBeGreaterThanOrEqual(start.x + start.width);
    expect(Math.abs(aside.y - start.y)).toBeLessThan(2);
    expect(await shiftScore(page)).toBeLessThanOrEqual(goodShift);
    await expectAccessible(page);
  });

for (const width of [820, 1280])
  test(`at ${String(width)} px a list stays beside what it leads to, and its place is marked`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
    await watchShifts(page);
    await page.goto(`/orders/${orderId}`);
    const list = page.getByRole('complementary', { name: 'My loans' });
    await expect(list.getByRole('link', { name: /Everyday loan/ })).toHaveAttribute('aria-current', 'page');
    expect(await shiftScore(page)).toBeLessThanOrEqual(goodShift);
    const [beside, main] = [await boxOf(page, '.cl-beside'), await boxOf(page, 'main')];
    expect(main.x).toBeGreaterThanOrEqual(beside.x + beside.width);
    await expectAccessible(page);
    await page.goto('/certification/job');
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /Two contacts/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Two contacts', level: 1 })).toBeFocused();
    await page.goto(`/orders/${orderId}/repay`);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

test('on a tablet a rail replaces the tabs, and the first key leads past it', async ({ page, request }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await enterAs(page, lenderStaff(request), 'two-paid');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Calculator' })).toBeVisible();
  await expect(nav).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
});

test('on a laptop the action of home and of a form is under what it acts on', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  const main = await boxOf(page, 'main');
  const send = await page.getByRole('button', { name: 'Send code' }).boundingBox();
  expect((send?.y ?? Infinity) - (main.y + main.height)).toBeLessThan(60);
  await enterAs(page, lenderStaff(request), 'two-paid');
  const action = page.getByRole('link', { name: /^Pay ¥/ });
  // The slip has its place, and another height, before.
  await action.waitFor();
  const slip = await boxOf(page, '.cl-slip');
  const pay = await action.boundingBox();
  expect((pay?.y ?? Infinity) - (slip.y + slip.height)).toBeLessThan(80);
});

test('a phone shows one column, and in landscape the bottom bar takes less than a fifth', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto(`/orders/${orderId}`);
  await page.locator('.cl-split').waitFor();
  const [start, aside] = [await boxOf(page, '.cl-split-start'), await boxOf(page, '.cl-split-aside')];
  expect(aside.y).toBeGreaterThanOrEqual(start.y + start.height);
  await page.setViewportSize({ width: 800, height: 360 });
  await page.goto('/');
  await page.getByRole('region', { name: 'Your tools' }).waitFor();
  const foot = await boxOf(page, '.cl-bottom-bar');
  expect(foot.height).toBeLessThan(360 / 5);
});

test('the lines of the delay columns are aligned in Indonesian', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { orderId } = await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto(`/orders/${orderId}/delay?lang=id`);
  await page.locator('.cl-column').first().waitFor();
  const tops = await page
    .locator('.cl-column')
    .evaluateAll((columns) =>
      columns.map((column) =>
        [...column.querySelectorAll('.cl-repayment-delay-name')].map((line) =>
          Math.round(line.getBoundingClientRect().top),
        ),
      ),
    );
  expect(tops).toHaveLength(3);
  for (const column of tops) expect(column).toEqual(tops[0]);
});
