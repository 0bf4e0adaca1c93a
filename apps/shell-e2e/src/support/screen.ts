import type { Locator, Page } from '@playwright/test';

/** Waits until a screen is there: its heading stands. */
export const onScreen = (page: Page, heading: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name: heading, level: 1 }).waitFor();

/** The one action at the foot of a screen, a button or a link. */
export const primaryAction = (page: Page, words: string | RegExp): Locator =>
  page
    .getByRole('button', { name: words })
    .or(page.getByRole('link', { name: words }))
    .last();

/** Goes to a screen inside the app, with no new page: as Back and Forward do. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
