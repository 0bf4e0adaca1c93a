import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { device, deviceEnvironment, type Engine, type EngineDriver } from './driver';

/**
 * The window of WebKitGTK's MiniBrowser cannot be narrower than its toolbar. Without padding around the buttons, it can be as
 * narrow as a device.
 */
const narrowToolBar =
  'window, window * { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';
const stillInterface = '[Settings]\ngtk-enable-animations=0\n';

/** An unused TCP port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system assigned no port.');
  return address.port;
}

/** A virtual X server, which picks a free display. @returns its name, such as `:1` */
async function startDisplay(): Promise<{ readonly server: ChildProcess; readonly display: string }> {
  const size = `${String(device.width + 100)}x${String(device.height + 100)}x24`;
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const received = server.stdio[3];
  if (!received) throw new Error('Xvfb reported no display.');
  const [number] = (await Promise.race([once(received, 'data'), once(server, 'exit')])) as readonly unknown[];
  if (!(number instanceof Buffer)) throw new Error('Xvfb did not start.');
  return { server, display: `:${number.toString().trim()}` };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** @throws {Error} on timeout */
async function within<Value>(ms: number, what: string, work: Promise<Value>): Promise<Value> {
  const giveUp = new AbortController();
  const tooLate = wait(ms, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(`WebKit did not ${what} within ${String(ms)} ms.`);
  });
  tooLate.catch(() => undefined);
  return Promise.race([work, tooLate]).finally(() => giveUp.abort());
}

/** Prepares WebKitGTK on its own display. @param executablePath WebKitWebDriver */
export async function startWebkit(executablePath: string): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), 'clearloan-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowToolBar);
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), stillInterface);
  const { server, display } = await startDisplay();
  const env = { ...process.env, ...deviceEnvironment, DISPLAY: display, XDG_CONFIG_HOME: settings };
  let version = '';
  return {
    version: () => version,
    async newDriver() {
      const { web, end } = await startSession(executablePath, env);
      const received = await web.getCapabilities();
      version = `WebKitGTK ${received.getBrowserVersion() ?? ''}`;
      await fit(web);
      return { ...driverOf(web), close: end };
    },
    async close() {
      await stop(server);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

interface Session {
  readonly web: WebDriver;
  readonly end: () => Promise<void>;
}

/** One driver process per session, because the driver sometimes hangs at the end of one session or the start of the next. */
async function startSession(executablePath: string, env: NodeJS.ProcessEnv): Promise<Session> {
  const port = await freePort();
  const driver = spawn(executablePath, [`--port=${String(port)}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${String(port)}`;
  try {
    await untilReady(address);
    const web = new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    await within(30_000, 'open a window', web.getSession());
    const end = async () => {
      await within(5_000, 'close its window', web.quit()).catch(() => undefined);
      await stop(driver);
    };
    return { web, end };
  } catch (error) {
    await stop(driver);
    throw error;
  }
}

async function untilReady(address: string): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver did not start.');
}

/** Sizes the viewport, not the window, to the device. */
async function fit(web: WebDriver): Promise<void> {
  const window = web.manage().window();
  await window.setRect({ x: 0, y: 0, ...device });
  const height = await web.executeScript<number>('return innerHeight');
  await window.setRect({ x: 0, y: 0, width: device.width, height: 2 * device.height - height });
}

const driverOf = (web: WebDriver): Omit<EngineDriver, 'close'> => ({
  open: (address) => web.get(address),
  evaluate: (expression) => web.executeScript(`return ${expression}`),
  tapAt: ({ x, y }) =>
    web
      .actions({ async: true })
      .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
      .press()
      .release()
      .perform(),
  type: (text) => web.actions().sendKeys(text).perform(),
  attach: (path) => web.findElement(By.css('input[type=file]')).sendKeys(path),
  async picture() {
    return Buffer.from(await web.takeScreenshot(), 'base64');
  },
});
