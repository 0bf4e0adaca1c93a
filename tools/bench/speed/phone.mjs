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

/** More than the height of any browser's bars above a page. */
const barsHigh = 120;
/** The desktop's mouse is in the corner and would hover whatever is there; a device has no mouse. */
const besideTheMouse = { left: 100, top: 100 };

export const openBrowser = ({ pin }, more = []) =>
  chromium.launch({
    // Full Chromium loads hundreds of modules for each of its own windows, on the same cores as the measured page.
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

/** A new device with empty caches; `storageState` contains the logged-in session. */
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

/** A page with CPU and network throttled from its first byte on, in a window that shows all of it. */
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
 * By default the headless browser's window leaves the bottom of the page, with the tabs, outside, and a frame that changes only
 * content outside the window is never counted as shown. So the window gets the device pixels of the page plus room for the bars.
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
