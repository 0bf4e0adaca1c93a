import { expect, test } from '@playwright/test';

test('a borrower on a page from before a deploy sees a notice, types on, and updates with a tap', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'of-tomorrow' } }));
  await page.goto('/calculator');
  const amount = page.getByLabel('Amount').first();
  await amount.fill('2000000');
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const line = page.getByText('A new version is available');
  // The lines load when the device is idle; both are there or none.
  await page.clock.fastForward('00:15');
  await page.locator('.cl-line-over').waitFor({ state: 'attached' });
  await comeBack();
  await expect(line).toBeHidden();
  await page.clock.fastForward('06:00');
  await comeBack();
  await expect(line).toBeVisible();
  await expect(amount).toHaveValue(/2.?000.?000/);

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await reloaded;
  await expect(amount).toHaveValue(/2.?000.?000/);
  await expect(line).toBeHidden();
});
