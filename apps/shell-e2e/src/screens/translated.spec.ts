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
import { expect, test } from '@playwright/test';
import { lenderStaff } from '../support/lender-staff';
import { translatePages, whatIsShown } from '../support/translator';
import { reach } from './reach';

const screens = [
  ...[
    home,
    application,
    loans,
    certification,
    repayment,
    auth,
    account,
    lock,
    privacy,
    complaints,
    calculator,
    bookkeeping,
    reminders,
  ].flat(),
];

/** All screens with `TEST_SIZE=full`, else every eighth. */
const isTaken = (_: unknown, index: number): boolean =>
  process.env['TEST_SIZE'] === 'full' || index % 8 === 0;

for (const { name, states } of screens.filter(isTaken))
  test(`${name} stays intact on a page that the browser translates`, async ({ page, request }) => {
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    await translatePages(page);
    await reach(page, lenderStaff(request), states[0]);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const { statuses } = await whatIsShown(page);
    expect(statuses.filter((status) => /didn’t open|went wrong/.test(status))).toEqual([]);
    expect(await page.locator('#app font').count()).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });
