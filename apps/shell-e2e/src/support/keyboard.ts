import { expect, type Page } from '@playwright/test';

/** Moves on with the Tab key until the element with this name has the focus; its ring must be seen. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'switch' | 'textbox' | 'tab' | 'radio' | 'checkbox' | 'combobox',
  name: string | RegExp,
) {
  const wanted = page.getByRole(role, { name }).last();
  await wanted.waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, `the Tab key reaches ${String(name)}`).toBeFocused();
}
