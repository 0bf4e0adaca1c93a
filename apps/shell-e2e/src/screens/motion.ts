import type { Page } from '@playwright/test';

/** The longest animation that is allowed with reduced motion, in milliseconds. */
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
      const { endTime } = effect?.getComputedTiming() ?? {};
      return typeof endTime === 'number' && endTime > limit;
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
