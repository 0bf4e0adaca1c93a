import type { Page, Route } from '@playwright/test';

interface Gate {
  readonly isOpen: Promise<void>;
  readonly open: () => void;
}

function closedGate(): Gate {
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open };
}

/**
 * Delays the app's code, like a bad network, until it is released.
 * @param preloaded the path of the page's preload script, if that one should load at once
 */
export async function holdApp(page: Page, preloaded?: string): Promise<() => void> {
  const { isOpen, open } = closedGate();
  await page.route('**/assets/*.js', async (route) => {
    if (new URL(route.request().url()).pathname !== preloaded) await isOpen;
    await route.continue();
  });
  return open;
}

/** Delays the next request to an address until it is released. @param address a glob */
export async function holdNext(page: Page, address: string): Promise<() => void> {
  const { isOpen, open } = closedGate();
  const hold = async (route: Route) => {
    await isOpen;
    await route.continue();
  };
  await page.route(address, hold, { times: 1 });
  return open;
}

/** Waits until the worker serves the page; an active worker claims its pages a moment later. */
export const workerInControl = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });

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
