import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import {
  device,
  deviceEnvironment,
  engineAt,
  lenderPort,
  type Engine,
  type EngineDriver,
  type EngineOptions,
} from './driver';
import { userOn, type User } from './user';
import { startProxy, type NetworkProxy } from './network-proxy';
import { watchPage, type Fault } from './watch-page';
import { startWebkit } from './webkit-driver';

/** What the table of `npx nx run shell-e2e:browsers` counts. */
export type Count = 'steps' | 'uploads' | 'offline' | 'screens' | 'missing APIs' | 'controls';

/** The results of a test, for that table. */
export interface Seen {
  /** The planned and the passed number of each. */
  readonly counts: Partial<Record<Count, { planned: number; done: number }>>;
  readonly faults: Fault[];
  readonly sideways: string[];
  readonly smallFields: string[];
}

/** Counts the parts of a test that pass. @returns a function to call after each */
export function startCount(seen: Seen, count: Count, planned: number): () => void {
  const counted = { planned, done: 0 };
  seen.counts[count] = counted;
  return () => {
    counted.done += 1;
  };
}

interface ForTest {
  readonly staff: LenderStaff;
  readonly driver: EngineDriver;
  readonly user: User;
  readonly seen: Seen;
}

interface ForWorker extends EngineOptions {
  readonly engine: Engine;
  readonly network: NetworkProxy;
}

/** Runs first in every page. */
export const watch = `(${watchPage.toString()})()`;

/** Tests with a fresh profile of a real browser, at their own lender behind a network that can be cut. */
export const test = base.extend<ForTest, ForWorker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  firstPort: [0, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const path = engineAt(engineName);
      const engine = await (engineName === 'webkit' ? startWebkit(path) : startPuppeteer(engineName, path));
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  network: [
    async ({ firstPort }, use, { parallelIndex: worker }) => {
      const network = await startProxy(lenderPort(firstPort, worker));
      await use(network);
      await network.cut();
    },
    { scope: 'worker' },
  ],
  // Staff requests bypass the network.
  baseURL: async ({ firstPort }, use, { parallelIndex: worker }) => {
    await use(`http://localhost:${String(lenderPort(firstPort, worker))}`);
  },
  staff: async ({ request }, use) => use(lenderStaff(request)),
  driver: async ({ engine, network }, use, info) => {
    network.injectScripts([watch]);
    const driver = await engine.newDriver();
    await use(driver);
    if (info.status !== info.expectedStatus)
      writeFileSync(info.outputPath('page.png'), await driver.picture());
    await driver.close();
  },
  user: async ({ driver, network }, use) => use(userOn(driver, network.address)),
  seen: async ({ engineName, engine }, use, info) => {
    const seen: Seen = { counts: {}, faults: [], sideways: [], smallFields: [] };
    await use(seen);
    const folder = process.env['ENGINES_FOLDER'];
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    const record = { engine: engineName, version: engine.version(), name: info.title, ...seen };
    writeFileSync(join(folder, `${info.testId}.json`), JSON.stringify(record, null, 1));
  },
});

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
async function startPuppeteer(name: 'chromium' | 'firefox', executablePath: string): Promise<Engine> {
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
  async attach(path) {
    const field = await page.waitForSelector('input[type=file]');
    if (field === null) throw new Error('The page has no file input.');
    await field.uploadFile(path);
  },
  async picture() {
    return Buffer.from(await page.screenshot({ type: 'png' }));
  },
});
