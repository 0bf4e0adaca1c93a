import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { screens as auth } from '@clearloan/auth/screens';
import { screens as bookkeeping } from '@clearloan/bookkeeping/screens';
import { screens as calculator } from '@clearloan/calculator/screens';
import { screens as certification } from '@clearloan/certification/screens';
import { screens as complaints } from '@clearloan/complaints/screens';
import { screens as loans } from '@clearloan/loans/screens';
import { screens as reminders } from '@clearloan/reminders/screens';
import { screens as repayment } from '@clearloan/repayment/screens';
import { expect, test, type Page } from '@playwright/test';
import { sidewaysScroll, still } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { lookAt } from './looks';
import { reach } from './reach';

const folder = process.env['SCREENS_FOLDER'];
const languages = ['en', 'hi', 'id', 'zh'] as const;

const known = [
  ...[auth, bookkeeping, calculator, certification, complaints, loans, reminders, repayment].flat(),
];

/** The screens that a borrower sees most, each as it opens. */
const mainScreens = [
  ...['main', 'productDetail', 'auth', 'personal', 'confirmNew', 'loanDetailUrl'],
  ...['repayUrl', 'repayDelayUrl', 'paymentDetail', 'mine', 'calculator', 'bookkeeping'],
];

/** With `npx nx run shell-e2e:screens` all four languages of each, else one: they take turns. */
const isTaken = (_: unknown, index: number): boolean => folder !== undefined || index % 5 === 0;

const cases = mainScreens
  .flatMap((name) => languages.map((language) => ({ name, language })))
  .filter(isTaken);

/** A line that is cut off: its text is wider than its box, and the box hides the rest. A heading for readers alone has no box. */
const cutLines = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, .cl-stamp, h1, h2, h3')]
      .filter((element) => getComputedStyle(element).overflowX === 'hidden')
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((element) => element.textContent),
  );

for (const { name, language } of cases)
  test(`${name}: in ${language} nothing is cut off at 360 px`, async ({ page, request }) => {
    const screen = known.find((each) => each.name === name);
    if (screen === undefined) throw new Error(`No screen is called ${name}`);
    const [state] = screen.states;
    await reach(page, lenderStaff(request), state);
    await page.evaluate((chosen) => localStorage.setItem('clearloan.language', chosen), language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await lookAt(page, { width: 360, theme: 'light', text: 1 });
    await still(page);
    if (folder !== undefined) {
      const file = join(folder, name, 'languages', `360 px light ${language}.jpg`);
      mkdirSync(dirname(file), { recursive: true });
      await page.screenshot({ path: file, type: 'jpeg', quality: 70, scale: 'css' });
    }
    expect(await cutLines(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
