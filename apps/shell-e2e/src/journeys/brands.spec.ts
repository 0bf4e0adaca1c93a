import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pathTo } from '@clearloan/routes';
import { expect, test, type Page } from '@playwright/test';
import { startBrandLender, type LenderProcess } from '../support/lender-process';
import { onScreen } from '../support/screen';

const firstPort = Number(process.env['E2E_PORT'] ?? '4400') + 10;
const brands = {
  harbour: { port: firstPort, pen: 'rgb(0, 97, 110)', bar: '#e9eff5', code: '+62', currency: '¥' },
  kaveri: { port: firstPort + 1, pen: 'rgb(123, 35, 145)', bar: '#f4eef5', code: '+91', currency: '₹' },
} as const;
type BrandName = keyof typeof brands;

let lenders: Readonly<Record<BrandName, LenderProcess>>;

test.beforeAll(async () => {
  const start = (name: BrandName) => startBrandLender(name, brands[name].port);
  const [harbour, kaveri] = await Promise.all([start('harbour'), start('kaveri')]);
  lenders = { harbour, kaveri };
});
test.afterAll(() => Promise.all(Object.values(lenders).map(({ stop }) => stop())));

/** CSP violations and errors appear in the browser's console. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

const barColour = (page: Page) =>
  page.locator('meta[name="theme-color"][media*="light"]').getAttribute('content');

for (const [name, words] of [
  ['harbour', 'Harbour Credit'],
  ['kaveri', 'Kaveri Finance'],
] as const) {
  test(`the same build opens as ${words}: its name, its colours, its currency and its phone code`, async ({
    page,
  }) => {
    const { address } = lenders[name];
    const { pen, bar, code, currency } = brands[name];
    const complaints = complaintsOf(page);
    await page.goto(address);
    await expect(page.getByRole('banner').getByText(words)).toBeVisible();
    await expect(page.getByText(currency).first()).toBeVisible();
    expect(await page.getByText('Clearloan').count()).toBe(0);
    expect(await barColour(page)).toBe(bar);
    await page.getByRole('link', { name: 'Log in' }).click();
    await onScreen(page, 'Your phone number');
    await expect(page).toHaveTitle(`Your phone number · ${words}`);
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('link', { name: 'Use my password' })
        .or(page.getByRole('button', { name: 'Use my password' })),
    ).toHaveCSS('color', pen);
    const manifest: unknown = await (await page.request.get(`${address}/app.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: words, theme_color: bar });
    expect(complaints).toEqual([]);
  });
}

test('a feature that a brand switches off is in no menu, and its address leads home', async ({ page }) => {
  const { address } = lenders.kaveri;
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Calculator' })).toBeVisible();
  for (const tool of ['Bookkeeping', 'Reminders'])
    await expect(page.getByRole('link', { name: tool })).toHaveCount(0);
  await page.goto(address + pathTo('bookkeeping'));
  await onScreen(page, 'Page not found');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(`${address}/`);
});

test('a borrower chooses one of the brand’s languages, or gets the first for an unsupported one', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await page.goto(lenders.kaveri.address + pathTo('setting'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /Language/ }).click();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(2);
  await context.close();
});

/** Runs `npx nx run shell:brand` on the build of the other journeys. */
function runBrand(...given: string[]): { readonly status: number | null; readonly said: string } {
  const root = join(import.meta.dirname, '../../../..');
  const { status, stderr } = spawnSync(process.execPath, ['dist/apps/lender/brand.js', ...given], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: stderr };
}

test('a folder for a static server contains the branded app and the headers of each file', () => {
  const place = mkdtempSync(join(tmpdir(), 'clearloan-brand-'));
  const folder = join(place, 'kaveri');
  expect(runBrand('apps/shell/brands/kaveri.json', folder)).toEqual({ status: 0, said: '' });
  const files = readdirSync(folder, { recursive: true }).map(String);
  expect(files.filter((name) => name.endsWith('.map') || name.startsWith('.'))).toEqual([]);
  expect(files.filter((name) => /^assets.*\.js\.br$/.test(name)).length).toBeGreaterThan(10);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(page).toContain('<title>Kaveri Finance</title>');
  expect(page).toContain('href="tel:1800555030">1800 555 030<');
  expect(page).not.toContain('0800 555 010');
  const headers = readFileSync(join(folder, 'headers.json'), 'utf8');
  expect(headers.match(/'sha256-[^']+'/g)?.length).toBeGreaterThanOrEqual(4);
  // Prerendered for a server that detects the device's language: with the brand, and compressed afterwards.
  for (const name of ['pages/home.hi.html', 'pages/login.en.html', 'pages/index.en.html']) {
    expect(readFileSync(join(folder, name), 'utf8')).toContain('Kaveri Finance');
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toContain(
      'Kaveri Finance',
    );
  }

  const plain = join(place, 'plain');
  expect(runBrand(plain)).toEqual({ status: 0, said: '' });
  const namesIn = (of: string) => readdirSync(of, { recursive: true }).map(String).sort();
  expect(namesIn(plain)).toEqual(namesIn(folder));
  expect(files.filter((name) => /csp-hashes|script-inventory/.test(name))).toEqual([]);

  const wrong = join(place, 'wrong.json');
  writeFileSync(wrong, '{"name":"Ours","market":"mars","languages":["en"]}');
  expect(runBrand(wrong, join(place, 'other'))).toEqual({
    status: 1,
    said: `The brand file ${wrong} is invalid:\n  market must be one of: sample, india, indonesia\n`,
  });
  expect(runBrand('apps/shell/brands/kaveri.json', folder).said).toContain('already exists');
  rmSync(place, { recursive: true });
});
