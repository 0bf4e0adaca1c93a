import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import {
  engineNames,
  type EngineName,
  engineAt,
  firstPort,
  isFull,
  lenderPort,
  workerCount,
  type EngineOptions,
} from './src/engines/driver';
import { consoleToken } from './src/support/lender-staff';

/**
 * Real browsers instead of Playwright's builds: the runner is the same, the drivers are in `src/engines`. `npx nx run
 * shell-e2e:browsers` finds the browsers and passes their paths in variables; an engine without one has no tests.
 */
const root = join(import.meta.dirname, '../..');

/** Workers load this file again, so the folder is created once and passed in the environment. */
const dataFolder = (process.env['ENGINES_DATA_DIR'] ??= freshFolder());

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-engines-'));
  // PostgreSQL does not run as root; its user must be able to enter the folder.
  chmodSync(folder, 0o755);
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/**
 * A method is removed before a page loads; one engine is enough to test the app without it. All other journeys run in Chromium,
 * so a partial run leaves the rest to them.
 */
function testsOf(name: EngineName): string[] {
  const all = ['journey', 'offline', 'screens', 'controls'];
  const own = name === 'chromium' ? [...(isFull ? all : []), 'missing-apis'] : all;
  return own.map((part) => `**/${part}.spec.ts`);
}

export default defineConfig<EngineOptions>({
  testDir: 'src/engines',
  outputDir: join(root, 'test-results/engines'),
  workers: workerCount,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? join(root, 'test-results/engines.json') }],
  ],
  projects: engineNames
    .filter((name) => engineAt(name) !== '')
    .map((name) => ({
      name,
      use: { engineName: name, firstPort },
      testMatch: testsOf(name),
    })),
  webServer: Array.from({ length: workerCount }, (_, at) => ({
    command: `"${process.execPath}" dist/apps/sandbox/main.js`,
    cwd: root,
    url: `http://localhost:${String(lenderPort(firstPort, at))}/healthz`,
    env: {
      PORT: String(lenderPort(firstPort, at)),
      DATA_DIR: join(dataFolder, String(at)),
      DATABASE_URL: '',
      LIMITS: 'off',
      CONSOLE: 'on',
      CONSOLE_TOKEN: consoleToken,
    },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  })),
});
