import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element with this name has the focus; its focus ring must be visible. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'switch' | 'textbox' | 'tab' | 'radio' | 'checkbox' | 'combobox',
  name: string | RegExp,
) {
  await tabUpTo(page, page.getByRole(role, { name }).last(), String(name));
}

/**
 * The same for one element among several with the same name; `what` is the error message if Tab never reaches it. A disabled button
 * ignores keys, and Tab reaches nothing under a blocking overlay.
 */
export async function tabUpTo(page: Page, wanted: Locator, what: string) {
  await wanted.waitFor();
  await expect(wanted).toBeEnabled();
  await expect.poll(() => wanted.evaluate((element) => element.closest('[inert]') === null)).toBe(true);
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, `the Tab key reaches ${what}`).toBeFocused();
}

/**
 * From now on, records input without keys: pointer presses, and text that was inserted otherwise. A file from a file chooser is
 * not counted.
 * @returns the records so far
 */
export async function otherHands(page: Page): Promise<() => readonly string[]> {
  const inputs: string[] = [];
  await page.exposeFunction('otherHand', (what: string) => inputs.push(what));
  await page.addInitScript(listenForOtherHands);
  await page.evaluate(listenForOtherHands);
  return () => inputs;
}

/** Runs in the page, so it is self-contained. */
function listenForOtherHands() {
  const report = (what: string) => void Reflect.apply(Reflect.get(window, 'otherHand'), window, [what]);
  let keys = 0;
  const words = ({ target }: Event) => (target instanceof Element ? target.outerHTML.slice(0, 80) : '');
  document.addEventListener('pointerdown', (event) => report(`pressed ${words(event)}`), true);
  // An arrow key moves the focus within a group of choices before it selects.
  const isChoice = (target: EventTarget | null) =>
    target instanceof HTMLInputElement && target.type === 'radio';
  document.addEventListener('focusin', ({ target }) => (keys = isChoice(target) ? keys : 0), true);
  document.addEventListener('keydown', () => (keys += 1), true);
  const isFile = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file';
  document.addEventListener(
    'input',
    (event) => {
      if (keys === 0 && !isFile(event.target)) report(`filled ${words(event)}`);
    },
    true,
  );
}
