import { expect, type Locator, type Page } from '@playwright/test';

/** Moves on with the Tab key until the element with this name has the focus; its ring must be seen. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'switch' | 'textbox' | 'tab' | 'radio' | 'checkbox' | 'combobox',
  name: string | RegExp,
) {
  await tabUpTo(page, page.getByRole(role, { name }).last(), String(name));
}

/** The same for one element among several of the same name; `what` is said when no Tab reaches it. */
export async function tabUpTo(page: Page, wanted: Locator, what: string) {
  await wanted.waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, `the Tab key reaches ${what}`).toBeFocused();
}
