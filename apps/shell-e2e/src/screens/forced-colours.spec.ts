import { screens as certification } from '@clearloan/certification/screens';
import { screens as loans } from '@clearloan/loans/screens';
import type { ListedScreen } from '@clearloan/routes';
import { expect, test, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { settled } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { reach } from './reach';

/** Of 255: the minimum contrast of a status text to its background without colours. */
const leastDifference = 100;

/** The difference between the lightest and the darkest grey in an element's screenshot. */
async function greyDifference(element: Locator): Promise<number> {
  const greys = await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer();
  return Math.max(...greys) - Math.min(...greys);
}

const statuses: readonly (readonly [ListedScreen | undefined, string])[] = [
  [loans.find(({ name }) => name === 'loanDetailUrl'), 'late'],
  [loans.find(({ name }) => name === 'order'), 'default'],
  [certification.find(({ name }) => name === 'auth'), 'default'],
];

for (const [screen, state] of statuses) {
  test(`with forced colours and without colours, each status of ${screen?.name ?? ''} is readable`, async ({
    page,
    request,
  }) => {
    const from = screen?.states.find((each) => each.state === state);
    if (from === undefined) throw new Error(`No screen is in the state "${state}".`);
    await reach(page, lenderStaff(request), from);
    const stamps = page.locator('.cl-stamp');
    await stamps.first().waitFor();
    await settled(page);
    // Hide elements that float at the bottom of the window and would cover a status.
    await page.evaluate(() => {
      for (const dock of document.querySelectorAll<HTMLElement>('.cl-bottom-bar'))
        dock.style.position = 'static';
    });
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors });
      await settled(page);
      for (const stamp of await stamps.all()) {
        expect(await stamp.innerText()).toMatch(/\p{L}/u);
        expect(await greyDifference(stamp)).toBeGreaterThan(leastDifference);
      }
    }
  });
}

test('the check reports a status in the colour of its background', async ({ page }) => {
  await page.setContent('<p style="background: #2e7d32; color: #2f7c33; font-size: 30px">Paid</p>');
  expect(await greyDifference(page.locator('p'))).toBeLessThan(leastDifference);
});
