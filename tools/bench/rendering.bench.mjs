/**
 * Measures rendering with 4× CPU throttling: scrolls a month of 1 000 records from end to end, and drags the amount of an offer
 * along its slider while the device computes the plan. Reports the longest task on the main thread and the frame time. Writes
 * dist/bench/rendering.json.
 *
 * `--runs=7`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../built.mjs';
import { root } from '../workspace.mjs';
import { enterAs, loggedIn } from './borrower.mjs';
import { fillBook } from './fill-book.mjs';
import { startLender } from './lender.mjs';
import { median } from './median.mjs';
import { newPhone, openBrowser, phone } from './speed/phone.mjs';
import { printTable } from './table.mjs';

const port = process.env.PORT ?? '4450';
const longestTaskMs = 50;
/** The limits: one frame at 60 a second, and two frames where one was missed. */
const frameMs = { median: 18, worst: 34 };
const strokes = 90;

export async function bench(given) {
  const runs = Number(given.find((each) => each.startsWith('--runs='))?.split('=')[1] ?? '7');
  await ensureBuilt();
  const lender = await startLender(port);
  const browser = await openBrowser({ pin: '' });
  try {
    const scrolled = [];
    const drawn = [];
    for (let turn = 0; turn < runs; turn += 1) {
      scrolled.push(await onSlowPhone(browser, undefined, (page) => scrollBook(page, lender.address)));
      const offer = await enterAs(lender.address, 'approved');
      const state = loggedIn(lender.address, offer);
      drawn.push(await onSlowPhone(browser, state, (page) => drawSlider(page, lender.address, offer)));
    }
    return told({ scrolled, drawn }, runs);
  } finally {
    await browser.close();
    await lender.stop();
  }
}

async function onSlowPhone(browser, storageState, work) {
  const context = await newPhone(browser, storageState);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function slow(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuTimesSlower });
}

async function scrollBook(page, address) {
  await page.goto(`${address}/bookkeeping`);
  await page.getByText(/^No records this month/).waitFor();
  await page.evaluate(fillBook, { months: 1, perMonth: 1000 });
  await page.reload();
  await page.locator('a[href*="/bookkeeping/records/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slow(page);
  await page.mouse.move(180, 500);
  await page.evaluate(watchFrames);
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(16);
  }
  return page.evaluate(() => window.framesSeenByBench());
}

async function drawSlider(page, address, { orderId }) {
  await page.goto(`${address}/orders/${orderId}/confirm-new`);
  const slider = page.locator('input[type=range], [role=slider]').first();
  await slider.waitFor();
  await page.waitForLoadState('networkidle');
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  await slow(page);
  const at = (share) => [box.x + box.width * share, box.y + box.height / 2];
  await page.mouse.move(...at(0.5));
  await page.mouse.down();
  await page.evaluate(watchFrames);
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    await page.mouse.move(...at(0.5 + 0.4 * Math.sin(stroke / 12)));
    await page.waitForTimeout(16);
  }
  const seen = await page.evaluate(() => window.framesSeenByBench());
  await page.mouse.up();
  return seen;
}

/** Runs in the page: records long tasks and the time of each frame from now on. */
function watchFrames() {
  const tasks = [0];
  const frames = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
  let last = performance.now();
  let isOn = true;
  const next = () => {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    if (isOn) window.requestAnimationFrame(next);
  };
  window.requestAnimationFrame(next);
  window.framesSeenByBench = () => {
    isOn = false;
    const sorted = frames.toSorted((one, other) => one - other);
    const share = (part) => sorted[Math.floor(sorted.length * part)];
    return { longestTaskMs: Math.max(...tasks), frameMs: share(0.5), lateFrameMs: share(0.95) };
  };
}

function told(measured, runs) {
  const row = (what, name, figure, limit) => {
    const values = measured[name].map((each) => each[figure]);
    const product = `${median(values).toFixed(1)} ms (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`;
    return { what, product, goal: `≤ ${limit} ms`, isMet: median(values) <= limit };
  };
  const rows = [
    row('1 000 records scrolled: longest task', 'scrolled', 'longestTaskMs', longestTaskMs),
    row('1 000 records scrolled: a frame', 'scrolled', 'frameMs', frameMs.median),
    row('slider of an offer: longest task', 'drawn', 'longestTaskMs', longestTaskMs),
    row('slider of an offer: a frame', 'drawn', 'frameMs', frameMs.median),
    row('slider of an offer: the slowest frame of twenty', 'drawn', 'lateFrameMs', frameMs.worst),
  ];
  printTable(rows);
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`\n${runs} runs; load average ${load.join(' ')}`);
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(
    join(root, 'dist/bench/rendering.json'),
    `${JSON.stringify({ load, rows, measured }, null, 1)}\n`,
  );
  return rows.every(({ isMet }) => isMet);
}
