import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeBreaches } from '../support/accessible';
import { holdApp } from '../support/network';
import { lenderStaff } from '../support/lender-staff';
import { newPhone } from '../support/log-in';
import { onScreen } from '../support/screen';
import { shiftScore, watchShifts } from '../screens/movement';

/** From now on, records each frame in which no field has the focus: a phone would then hide its keyboard. */
const watchFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames = { withoutFocus: 0 };
    Reflect.set(window, 'frames', frames);
    const check = () => {
      if (document.activeElement?.tagName !== 'INPUT') frames.withoutFocus += 1;
      requestAnimationFrame(check);
    };
    check();
  });
const framesWithoutFocus = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: { withoutFocus: number } }).frames.withoutFocus);

const selected = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => [input.value, input.selectionStart, input.selectionEnd]);

/** Without the width: typed text adds a clear button once the app has loaded. */
async function placeOf(field: Locator) {
  const box = await field.boundingBox();
  return [box?.x, box?.y, box?.height];
}

test('a borrower types the number before hydration, and continues typing afterwards', async ({
  page,
  request,
}) => {
  const staff = lenderStaff(request);
  await staff.startOver();
  const phone = newPhone();
  const letThrough = await holdApp(page);
  await watchShifts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const field = page.getByLabel('Phone number');
  await field.tap();
  await watchFocus(page);
  await page.keyboard.type(phone.typed.slice(0, -2));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeDisabled();
  expect(await axeBreaches(page)).toEqual([]);
  const before = await placeOf(field);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  const ahead = await selected(field);

  letThrough();
  await page.locator('form').getByLabel('Phone number').waitFor();
  expect(await selected(field)).toEqual(ahead);
  await expect(field).toBeFocused();
  expect(await framesWithoutFocus(page)).toBe(0);
  expect(await placeOf(field)).toEqual(before);
  expect(await shiftScore(page)).toBe(0);
  await expect(page).toHaveURL(/\/login$/);

  await page.keyboard.press('End');
  await page.keyboard.type(phone.typed.slice(-2));
  await page.getByRole('button', { name: 'Send code' }).click();
  await onScreen(page, 'Enter the code');
  expect(await staff.codeFor(phone.international)).toMatch(/^\d{6}$/);
});
