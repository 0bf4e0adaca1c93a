const faultShare = 0.05;
const paths = [
  '/',
  '/orders',
  '/mine',
  '/complaints',
  '/bookkeeping',
  '/calculator',
  '/reminders',
  '/settings',
];
const stuckAfterMs = 3_000;

/**
 * A borrower in a real browser, who visits the screens in a loop without a reload while the connection fails now and then.
 * @returns {Promise<{ moves: number, stuckMasks: number, uncaught: string[], heapSizes: number[] }>} heap in bytes, after
 *   each round and a collection
 */
export async function goRound({ page, lender, until, random }) {
  const found = { moves: 0, stuckMasks: 0, uncaught: [], heapSizes: [] };
  page.on('pageerror', (error) => found.uncaught.push(error.message));
  await page.route('**/api/**', (route) =>
    random() < faultShare ? route.abort('connectionreset') : route.continue(),
  );
  const devtools = await page.context().newCDPSession(page);
  await page.goto(lender);
  do {
    for (const path of paths) await moveTo(page, path, found);
    await devtools.send('HeapProfiler.collectGarbage');
    found.heapSizes.push((await devtools.send('Runtime.getHeapUsage')).usedSize);
  } while (Date.now() < until);
  return found;
}

/** Navigates as the router does: the page stays, the screen changes. */
async function moveTo(page, path, found) {
  await page.evaluate((to) => {
    globalThis.history.pushState({}, '', to);
    globalThis.dispatchEvent(new globalThis.PopStateEvent('popstate'));
  }, path);
  found.moves += 1;
  await page.waitForTimeout(150);
  const isGone = await page
    .waitForFunction(() => globalThis.document.querySelector('.cl-overlay') === null, undefined, {
      timeout: stuckAfterMs,
    })
    .then(
      () => true,
      () => false,
    );
  if (!isGone) found.stuckMasks += 1;
}
