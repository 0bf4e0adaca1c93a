import { keptOf, watchField, watchLoad } from './in-page.mjs';
import { newPhone, slowPage } from './phone.mjs';

const number = '81255500417';
const quietMs = 1000;
const patienceMs = 60_000;

/**
 * A cold visit in which a number is typed as soon as a field exists, by touch and keys. If that field received the number and the
 * app's own field has all of it after hydration, the time of the first paint of the field counts; otherwise the app's time does.
 */
export async function typingVisit(browser, { address, shown }) {
  const context = await newPhone(browser);
  try {
    const { page, cdp } = await slowPage(context);
    let tellPlace;
    const place = new Promise((resolve) => (tellPlace = resolve));
    await page.exposeFunction('fieldIsThere', tellPlace);
    await page.addInitScript(watchLoad, { shown });
    await page.addInitScript(watchField, shown);
    await page.goto(address, { waitUntil: 'commit' });
    await tap(cdp, await Promise.race([place, noField(page)]));
    await page.keyboard.type(number);
    await page.waitForFunction(() => window.seenByBench.shown !== null, undefined, { timeout: patienceMs });
    await page.waitForTimeout(quietMs);
    const told = await page.evaluate(keptOf, { selector: shown, number });
    return { ...told, typedMs: told.isKept ? told.paintedMs : told.shownMs };
  } finally {
    await context.close();
  }
}

async function noField(page) {
  await page.waitForTimeout(patienceMs);
  throw new Error(`No input appeared at ${page.url()}.`);
}

async function tap(cdp, { x, y, width, height }) {
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
