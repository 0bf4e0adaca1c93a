import type { Page } from '@playwright/test';

/** The longest that something may take to move for who asked for no motion, in milliseconds. */
const unseenMs = 5;

/** From now on the page remembers what moves on it although no motion is wanted. Its progress may. */
export async function watchMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(rememberMotion, unseenMs);
}

/** Runs in the page, and so stands alone. */
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

/** Each element that has moved since, as `motion: element`. */
export const movements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const moved: unknown = Reflect.get(window, 'moved');
    return moved instanceof Set ? [...moved].map((element) => `motion: ${String(element)}`) : [];
  });
