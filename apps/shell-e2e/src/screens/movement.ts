import type { Page } from '@playwright/test';

/** The longest animation that is allowed with reduced motion, in milliseconds, without its delay. */
const unseenMs = 5;

/** From now on, the page records animations that run despite reduced motion. Progress indicators are allowed. */
export async function watchMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(rememberMotion, unseenMs);
}

/** Runs in the page, so it is self-contained. */
function rememberMotion(limit: number) {
  const moved = new Set<string>();
  Reflect.set(window, 'moved', moved);
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('[role=progressbar], progress') !== null) return;
    const longest = target.getAnimations().some(({ effect }) => {
      const { activeDuration } = effect?.getComputedTiming() ?? {};
      return typeof activeDuration === 'number' && activeDuration > limit;
    });
    if (longest) moved.add(target.outerHTML.slice(0, 120));
  };
  for (const start of ['animationstart', 'transitionrun']) document.addEventListener(start, remember, true);
}

/** Each element that has been animated since, as `motion: element`. */
export const movements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const moved: unknown = Reflect.get(window, 'moved');
    return moved instanceof Set ? [...moved].map((element) => `motion: ${String(element)}`) : [];
  });

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
