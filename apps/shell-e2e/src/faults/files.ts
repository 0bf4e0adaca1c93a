import type { Page, Route } from '@playwright/test';

/** Scripts that fail to load. */
export interface BrokenFiles {
  /** The number of requests for them so far. */
  readonly requestCount: () => number;
  readonly heal: () => Promise<void>;
}

const isScript = ({ pathname }: URL) => pathname.startsWith('/assets/') && pathname.endsWith('.js');

/** Breaks all scripts that the page has not loaded yet. `untilLoad`: the next page load gets a build with all its files. */
export async function breakScripts(
  page: Page,
  turn: (route: Route) => Promise<unknown>,
  untilLoad = false,
): Promise<BrokenFiles> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const isBroken = (url: URL) => isScript(url) && !loaded.includes(url.pathname);
  let requestCount = 0;
  let isWhole = false;
  await page.route(isBroken, async (route) => {
    // To remove the route takes a while, in which the next page may already request its files.
    if (isWhole) return route.fallback();
    requestCount += 1;
    await turn(route).catch(() => undefined);
  });
  const heal = () => page.unroute(isBroken);
  if (untilLoad)
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isWhole = true;
    });
  return { requestCount: () => requestCount, heal };
}
