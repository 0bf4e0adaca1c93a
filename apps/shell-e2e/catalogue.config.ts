import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureTestChromium } from '../../tools/find-chromium.mjs';

const executablePath = (process.env['CHROMIUM_PATH'] ??= ensureTestChromium());
const root = join(import.meta.dirname, '../..');
const port = Number(process.env['CATALOGUE_PORT'] ?? 4480);

/** The component stories, as built by `npx nx run ui:catalogue-build`. */
export default defineConfig({
  testDir: 'src/catalogue',
  outputDir: join(root, 'test-results/catalogue'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? join(root, 'test-results/catalogue.json') }],
  ],
  use: {
    baseURL: `http://localhost:${String(port)}`,
    browserName: 'chromium',
    launchOptions: { executablePath },
    viewport: { width: 360, height: 780 },
    // A screenshot shows the end of an animation.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en',
  },
  webServer: {
    command: `npx vite preview --outDir dist/catalogue --port ${String(port)} --strictPort`,
    cwd: root,
    url: `http://localhost:${String(port)}/index.json`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
