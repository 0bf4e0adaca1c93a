import type { Page } from '@playwright/test';

/** How long the network must be idle, in milliseconds; Playwright's own network idle takes half a second. */
const quietMs = 150;

/** Counts the requests of a page that has not opened yet. @returns a promise that resolves once none is in flight */
export function watchTraffic(page: Page): () => Promise<void> {
  let open = 0;
  let last = 0;
  const change = (by: number) => () => {
    open += by;
    last = performance.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return async () => {
    const isQuiet = () => open <= 0 && performance.now() - last >= quietMs;
    for (let tries = 0; tries < 400 && !isQuiet(); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
    await page.locator('.cl-skeleton').first().waitFor({ state: 'hidden' });
  };
}
