import { brotliCompressSync } from 'node:zlib';
import { askedFor, watchLoad, watchTap } from './in-page.mjs';
import { newPhone, slowPage } from './phone.mjs';

/** How long a finger stays on the screen. */
const tapMs = 80;
const quietMs = 1000;
const patience = { timeout: 60_000 };

/** A cold visit of one URL on a new device, followed by a tap where the place defines one. */
export async function coldVisit(browser, place, storageState) {
  const context = await newPhone(browser, storageState);
  try {
    const { page, cdp } = await slowPage(context);
    const load = await openAndMeasure(page, cdp, place);
    return { ...load, ...(place.tap && (await tapAndMeasure(page, cdp, place.tap))) };
  } finally {
    await context.close();
  }
}

/** Opens the place and returns the measurements, once the network is idle. */
export async function openAndMeasure(page, cdp, { address, shown, data }) {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(watchLoad, { shown, data });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seenByBench.shown !== null, undefined, patience);
  await page.waitForLoadState('networkidle', patience);
  await page.waitForTimeout(quietMs);
  const told = await page.evaluate(askedFor);
  const cpuMs = (await metric(cdp, 'TaskDuration')) * 1000;
  await cdp.send('HeapProfiler.collectGarbage');
  return { ...figuresOf(told), cpuMs, heapBytes: await metric(cdp, 'JSHeapUsedSize') };
}

async function metric(cdp, wanted) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN;
}

function figuresOf({ shown, data, firstPaint, largestPaint, asked, styles, scripts }) {
  const bytesOf = (ending) =>
    asked.filter(({ path }) => path.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0);
  const inlined = (texts) => texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  return {
    jsBytes: bytesOf('.js') + inlined(scripts),
    cssBytes: bytesOf('.css') + inlined(styles),
    // The icon is requested at an arbitrary time.
    requests: asked.length + (asked.some(({ path }) => path === '/icon.svg') ? 0 : 1),
    shownMs: shown,
    dataMs: data,
    firstPaintMs: firstPaint,
    largestPaintMs: largestPaint,
    asked,
  };
}

async function tapAndMeasure(page, cdp, { on, shown }) {
  const box = await page.locator(on).last().boundingBox();
  await page.evaluate(watchTap, shown);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(tapMs);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction(() => window.tapSeenByBench.content !== null, undefined, patience);
  await page.waitForTimeout(quietMs / 2);
  const { content, frame } = await page.evaluate(() => window.tapSeenByBench);
  return { contentMs: content, frameMs: frame };
}
