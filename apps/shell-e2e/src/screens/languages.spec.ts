import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { settled, sidewaysScroll } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { screens } from '../support/all-screens';
import { lookAt } from './looks';
import { brokenRules } from './own-rules';
import { reach } from './reach';

const folder = process.env['SCREENS_FOLDER'];
const languages = ['en', 'hi', 'id', 'zh'] as const;

/** The most visited screens. */
const mainScreens = [
  ...['main', 'productDetail', 'auth', 'personal', 'confirmNew', 'loanDetailUrl'],
  ...['repayUrl', 'repayDelayUrl', 'paymentDetail', 'mine', 'calculator', 'bookkeeping'],
];

/** With `npx nx run shell-e2e:screens` all screens in all four languages, else every fifth of the main screens in each. */
const cases =
  folder === undefined
    ? mainScreens
        .flatMap((name) => languages.map((language) => ({ name, spoken: [language] })))
        .filter((_, index) => index % 5 === 0)
    : screens.map(({ name }) => ({ name, spoken: languages }));

/** Truncated lines: text wider than its box, whose overflow is hidden. Visually hidden headings are excluded. */
const cutLines = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, .cl-stamp, h1, h2, h3')]
      .filter((element) => getComputedStyle(element).overflowX === 'hidden')
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((element) => element.textContent),
  );

for (const { name, spoken } of cases)
  test(`${name}: in ${spoken.join(', ')} nothing is truncated at 360 px`, async ({ page, request }) => {
    const screen = screens.find((each) => each.name === name);
    if (screen === undefined) throw new Error(`No screen is named ${name}.`);
    const [state] = screen.states;
    await reach(page, lenderStaff(request), state);
    await lookAt(page, { width: 360, theme: 'light', text: 1 });
    // The last step of a state may still be in progress.
    await settled(page);
    for (const language of spoken) {
      await openIn(page, language);
      if (folder !== undefined) {
        const file = join(folder, name, 'languages', `360 px light ${language}.jpg`);
        mkdirSync(dirname(file), { recursive: true });
        await page.screenshot({ path: file, type: 'jpeg', quality: 70, scale: 'css' });
      }
      const broken = (await brokenRules(page)).filter((breach) => breach.startsWith('no word breaks'));
      const found = { cut: await cutLines(page), broken, sideways: await sidewaysScroll(page) };
      expect.soft(found, language).toEqual({ cut: [], broken: [], sideways: 0 });
    }
  });

/** Reloads the current address in a language. */
async function openIn(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('clearloan.language', chosen), language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
}
