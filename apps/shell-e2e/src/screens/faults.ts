import type { Page } from '@playwright/test';

/** What every screen that asks the lender for something goes through. */
export const faults = ['loading', 'failed', 'offline'] as const;
export type Fault = (typeof faults)[number];

/** Opens the present address again while the lender is slow, broken or out of reach. */
export async function openWith(page: Page, fault: Fault): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (fault === 'failed') await route.fulfill({ status: 500, body: 'upstream is gone' });
    if (fault === 'offline') await route.abort('internetdisconnected');
    // While it loads, no answer comes.
  });
  if (fault === 'offline') {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
    });
  }
  await page.reload();
}
