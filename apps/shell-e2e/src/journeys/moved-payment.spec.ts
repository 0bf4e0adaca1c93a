import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { loanPlanInfo } from '@clearloan/repayment/contract';
import { askingFor } from '../faults/effects';
import { lenderStaff } from '../support/lender-staff';
import { enterAs, sessionOf, signWithCode } from '../support/log-in';
import { idIn, primaryAction } from '../support/screen';

const money = (minor: number) => `¥${(minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;

/** `27 Nov`; British dates of Intl have `Sept`, the app's have `Sep`. */
function dayIn(day: string): string {
  const [, date, month = ''] = new Date(`${day}T00:00:00Z`).toUTCString().split(' ');
  return `${String(Number(date))} ${month}`;
}

interface MovedPayment {
  readonly sum: string;
  readonly newDay: string;
  readonly oldDay: string;
}

/** Everywhere the payment appears, it has its new amount, its new day and the previous day. */
async function expectMoved(page: Page, { sum, newDay, oldDay }: MovedPayment, place: string) {
  const text = page.locator('main').first();
  for (const part of [sum, newDay, oldDay]) await expect(text, `${place}: ${part}`).toContainText(part);
}

/** The text of the payment's calendar entry. */
async function calendarEntry(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Add all to my calendar/ }).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
  return calendar
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
    .find(({ description }) => /Moved from/.test(description));
}

test('a moved payment shows its new amount, its new date and its old date on every screen', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  const { orderId } = await enterAs(page, staff, 'two-paid');
  const { ask } = askingFor(page, { sessionId: await sessionOf(page) });
  const third = async () =>
    (await ask(loanPlanInfo, { orderId })).repay_plans.find(({ periodNo }) => periodNo === 3)!;
  const before = await third();
  await page.goto(`/orders/${orderId}/delay`);
  await page
    .getByRole('radio', { name: /\+ 7 days/ })
    .locator('..')
    .click();
  await signWithCode(page, staff, /^Delay 7 days/, 'Confirm new dates');
  await page.getByRole('heading', { name: 'You have more time for this payment' }).waitFor();

  const after = await third();
  expect(after.repayTotalAmount).toBeGreaterThan(before.repayTotalAmount);
  expect(after.originalDueTime).toBe(before.dueTime);
  const moved = {
    sum: money(after.repayTotalAmount),
    newDay: dayIn(after.dueTime),
    oldDay: dayIn(before.dueTime),
  };
  await expectMoved(page, moved, 'the delay');
  for (const [path, place] of [
    ['/', 'home'],
    [`/orders/${orderId}`, 'the loan'],
    ['/orders', 'the list of loans'],
    ['/reminders', 'the list of reminders'],
    [`/reminders/${orderId}-3`, 'the reminder'],
  ] as const) {
    await page.goto(path);
    await expectMoved(page, moved, place);
  }
  await page.goto('/reminders');
  const entry = await calendarEntry(page);
  expect(entry?.startDate.toString().slice(0, 10)).toBe(after.dueTime);
  expect(entry?.description).toContain(moved.oldDay);

  await page.goto(`/orders/${orderId}/repay`);
  await primaryAction(page, /^Pay ¥/).click();
  await primaryAction(page, 'I’ve paid').click();
  await page.getByRole('heading', { name: 'Your payment', level: 1 }).waitFor();
  await staff.moneyArrives(idIn(page));
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  await expectMoved(page, moved, 'the receipt');
});
