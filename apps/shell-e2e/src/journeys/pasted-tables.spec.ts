import { expect, test, type Page } from '@playwright/test';
import { onScreen, primaryAction } from '../support/screen';

test.use({ viewport: { width: 360, height: 760 } });

/** Horizontal overflow of the page to the right, in pixels. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function pick(page: Page, buffer: Buffer) {
  await page.goto('/bookkeeping/table');
  await onScreen(page, 'Import and export');
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer });
}

const longWord = `UPI/${'0123456789abcdef/'.repeat(12)}`.slice(0, 200);

test('a table with a word of 200 letters can be added on a narrow screen', async ({ page }) => {
  const table = [
    'Date;Amount;Note;Balance',
    `2026-11-01;-1.250,00;${longWord};0`,
    '2026-11-02;5,50 DR;Lunch;0',
    `2026-11-03;five;${longWord};0`,
    `${longWord};1,00;;0`,
    'Total;1.255,50;;0',
    '',
  ].join('\n');
  await pick(page, Buffer.from(table));
  await expect(page.getByText('3 lines skipped')).toBeVisible();
  await expect(page.getByText('Line 4: “five” isn’t a number')).toBeVisible();
  await expect(page.getByText('Line 6: “Total” is a total, not a record')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1,250.00');
  expect(await overhang(page)).toBe(0);
  await page.screenshot({ path: test.info().outputPath('preview.png'), fullPage: true });
  // Control: without this CSS rule, the word widens the page.
  const titles = page.locator('.cl-item-title > *');
  const setWidth = (width: string) =>
    titles.evaluateAll((all, wide) => {
      for (const each of all) if (each instanceof HTMLElement) each.style.maxWidth = wide;
    }, width);
  await setWidth('none');
  expect(await overhang(page)).toBeGreaterThan(100);
  await setWidth('');
  await primaryAction(page, 'Add 2 records').click();
  await onScreen(page, 'Bookkeeping');
  expect(await overhang(page)).toBe(0);
  await page.screenshot({ path: test.info().outputPath('book.png'), fullPage: true });
});

test('a table in a Western or a Chinese encoding is read correctly', async ({ page }) => {
  await pick(page, Buffer.from('Date,Amount,Note\n2026-11-01,-5,\x93Caf\xe9\x94 \x96 tea\n', 'latin1'));
  await expect(page.getByText('“Café” – tea')).toBeVisible();
  // 日期,金额,备注 and 午餐 in GB18030.
  const chinese = 'c8d5c6da2cbdf0b6ee2cb1b8d7a20a323032362d31312d30312c2d352ccee7b2cd0a';
  await pick(page, Buffer.from(chinese, 'hex'));
  await expect(page.getByText('午餐')).toBeVisible();
});

test('a pasted plan with an unread line does not agree, on a narrow screen', async ({ page }) => {
  await page.goto('/calculator/check?_amount=5000&_rate=24&_count=3');
  await onScreen(page, 'Check my lender’s maths');
  const field = page.getByLabel('Payment plan (optional)');
  const right = [
    `Loan ${longWord}`,
    '期数\t还款日\t月供\t本金\t利息\t剩余本金',
    '1\t2026年12月25日\t1733.77\t1633.77\t100.00\t3366.23',
    '2\t2027年1月25日\t1733.77\t1666.45\t67.32\t1699.78',
    '3\t2027年2月25日\t1733.78\t1699.78\t34.00\t0.00',
    '合计\t\t5201.32\t5000.00\t201.32\t',
  ].join('\n');
  await field.fill(right);
  await expect(page.getByText('Matches')).toBeVisible();
  await field.fill(right.replace('2027年2月25日', '2027年2月31日'));
  await expect(page.getByText('Not complete')).toBeVisible();
  await expect(page.getByText('Matches')).toHaveCount(0);
  expect(await overhang(page)).toBe(0);
  await page.screenshot({ path: test.info().outputPath('check.png'), fullPage: true });
});
