import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathTo } from '@clearloan/routes';
import { expect, test, type Page } from '@playwright/test';
import { startFileServer, type FileServer } from '../support/file-server';
import { lenderStaff } from '../support/lender-staff';
import { logIn } from '../support/log-in';
import { startOwnLender, type LenderProcess } from '../support/lender-process';
import { onScreen } from '../support/screen';

const apiPort = Number(process.env['E2E_PORT'] ?? '4400') + 14;
const apiOrigin = `http://localhost:${String(apiPort)}`;
const place = mkdtempSync(join(tmpdir(), 'clearloan-origin-'));
let lender: LenderProcess;
let listed: FileServer;
let stranger: FileServer;

test.beforeAll(async () => {
  const folder = join(place, 'app');
  const { status, stderr } = spawnSync(process.execPath, ['dist/apps/lender/brand.js', folder], {
    cwd: join(import.meta.dirname, '../../../..'),
    env: { ...process.env, API_ORIGIN: apiOrigin },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  [listed, stranger] = await Promise.all([startFileServer(folder), startFileServer(folder)]);
  lender = await startOwnLender(apiPort, { APP_ORIGINS: listed.address, API_ORIGIN: apiOrigin });
});
test.afterAll(async () => {
  await Promise.all([lender.stop(), listed.stop(), stranger.stop()]);
  rmSync(place, { recursive: true });
});

/** Blocked and failed requests appear in the browser's console. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test('a borrower logs in and sees their loans in an app whose API is on another origin', async ({
  page,
  playwright,
}) => {
  const atLender = await playwright.request.newContext({ baseURL: apiOrigin });
  const complaints = complaintsOf(page);
  const toApp: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === listed.address && pathname.startsWith('/api')) toApp.push(pathname);
  });
  const staff = lenderStaff(atLender);
  const { phone } = (await staff.seed('two-paid')) as { readonly phone: string };
  await page.goto(listed.address + pathTo('login'));
  await logIn(page, staff, { typed: phone, international: phone });
  await page.goto(listed.address + pathTo('order'));
  const mark = page.locator('img.cl-loans-logo').first();
  await mark.scrollIntoViewIfNeeded();
  await expect(mark).toHaveJSProperty('complete', true);
  expect(await mark.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.src])).toEqual([
    true,
    expect.stringMatching(new RegExp(`^${apiOrigin}/logos/`)),
  ]);
  await page.goto(listed.address + pathTo('mine'));
  await onScreen(page, 'Profile');
  expect(toApp).toEqual([]);
  expect(complaints).toEqual([]);
  await atLender.dispose();
});

test('the same app on an origin that the lender does not list gets no response', async ({ page }) => {
  const complaints = complaintsOf(page);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().startsWith(apiOrigin));
  await page.goto(stranger.address);
  await refused;
  await expect.poll(() => complaints.join('\n')).toContain('blocked by CORS policy');
  await expect(page.locator('img.cl-loans-logo')).toHaveCount(0);
});

test('the page’s policy allows the API origin and no other', async ({ page }) => {
  await page.goto(listed.address);
  const reach = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'answered',
          () => 'refused',
        ),
      address,
    );
  expect(await reach(`${apiOrigin}/api/v5/index/index`)).toBe('answered');
  expect(await reach(`${stranger.address}/version.json`)).toBe('refused');
});
