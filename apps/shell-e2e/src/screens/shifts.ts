import type { Page } from '@playwright/test';

/** From now on, each page records layout shifts without user input (Layout Instability API: the sum of its scores). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(rememberShifts);
}

/** Runs in the page, so it is self-contained. */
function rememberShifts() {
  const shifts = { score: 0 };
  Reflect.set(window, 'shifts', shifts);
  const sum = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      const score: unknown = Reflect.get(entry, 'value');
      if (typeof score === 'number' && Reflect.get(entry, 'hadRecentInput') === false) shifts.score += score;
    }
  };
  new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true });
}

/** The score of the open page; 0 if nothing shifted. */
export const shiftScore = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, 'shifts');
    const score: unknown = typeof shifts === 'object' && shifts !== null && Reflect.get(shifts, 'score');
    return typeof score === 'number' ? score : Number.NaN;
  });
