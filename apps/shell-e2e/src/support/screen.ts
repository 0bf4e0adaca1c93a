import type { Locator, Page } from '@playwright/test';

/** Waits until a screen with this heading is visible. */
export const onScreen = (page: Page, heading: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name: heading, level: 1 }).waitFor();

/** The primary action at the bottom of a screen, a button or a link. */
export const primaryAction = (page: Page, words: string | RegExp): Locator =>
  page
    .getByRole('button', { name: words })
    .or(page.getByRole('link', { name: words }))
    .last();

/** Navigates inside the app without loading a page, as Back and Forward do. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The last id in the address: of a loan or a payment. */
export const idIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The amount in a text, in major units. */
export const amountIn = async (words: Locator): Promise<number> =>
  Number(/[\d,]+\.\d\d/.exec(await words.innerText())?.[0].replaceAll(',', ''));

/** What the receipt says is left, in major units. */
export const leftIn = (page: Page): Promise<number> =>
  amountIn(page.getByText('Left to pay').locator('xpath=following::p[1]'));
