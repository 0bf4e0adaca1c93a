import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { watchPolicy } from '../support/page-policy';
import { onScreen } from '../support/screen';

test.use({ viewport: { width: 360, height: 760 } });

const dayOf = (month: number) => new Date(Date.UTC(2026, month, 15)).toISOString().slice(0, 10);
const daysIn = (month: number) => (Date.UTC(2026, month, 15) - Date.UTC(2026, month - 1, 15)) / 86_400_000;

/** 100 000 at 24 % for a year, interest by actual days over 365: the payment of a bank's table. */
function planByDays(ratePercent: number): string {
  let owed = 10_000_000;
  const rows = Array.from({ length: 12 }, (_, at) => {
    const interest = Math.round((owed * ratePercent * daysIn(at + 1)) / 36_500);
    const payment = at === 11 ? owed + interest : 945_103;
    owed -= payment - interest;
    const cells = [payment - interest, interest, payment, owed].map((amount) => (amount / 100).toFixed(2));
    return [at + 1, dayOf(at + 1), ...cells].join('\t');
  });
  return ['No\tDate\tPrincipal\tInterest\tPayment\tBalance', ...rows].join('\n');
}

async function openCheck(page: Page) {
  await page.goto('/calculator/check?_amount=100000&_rate=24&_count=12');
  await onScreen(page, 'Check my lender’s maths');
}
const paste = (page: Page, plan: string) => page.getByLabel('Payment plan (optional)').fill(plan);

test('an honest plan by days matches, and another rate does not, checked outside the page', async ({
  page,
  baseURL,
}) => {
  const broken = await watchPolicy(page, baseURL ?? '');
  await openCheck(page);
  await paste(page, planByDays(24));
  await expect(page.getByText('Matches', { exact: true })).toBeVisible();
  await expect(page.getByText('Interest is counted by actual days over 365.')).toBeVisible();
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('check-worker')]);
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('matches.png'), fullPage: true });
  await paste(page, planByDays(25));
  await expect(page.getByText('Doesn’t match')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('differs.png'), fullPage: true });
  expect(await broken()).toEqual([]);
});

test('a browser without workers checks on the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await openCheck(page);
  await paste(page, planByDays(24));
  await expect(page.getByText('Matches', { exact: true })).toBeVisible();
  expect(page.workers()).toEqual([]);
});

test('a worker that does not load is replaced by the page', async ({ page }) => {
  await page.route('**/check-worker*', (route) => route.abort());
  await openCheck(page);
  await paste(page, planByDays(24));
  await expect(page.getByText('Matches', { exact: true })).toBeVisible();
});

test('where no code of the check loads, the page says so and tries again', async ({ page }) => {
  const isOfCheck = (text: string) => text.includes('doesNotAddUp') && text.includes('creditedLate');
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if (isOfCheck(await response.text())) await route.abort();
    else await route.fulfill({ response });
  });
  await openCheck(page);
  await page.getByLabel('Each payment').fill('9455.96');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await retry.click();
  await expect(page.getByText('Matches', { exact: true })).toBeVisible();
});
