/**
 * Measures whether a long book opens as fast as a short one. A real browser opens the month view of the built app with 200 and
 * with 20 000 unsent records on the device, alternately in one run: a ratio is stable on a busy machine and a time is not.
 * Both books have the same number of records per month.
 */
import { chromium } from '@playwright/test';
import { ensureBuilt } from '../built.mjs';
import { ensureChromium } from '../find-chromium.mjs';
import { fillBook } from './fill-book.mjs';
import { startLender } from './lender.mjs';
import { median } from './median.mjs';

const port = process.env.PORT ?? '4420';
const address = `http://localhost:${port}`;
const most = 1.3;
const turns = 15;
const perMonth = 200;
const books = { short: 1, long: 100 };

export async function bench() {
  await ensureBuilt();
  const { stop } = await startLender(port);
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    const pages = {};
    for (const [name, months] of Object.entries(books)) pages[name] = await bookOf(browser, months);
    const times = { open: { short: [], long: [] }, step: { short: [], long: [] } };
    for (let turn = -1; turn < turns; turn += 1) {
      for (const name of Object.keys(books)) {
        const open = await timeToOpen(pages[name]);
        const step = await timeToStep(pages[name]);
        // The first run is a warm-up.
        if (turn < 0) continue;
        times.open[name].push(open);
        times.step[name].push(step);
      }
    }
    return [told('month view opened', times.open), told('month changed', times.step)].every(Boolean);
  } finally {
    await browser.close();
    await stop();
  }
}

/** A new device with records for this many months, ending with the current one. */
async function bookOf(browser, months) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    locale: 'en',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${address}/bookkeeping`);
  await page.getByText(/^No records this month/).waitFor();
  await page.evaluate(fillBook, { months, perMonth });
  return page;
}

/** Milliseconds from the start of navigation until the month's records are on the screen. */
async function timeToOpen(page) {
  await page.goto('about:blank');
  await page.goto(`${address}/bookkeeping`, { waitUntil: 'commit' });
  return page.evaluate(seenRecords, { tap: false });
}

/** Milliseconds from the tap until the other month's records are on the screen. Both books show an empty month before. */
async function timeToStep(page) {
  await page.locator('main').getByRole('button').nth(1).click();
  await page.getByText(/^No records this month/).waitFor();
  return page.evaluate(seenRecords, { tap: true });
}

/** Runs in the page. */
async function seenRecords({ tap }) {
  const since = tap ? performance.now() : 0;
  if (tap) document.querySelector('main button').click();
  while (document.querySelectorAll('a[href*="/bookkeeping/records/"]').length === 0)
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
  return performance.now() - since;
}

function told(what, { short, long }) {
  const ratio = median(long) / median(short);
  const isGood = ratio <= most;
  console.log(
    `${what}: ${median(short).toFixed(0)} ms with ${perMonth} records, ${median(long).toFixed(0)} ms with ` +
      `${perMonth * books.long}: ${ratio.toFixed(2)} times, at most ${most}: ${isGood ? 'yes' : 'NO'}`,
  );
  return isGood;
}
