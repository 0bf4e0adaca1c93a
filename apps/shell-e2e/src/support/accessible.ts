import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Holds the present screen to WCAG 2.2 AA as far as axe sees it, and to no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  expect(await axeBreaches(page), `axe on ${page.url()}`).toEqual([]);
  expect(await sidewaysScroll(page), `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** What axe finds on the present screen: each rule that is broken, with where. */
export async function axeBreaches(page: Page): Promise<readonly string[]> {
  await setDock(page, 'static');
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  await setDock(page, '');
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** By how many pixels the page is wider than the phone. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Nothing is on its way and nothing moves: colours in between are not what a borrower reads. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await still(page);
}

/** Nothing moves. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
      );
    // What is scrolled far away may never be drawn, and so never end.
    const patience = new Promise((resolve) => setTimeout(resolve, 2_000));
    return Promise.race([patience, Promise.allSettled(ending.map(({ finished }) => finished))]).then(
      () => true,
    );
  });
}

/** The dock floats over text that scrolls below it: axe would take the button's blue for that text's ground. */
const setDock = (page: Page, position: string): Promise<void> =>
  page.evaluate((value) => {
    const dock = document.querySelector<HTMLElement>('.cl-dock');
    if (dock) dock.style.position = value;
  }, position);
