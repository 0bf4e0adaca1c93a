import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Holds the present screen to WCAG 2.2 AA as far as axe sees it, and to no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  await setDock(page, 'static');
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  await setDock(page, '');
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(told, `axe on ${page.url()}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Nothing is on its way and nothing moves: colours in between are not what a borrower reads. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** The dock floats over text that scrolls below it: axe would take the button's blue for that text's ground. */
const setDock = (page: Page, position: string): Promise<void> =>
  page.evaluate((value) => {
    const dock = document.querySelector<HTMLElement>('.cl-dock');
    if (dock) dock.style.position = value;
  }, position);
