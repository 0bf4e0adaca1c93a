import { pathTo } from '@clearloan/routes';
import { expect, test, type Page } from '@playwright/test';
import { holdApp } from '../support/network';
import { enterAs } from '../support/log-in';
import { lenderStaff } from '../support/lender-staff';
import { watchPolicy } from '../support/page-policy';
import { onScreen } from '../support/screen';

/** Where a visit may start: the two prerendered screens, and one that only the app renders. */
const addresses = ['/', '/login', pathTo('calculator')];

const titles = {
  old: {
    en: 'This browser is too old',
    hi: 'यह ब्राउज़र बहुत पुराना है',
    id: 'Versi browser ini terlalu lama',
    zh: '浏览器版本过低',
  },
  failed: {
    en: 'This page didn’t open',
    hi: 'यह पेज नहीं खुला',
    id: 'Halaman ini tidak terbuka',
    zh: '页面打开失败',
  },
  slow: { en: 'Still loading', hi: 'अभी लोड हो रहा है', id: 'Masih memuat', zh: '仍在加载' },
  off: {
    en: 'JavaScript is turned off',
    hi: 'JavaScript बंद है',
    id: 'JavaScript dinonaktifkan',
    zh: 'JavaScript已关闭',
  },
} as const;

const languages = ['en', 'hi', 'id', 'zh'] as const;
const phone = '0800 555 010';

/** The note appears, with the lender's phone number. */
async function expectNote(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title });
  await expect(heading).toBeVisible();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const call = page.getByRole('link', { name: phone });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', 'tel:0800555010');
}

/** CSS shows the note; here it is as many milliseconds after the page began, on a machine of any speed. */
const setTimeOfNote = (page: Page, ms: number): Promise<void> =>
  page.locator('.cl-not-opened').evaluate((note, currentTime) => {
    for (const animation of note.getAnimations()) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, ms);

/** Checks that nothing looks like a working page. */
async function expectNothingDead(page: Page): Promise<void> {
  await expect(
    page.locator('input, button, .cl-first, [class*="cl-skeleton"]').filter({ visible: true }),
  ).toHaveCount(0);
}

/** The path of the app's entry script, as referenced in the page. */
async function entryOf(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  return /<script type="module" crossorigin src="([^"]+)"/.exec(html)?.[1] ?? 'none';
}

/** Each case with one of the addresses in turn, so that each address meets failures of each kind. */
const inTurn = <Case>(cases: readonly Case[]) =>
  cases.map((each, at) => [each, addresses[at % addresses.length] ?? '/'] as const);

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

test.describe('with JavaScript turned off', () => {
  for (const [locale, address] of inTurn(languages))
    test.describe(locale, () => {
      test.use({ javaScriptEnabled: false, locale });
      test(`${address} shows a note to turn it on, and no form`, async ({ page }) => {
        await open(page, address);
        await expectNote(page, titles.off[locale]);
        await expectNothingDead(page);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
      });
    });
});

/** Ways in which a start fails. */
const failures: Readonly<Record<string, (page: Page, entry: string) => Promise<unknown>>> = {
  'is missing': (page, entry) => page.route(`**${entry}`, (route) => route.fulfill({ status: 404 })),
  'does not arrive': (page, entry) => page.route(`**${entry}`, (route) => route.abort()),
  'returns a captive portal': (page, entry) =>
    page.route(`**${entry}`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in' })),
  'is truncated': (page, entry) =>
    page.route(`**${entry}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const a = {' }),
    ),
  throws: (page, entry) =>
    page.route(`**${entry}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("x is not a function")' }),
    ),
  'cannot load its imports': (page, entry) =>
    page.route('**/assets/*.js', (route) =>
      new URL(route.request().url()).pathname === entry ? route.continue() : route.abort(),
    ),
  'finds no root element': (page) =>
    page.addInitScript(() => {
      const find = document.getElementById.bind(document);
      document.getElementById = (id) => (id === 'app' ? null : find(id));
    }),
};

for (const [[how, fail], address] of inTurn(Object.entries(failures)))
  test(`${address} shows that it did not open when the app’s start ${how}`, async ({ page }) => {
    await fail(page, await entryOf(page, address));
    await open(page, address);
    await expectNote(page, titles.failed.en);
    await expect(page.getByRole('link', { name: 'Try again' })).toBeInViewport();
    await expectNothingDead(page);
  });

/** Unsupported browsers, by what they lack. */
const oldBrowsers: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'has no modules': async (page) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
    await page.route('**/assets/*.js', (route) => route.abort());
  },
  'does not parse the app': async (page) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '?.' }),
    );
    await page.addInitScript(() =>
      Object.defineProperty(window, 'clearloanSyntax', { get: () => undefined, set: () => {} }),
    );
  },
  'has no Intl': (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Intl')),
  'has no plural rules': (page) => page.addInitScript(() => Reflect.deleteProperty(Intl, 'PluralRules')),
};

