import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureChromium, ensureTestChromium } from '../../tools/find-chromium.mjs';
import { consoleToken } from './src/support/lender-staff';

const root = join(import.meta.dirname, '../..');
const firstPort = Number(process.env['E2E_PORT'] ?? '4400');

/**
 * Three lenders, each with its own clock and database. Journeys at one lender run in sequence, the lenders in parallel: two of them
 * leave two processors idle for a third of the time.
 */
const lenders = [firstPort, firstPort + 1, firstPort + 2].map((port) => ({
  port,
  address: `http://localhost:${String(port)}`,
}));

/** Workers load this file again, so the folder and the browser are determined once and passed in the environment. */
const dataFolder = (process.env['E2E_DATA_DIR'] ??= freshFolder());
process.env['FULL_CHROMIUM_PATH'] ??= ensureChromium();
const executablePath = (process.env['CHROMIUM_PATH'] ??= ensureTestChromium());

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-e2e-'));
  // PostgreSQL does not run as root; its user must be able to enter the folder.
  chmodSync(folder, 0o755);
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** One share of all screens per lender. */
const screens = [
  ['screens-of-borrowing'],
  ['screens-of-the-rest'],
  ['languages', 'own-rules', 'forced-colours', 'steady', 'translated'],
].map((names) => names.map((name) => `**/screens/${name}.spec.ts`));

/** Faults of requests and of files, one share for each of two lenders. */
const faults = ['writes', 'screens'].map((name) => [`**/faults/${name}.spec.ts`]);

/** How much longer the screens and faults of each lender take, in characters of journey files. */
const lengthAhead = [0, 20_000, 0];

/** Assigns the longest file first, always to the lender with the least to do, to get shares of similar length. */
function allShares(): readonly (readonly string[])[] {
  const folder = join(import.meta.dirname, 'src/journeys');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => ({ name, length: statSync(join(folder, name)).size }))
    .sort((one, other) => other.length - one.length || one.name.localeCompare(other.name));
  const sums = lenders.map((_, at) => ({ length: lengthAhead[at] ?? 0, names: [] as string[] }));
  for (const { name, length } of files) {
    const least = sums.reduce((one, other) => (other.length < one.length ? other : one));
    least.length += length;
    least.names.push(`**/journeys/${name}`);
  }
  return sums.map(({ names }, at) => [...names, ...(screens[at] ?? []), ...(faults[at] ?? [])]);
}

/**
 * With `SCREENS_FOLDER` only the screens run, with their pictures written there; with `CALLS_FOLDER` only the calls of the screens;
 * with `FAULTS=all` only the faults.
 */
function shares(): readonly (readonly string[])[] {
  if (process.env['CALLS_FOLDER'] !== undefined) return lenders.map(() => ['**/screens/calls.spec.ts']);
  if (process.env['SCREENS_FOLDER'] !== undefined) return screens;
  return process.env['FAULTS'] === 'all' ? faults : allShares();
}

export default defineConfig({
  testDir: 'src',
  outputDir: join(root, 'test-results'),
  // The same tree on every system.
  snapshotPathTemplate: '{testDir}/{testFileDir}/transcripts/{arg}{ext}',
  workers: lenders.length,
  fullyParallel: false,
  // A flaky test has found something.
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // Generous for a busy machine: a check that passes does not wait.
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? join(root, 'test-results/journeys.json') }],
  ],
  use: {
    actionTimeout: 20_000,
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    // Journeys intercept requests, which a service worker would hide; only its own journey allows it.
    serviceWorkers: 'block',
    locale: 'en',
    timezoneId: 'Asia/Jakarta',
    // Sheets and screens appear at once; the journeys about transitions enable motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces cost a fifth of the time, so they are off; set `TRACE=retain-on-failure` to debug a journey.
    trace: process.env['TRACE'] === 'retain-on-failure' ? 'retain-on-failure' : 'off',
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
  projects: lenders.map(({ address }, at) => ({
    name: `lender ${String(at + 1)}`,
    testMatch: [...(shares()[at] ?? [])],
    // The calls of the screens are one file, of which each lender has a share.
    ...(process.env['CALLS_FOLDER'] !== undefined && { grep: new RegExp(`, at lender ${String(at + 1)}$`) }),
    workers: 1,
    use: { baseURL: address },
  })),
  webServer: lenders.map(({ port, address }, at) => ({
    command: `"${process.execPath}" dist/apps/sandbox/main.js`,
    cwd: root,
    url: `${address}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: join(dataFolder, String(at)),
      DATABASE_URL: '',
      STATIC_DIR: process.env['STATIC_DIR'] ?? '',
      LIMITS: 'off',
      // A journey says when its payer pays, and when its loan is paid out.
      PAYER_SECONDS: '3600',
      PAYOUT_SECONDS: '3600',
      CONSOLE: 'on',
      CONSOLE_TOKEN: consoleToken,
    },
    reuseExistingServer: false,
    timeout: 120_000,
    // Lets the server stop its database.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  })),
});
