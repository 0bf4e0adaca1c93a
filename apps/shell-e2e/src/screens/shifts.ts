import type { Page } from '@playwright/test';

/** From now on, each page records layout shifts without user input (Layout Instability API: the sum of its scores). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(rememberShifts);
}

/** Runs in the page, so it is self-contained. */
function rememberShifts() {
  const shifts = { score: 0, moved: [] as string[] };
  Reflect.set(window, 'shifts', shifts);
  const sum = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      const score: unknown = Reflect.get(entry, 'value');
      if (typeof score !== 'number' || Reflect.get(entry, 'hadRecentInput') !== false) continue;
      shifts.score += score;
      const sources: unknown = Reflect.get(entry, 'sources');
      for (const source of Array.isArray(sources) ? (sources as unknown[]) : []) {
        if (typeof source !== 'object' || source === null) continue;
        const node: unknown = Reflect.get(source, 'node');
        const name = node instanceof Element ? `${node.localName}.${node.className}` : 'a part that is gone';
        const [from, to] = ['previousRect', 'currentRect'].map((key) =>
          JSON.stringify(Reflect.get(source, key)),
        );
        shifts.moved.push(`${name} from ${String(from)} to ${String(to)}`);
      }
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

/** The parts of the open page that moved, as `tag.classes`. */
export const movedParts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, 'shifts');
    const moved: unknown = typeof shifts === 'object' && shifts !== null && Reflect.get(shifts, 'moved');
    return String(moved);
  });
