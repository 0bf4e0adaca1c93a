import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { device, deviceEnvironment, type Engine, type EngineDriver, type Key } from './driver';

/** Firefox over WebDriver BiDi, Chromium over its own protocol. */
const options: Readonly<Record<'chromium' | 'firefox', LaunchOptions>> = {
  chromium: {
    browser: 'chrome',
    args: [
      ...['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ...['--no-first-run', '--no-sandbox', '--lang=en-US', '--force-prefers-reduced-motion'],
    ],
  },
  firefox: {
    browser: 'firefox',
    extraPrefsFirefox: {
      'intl.accept_languages': 'en',
      // A phone: touch input, and no animations.
      'dom.w3c_touch_events.enabled': 1,
      'ui.prefersReducedMotion': 1,
    },
  },
};

/** Starts a browser that puppeteer controls. */
export async function startPuppeteer(name: 'chromium' | 'firefox', executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...options[name],
    executablePath,
    headless: true,
    env: { ...process.env, ...deviceEnvironment },
  });
  const version = await browser.version();
  return {
    version: () => version,
    newDriver: () => newDriver(browser),
    close: () => browser.close(),
  };
}

async function newDriver(browser: Browser): Promise<EngineDriver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ ...device });
  return { ...driverOf(page), close: () => context.close() };
}

const driverOf = (page: Page): Omit<EngineDriver, 'close'> => ({
  async open(address) {
    await page.goto(address);
  },
  evaluate: (expression) => page.evaluate(expression),
  tapAt: ({ x, y }) => page.touchscreen.tap(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key: Key) => page.keyboard.press(key),
  async attach(path) {
    const field = await page.waitForSelector('input[type=file]');
    if (field === null) throw new Error('The page has no file input.');
    await field.uploadFile(path);
  },
  async picture() {
    return Buffer.from(await page.screenshot({ type: 'png' }));
  },
});
