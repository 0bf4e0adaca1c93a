import { expect, test, type Page } from '@playwright/test';
import { lenderStaff } from '../support/lender-staff';
import { enterAs } from '../support/log-in';
import { onScreen, primaryAction } from '../support/screen';

/** As long as a name may be, without a place to break. */
const word = 'Tabungan'.padEnd(80, 'abcdefghij');
/** Today in the sample market, seven hours ahead of UTC. */
const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const table = [
  'Date,Amount,Category,Note,Place',
  `${day},-12.00,${word.slice(0, 64)},${word},${word}`,
  `${day},-30.00,Food,lunch,`,
].join('\n');

test.use({ viewport: { width: 360, height: 740 } });

/** Elements beyond the right edge, also where the page hides what does not fit and has nothing to scroll. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        const scrolls = element.closest('[class*="scroll"], .cl-page-tabs, .cl-visually-hidden, svg');
        return width > 0 && right > innerWidth + 1 && scrolls === null;
      })
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(0, 5),
  );

async function fits(page: Page, path: string, shown: string | RegExp = word.slice(0, 64)) {
  await page.goto(path);
  await page.getByText(shown).filter({ visible: true }).first().waitFor();
  expect.soft(await sideways(page), path).toEqual([]);
}

/** What of the bar at the top is covered, cut or outside the window; the title in full is its text. */
const faultsOfBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.cl-nav');
    const title = bar?.querySelector('h1');
    if (!bar || !title) return ['no title'];
    const range = document.createRange();
    range.selectNodeContents(title);
    const letters = [...range.getClientRects()];
    const controls = [...bar.querySelectorAll('a, button')].map((each) => each.getBoundingClientRect());
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const { bottom } = bar.getBoundingClientRect();
    return [
      ...letters.filter((line) => controls.some((control) => isOver(line, control))).map(() => 'covered'),
      ...letters.filter((line) => line.left < 0 || line.right > innerWidth + 1).map(() => 'outside'),
      ...letters.filter((line) => line.bottom > bottom + 1).map(() => 'below the bar'),
      ...(letters.length < 2 ? ['not broken'] : []),
    ];
  });

async function seedBook(page: Page) {
  await page.goto('/bookkeeping/accounts/new');
  await page.getByLabel('Name').fill(word);
  await primaryAction(page, 'Save account').click();
  await onScreen(page, 'Accounts');
  expect.soft(await sideways(page), 'accounts').toEqual([]);
  await page.goto('/bookkeeping/table');
  const file = { name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await page.getByLabel('Choose a CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Add 2 records' }).waitFor();
  expect.soft(await sideways(page), 'table').toEqual([]);
  await page.getByRole('button', { name: 'Add 2 records' }).click();
  await onScreen(page, 'Bookkeeping');
}

test('one word of 80 letters fits each screen of the book and of the reminders', async ({
  page,
  request,
}) => {
  await lenderStaff(request).startOver();
  await seedBook(page);
  await fits(page, '/bookkeeping');
  await fits(page, `/bookkeeping?_search=${word}`);
  await page
    .getByRole('link', { name: new RegExp(word.slice(0, 20)) })
    .first()
    .click();
  await onScreen(page, 'Record');
  expect.soft(await sideways(page), 'record').toEqual([]);
  await fits(page, '/bookkeeping/accounts', word);
  await fits(page, '/bookkeeping/budgets');
  await fits(page, '/bookkeeping/categories');
  await fits(page, '/bookkeeping/new');
  await page.goto('/bookkeeping/regular');
  await primaryAction(page, 'Add a repeating record').click();
  await page.getByLabel('Amount').fill('5');
  await page.getByLabel('Note').fill(word);
  expect.soft(await sideways(page), 'repeating record').toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await fits(page, '/bookkeeping/regular', word);

  await page.goto('/reminders/new');
  await page.getByLabel('What’s it for?').fill(word);
  await page.getByLabel('Amount').fill('860');
  const [year = '', month = '', number = ''] = day.split('-');
  await page.getByRole('combobox', { name: 'Day' }).selectOption(number);
  await page.getByRole('combobox', { name: 'Month' }).selectOption(month);
  await page.getByRole('combobox', { name: 'Year' }).selectOption(year);
  await primaryAction(page, 'Save reminder').click();
  await page.getByRole('heading', { level: 1, name: /^Tabungan/ }).waitFor();
  for (const size of ['', '200%']) {
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    expect.soft(await faultsOfBar(page), `title at ${size}`).toEqual([]);
    expect.soft(await sideways(page), `title at ${size}`).toEqual([]);
  }
  for (const path of ['/reminders', '/reminders/calendar']) await fits(page, path, word.slice(0, 40));
});

test('one word of 80 letters fits the screens of a report', async ({ page, request }) => {
  await enterAs(page, lenderStaff(request), 'two-paid');
  await page.goto('/complaints/new');
  await page
    .getByRole('radiogroup', { name: 'What’s it about?' })
    .getByText('Payment', { exact: true })
    .click();
  await page.getByRole('button', { name: /What went wrong/ }).click();
  await page.getByRole('dialog').getByText('I paid twice').click();
  await page.getByRole('textbox', { name: 'Tell us more' }).fill(word);
  await primaryAction(page, 'Send').click();
  await onScreen(page, 'I paid twice');
  await page.getByText(word).first().waitFor();
  expect.soft(await sideways(page), 'report').toEqual([]);
});

test('control: a word that does not break is found', async ({ page }) => {
  await page.goto('/bookkeeping');
  await onScreen(page, 'Bookkeeping');
  await page.evaluate((text) => {
    const box = Object.assign(document.createElement('p'), { textContent: text });
    box.style.overflowWrap = 'normal';
    box.style.width = 'max-content';
    document.querySelector('main')?.append(box);
  }, word);
  expect(await sideways(page)).toContain('P.');
});
