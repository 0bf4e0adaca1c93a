import type { Page } from '@playwright/test';

/**
 * Delays the app's code, like a bad network, until it is released.
 * @param preloaded the path of the page's preload script, if that one should load at once
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
