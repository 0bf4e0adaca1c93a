import { expect, test, type Page } from '@playwright/test';
import { axeBreaches } from '../support/accessible';
import { holdApp } from '../support/hold-app';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { shiftScore, watchShifts } from '../screens/shifts';

/** The page's preload script, its only script that is not a module. */
async function aheadOf(page: Page, path: string): Promise<string | undefined> {
  const html = await (await page.request.get(path)).text();
  return /<script src="([^"]+)"/.exec(html)?.[1];
}

test('a borrower reads what to pay and by when before hydration, and the same afterwards', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await staff.startOver();
  await enterAs(page, staff, 'two-paid');
  const letThrough = await holdApp(page, await aheadOf(page, '/'));
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
