import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens as account } from '@clearloan/account/screens';
import { screens as application } from '@clearloan/application/screens';
import { screens as auth } from '@clearloan/auth/screens';
import { screens as lock } from '@clearloan/device-lock/screens';
import { screens as bookkeeping } from '@clearloan/bookkeeping/screens';
import { screens as calculator } from '@clearloan/calculator/screens';
import { screens as certification } from '@clearloan/certification/screens';
import { screens as complaints } from '@clearloan/complaints/screens';
import { screens as home } from '@clearloan/home/screens';
import { screens as loans } from '@clearloan/loans/screens';
import { screens as privacy } from '@clearloan/privacy/screens';
import { screens as reminders } from '@clearloan/reminders/screens';
import { screens as repayment } from '@clearloan/repayment/screens';
import type { ListedScreen } from '@clearloan/routes';
import { test, type Browser, type Page } from '@playwright/test';
import { lenderStaff } from '../support/lender-staff';
import { watchTraffic } from '../support/network';
import { watchCalls } from '../support/sent-calls';
import { logInAs, open, type Facts } from './reach';

/** `npx nx run shell-e2e:calls`: which calls each screen opens with, and without which of them it cannot be shown. */
const folder = process.env['CALLS_FOLDER'] ?? '';
const lenders = 3;
const screens = [
  ...[
    ...auth,
    ...account,
    ...lock,
    ...home,
    ...application,
    ...loans,
    ...certification,
    ...repayment,
    ...complaints,
  ],
  ...[...calculator, ...bookkeeping, ...reminders, ...privacy],
];

/** The screen on a device that has stored nothing, so that no call is replaced by an earlier reply. */
async function onFreshDevice<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { baseURL = '', locale = 'en', timezoneId = 'UTC' } = test.info().project.use;
  const context = await browser.newContext({ baseURL, locale, timezoneId, serviceWorkers: 'block' });
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

async function openFully(page: Page, facts: Facts, { states: [state] }: ListedScreen): Promise<void> {
  const quiet = watchTraffic(page);
  await open(page, facts, state);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await quiet();
}

const callsOf = (browser: Browser, facts: Facts, screen: ListedScreen): Promise<readonly string[]> =>
  onFreshDevice(browser, async (page) => {
    const calls = watchCalls(page);
    await openFully(page, facts, screen);
    return [...new Set(calls.map(({ path }) => path))];
  });

const isShownWithout = (
  path: string,
  browser: Browser,
  facts: Facts,
  screen: ListedScreen,
): Promise<boolean> =>
  onFreshDevice(browser, async (page) => {
    await page.route(
      ({ pathname }) => pathname === `/api${path}`,
      (route) => route.fulfill({ status: 500, body: 'upstream is gone' }),
    );
    page.setDefaultTimeout(10_000);
    // A screen that is reached by taps is not there if the screen before it is not.
    const isOpened = await openFully(page, facts, screen).then(
      () => true,
      () => false,
    );
    return isOpened && !(await page.locator('.cl-empty[role="alert"]').first().isVisible());
  });

screens.forEach((screen, index) => {
  test(`${screen.name}, at lender ${(index % lenders) + 1}`, async ({ browser, request }) => {
    const facts = await logInAs(request, lenderStaff(request), screen.states[0].as);
    const calls: { path: string; isRequired: boolean }[] = [];
    for (const path of await callsOf(browser, facts, screen))
      calls.push({ path, isRequired: !(await isShownWithout(path, browser, facts, screen)) });
    mkdirSync(folder, { recursive: true });
    const { name, pattern } = screen;
    writeFileSync(
      join(folder, `${String(index).padStart(3, '0')}.json`),
      JSON.stringify({ name, pattern, calls }),
    );
  });
});