for (const [[what, age], address] of inTurn(Object.entries(oldBrowsers)))
  test(`${address} shows that the browser is too old when it ${what}`, async ({ page }) => {
    await age(page);
    await open(page, address);
    await expectNote(page, titles.old.en);
    await expectNothingDead(page);
    await expect(page.getByRole('link', { name: 'Try again' })).toBeHidden();
  });

for (const language of languages)
  test(`a borrower who chose ${language} reads the note in it on a device in another language`, async ({
    page,
    baseURL,
  }) => {
    const locale = language === 'en' ? 'hi-IN' : 'en-US';
    await page.setExtraHTTPHeaders({ 'Accept-Language': locale });
    await page.addInitScript((chosen) => localStorage.setItem('clearloan.language', chosen), language);
    await page.route(`**${await entryOf(page, '/login')}`, (route) => route.abort());
    const forbidden = await watchPolicy(page, baseURL ?? '');
    await open(page, '/login');
    await expectNote(page, titles.failed[language]);
    expect(await forbidden()).toEqual([]);
  });

test.describe('while the app loads', () => {
  test('the login shows so in place of its button, keeps the input, and opens when the app is ready', async ({
    page,
  }) => {
    const letThrough = await holdApp(page);
    await open(page, '/login');
    await expectNote(page, titles.slow.en);
    await page.getByLabel('Phone number').fill('0812 5550 1234');
    letThrough();
    await onScreen(page, 'Your phone number');
    await expect(page.locator('.cl-not-opened')).toHaveCount(0);
    await expect(page.getByLabel('Phone number')).toHaveValue('0812 5550 1234');
  });

  test('the page shows no note at first', async ({ page }) => {
    const letThrough = await holdApp(page);
    await open(page, '/login');
    const heading = page.getByRole('heading', { name: titles.slow.en });
    await setTimeOfNote(page, 2_000);
    await expect(heading).toBeHidden();
    await setTimeOfNote(page, 4_500);
    await expect(heading).toBeVisible();
    letThrough();
    await onScreen(page, 'Your phone number');
  });

  test('a start that takes half a minute shows as failed, and still opens when it arrives', async ({
    page,
  }) => {
    await page.clock.install();
    const letThrough = await holdApp(page);
    await open(page, '/login');
    await page.locator('.cl-not-opened').waitFor({ state: 'attached' });
    await page.clock.fastForward(31_000);
    await expectNote(page, titles.failed.en);
    await expectNothingDead(page);
    letThrough();
    await onScreen(page, 'Your phone number');
  });
});

test('a page whose app starts shows no note and violates no policy', async ({ page, request, baseURL }) => {
  await enterAs(page, lenderStaff(request), 'two-paid');
  const forbidden = await watchPolicy(page, baseURL ?? '');
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('.cl-page h1').first()).toBeVisible();
    await expect(page.locator('.cl-not-opened')).toHaveCount(0);
  }
  expect(await forbidden()).toEqual([]);
});
