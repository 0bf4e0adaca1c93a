import type { Page } from '@playwright/test';

/**
 * Keeps the app's code back, as a bad network does, until it is let through.
 * @param preloaded the path of the script that the page runs ahead of the app, where that one is to come at once
 */
export async function holdApp(page: Page, preloaded?: string): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (new URL(route.request().url()).pathname !== preloaded) await isLetThrough;
    await route.continue();
  });
  return letThrough;
}
