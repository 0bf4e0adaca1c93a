import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureChromium } from '../../tools/find-chromium.mjs';

const root = join(import.meta.dirname, '../..');
const port = process.env['E2E_PORT'] ?? '4400';
const address = `http://localhost:${port}`;

/** Workers read this file again; the folder and the browser are found once and handed on by the environment. */
const dataFolder = (process.env['E2E_DATA_DIR'] ??= freshFolder());
const executablePath = (process.env['CHROMIUM_PATH'] ??= ensureChromium());

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-e2e-'));
  // PostgreSQL does not run as root; its own user must be able to enter.
  chmodSync(folder, 0o755);
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export default defineConfig({
  testDir: 'src',
  outputDir: join(root, 'test-results'),
  // One lender, one clock: journeys take turns.
  workers: 1,
  fullyParallel: false,
  // A test that passes the second time has found something.
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? join(root, 'test-results/journeys.json') }],
  ],
  use: {
    actionTimeout: 10_000,
    baseURL: address,
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: 'en',
    timezoneId: 'Asia/Jakarta',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" dist/apps/sandbox/main.js`,
    cwd: root,
    url: `${address}/healthz`,
    env: { PORT: port, DATA_DIR: dataFolder, DATABASE_URL: '', LIMITS: 'off', CONSOLE: 'on' },
    reuseExistingServer: false,
    timeout: 60_000,
    // Lets the server stop its database.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
