import { chromium } from '@playwright/test';
import { ensureTestChromium } from '../../find-chromium.mjs';

const megabit = 1_000_000 / 8;
/** A cheap device on a slow network. */
export const phone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  cpuTimesSlower: 4,
  downMegabits: 1.6,
  latencyMs: 150,
};

/** More than a browser has above a page. */
const barsHigh = 120;
/** The desktop's mouse stands in its corner and would tell a page that has something there: a device has none. */
const besideTheMouse = { left: 100, top: 100 };

export const openBrowser = ({ pin }, more = []) =>
  chromium.launch({
    // The whole browser loads hundreds of modules for each window of its own, on the same cores and beside the measured page.
    executablePath: ensureTestChromium(),
    args: [
      `--ignore-certificate-errors-spki-list=${pin}`,
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  });

/** A device of its own: nothing in its caches; `storageState` is who is logged in on it. */
export const newPhone = (browser, storageState, serviceWorkers = 'block') =>
  browser.newContext({
    viewport: phone.viewport,
    deviceScaleFactor: phone.deviceScaleFactor,
    hasTouch: true,
    isMobile: true,
    locale: 'en',
    timezoneId: 'Asia/Jakarta',
    serviceWorkers,
    ...(storageState && { storageState }),
  });

/** A page whose processor and network are slow from its first byte on, on a window that shows all of it. */
export async function slowPage(context) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await showWhole(cdp);
  await cdp.send('Network.enable');
  await slowNetwork((method, given) => cdp.send(method, given));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuTimesSlower });
  return { page, cdp };
}

/**
 * The headless browser's window is as large as the page in its own pixels, with bars of its own above it: the foot of the page, where
 * the tabs are, would lie outside, and a frame that changes only what lies outside is never counted as shown.
 */
async function showWhole(cdp) {
  const { windowId } = await cdp.send('Browser.getWindowForTarget');
  const { viewport, deviceScaleFactor } = phone;
  const bounds = {
    ...besideTheMouse,
    width: viewport.width * deviceScaleFactor,
    height: viewport.height * deviceScaleFactor + barsHigh,
  };
  await cdp.send('Browser.setWindowBounds', { windowId, bounds });
}

export const slowNetwork = (send) =>
  send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.downMegabits * megabit,
    uploadThroughput: (phone.downMegabits / 2) * megabit,
  });
