import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessible } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

/** The entries of the file that the button downloads. */
async function calendarFrom(page: Page, button: RegExp) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

async function chooseDay(page: Page, day: string) {
  const [year = '', month = '', number = ''] = day.split('-');
  await page.getByRole('combobox', { name: 'Day' }).selectOption(number);
  await page.getByRole('combobox', { name: 'Month' }).selectOption(month);
  await page.getByRole('combobox', { name: 'Year' }).selectOption(year);
}
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a borrower adds a reminder offline, exports it, moves it and marks it as paid', async ({
  page,
  context,
  request,
}) => {
  const staff = lenderStaff(request);
  await enterAs(page, staff, 'two-paid');
  await page.goto('/reminders');
  await onScreen(page, 'Reminders');
  await expect(page.getByRole('link', { name: /Everyday loan/ })).toBeVisible();
  await expectAccessible(page);
  const [own] = await calendarFrom(page, /^Add all to my calendar/);
  expect(own?.uid).toMatch(/@reminders\.clearloan$/);
  await page.getByRole('link', { name: /Everyday loan/ }).click();
  await onScreen(page, 'Everyday loan');
  await expectAccessible(page);
  await page.goBack();

  await primaryAction(page, 'Add a reminder').click();
  await onScreen(page, 'New reminder');
  await primaryAction(page, 'Save reminder').click();
  await expect(page.getByRole('link', { name: 'Enter an amount.' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  await page.getByLabel('What’s it for?').fill('Motorbike loan');
  await page.getByLabel('Amount').fill('860');
  await chooseDay(page, later(5));
  await primaryAction(page, 'Save reminder').click();
  await onScreen(page, 'Motorbike loan');
  await expect(page.getByText('1 change waiting to be sent')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 change waiting to be sent')).toHaveCount(0);
  await expectAccessible(page);

  const [first] = await calendarFrom(page, /^Add to my calendar/);
  const nextDate = page.getByText('Next date').locator('..');
  const before = await nextDate.innerText();
  await page.getByRole('link', { name: 'Change' }).click();
  await onScreen(page, 'Edit reminder');
  await chooseDay(page, later(12));
  await primaryAction(page, 'Save reminder').click();
  await onScreen(page, 'Motorbike loan');
  // Wait until the device has reloaded the list; until then the screen and its file are outdated.
  await expect(nextDate).not.toHaveText(before, { useInnerText: true });
  const [moved] = await calendarFrom(page, /^Add to my calendar/);
  expect(moved?.uid).toBe(first?.uid);
  expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? Infinity);

  await primaryAction(page, 'Mark as paid').click();
  await expect(page.getByRole('button', { name: 'Undo the last payment' })).toBeVisible();
  await page.goto('/reminders/calendar');
  // Near the end of a month no day of it may be due.
  await page.getByRole('cell').getByRole('button').first().click();
  await expect(page.getByRole('button', { pressed: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/reminders/outlook');
  await page.getByLabel('How much money do you have now?').fill('1000000');
  await expect(page.getByText('You’ll have enough')).toBeVisible();
  await expectAccessible(page);
});
