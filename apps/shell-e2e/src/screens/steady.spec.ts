import { expect, test, type Page } from '@playwright/test';
import { lenderStaff } from '../support/lender-staff';
import { screens } from '../support/listed';
import { watchTraffic } from '../support/traffic';
import { reach } from './reach';
import { shiftScore, watchShifts } from './shifts';

/** The layout shift that performance.md allows per screen. */
const most = 0.01;
/** Long enough that a screen is visible without its responses. */
const lateMs = 400;

/** In a small run, every tenth screen. */
const taken = screens.filter((_, index) => process.env['SCREENS_FOLDER'] !== undefined || index % 10 === 0);

async function answerLate(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    await route.continue().catch(() => undefined);
  });
}

for (const { name, states } of taken) {
  const [state] = states;
  test(`${name}: nothing jumps when the answers come late`, async ({ page, request }) => {
    const quiet = watchTraffic(page);
    await watchShifts(page);
    await answerLate(page);
    await reach(page, lenderStaff(request), { ...state, steps: [] });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await quiet();
    expect(await shiftScore(page)).toBeLessThan(most);
  });
}

test('what is pushed down by something that came late is noticed', async ({ page }) => {
  await watchShifts(page);
  const late = `<p style="height:300px">Below</p><script>setTimeout(() => document.body.prepend(
    Object.assign(document.createElement('p'), { style: 'height:300px', textContent: 'Late' })), 300)</script>`;
  await page.goto(`data:text/html,${encodeURIComponent(late)}`);
  await page.getByText('Late').waitFor();
  await expect.poll(() => shiftScore(page)).toBeGreaterThan(most);
});
