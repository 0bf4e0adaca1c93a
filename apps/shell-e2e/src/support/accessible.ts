import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the current screen against WCAG 2.2 AA as far as axe can, and against horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  expect(await axeBreaches(page), `axe on ${page.url()}`).toEqual([]);
  expect(await sidewaysScroll(page), `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** The axe violations on the current screen, with their elements. */
export async function axeBreaches(page: Page): Promise<readonly string[]> {
  await setBottomBar(page, 'static');
  // Load axe once per document: loading costs more than most checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (values) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }))
      .violations;
  }, tags);
  await setBottomBar(page, '');
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Horizontal overflow of the page, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Waits until no request is in flight and nothing is animated: transitional colours are not what a borrower reads. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await still(page);
}

/** Waits until nothing is animated, including animations that start when others end. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
        );
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const rest = async () => {
      do {
        await Promise.allSettled(ending().map(({ finished }) => finished));
        await frame();
        await frame();
      } while (ending().length > 0);
    };
    // Animations far outside the viewport may never be rendered, and so never end.
    const patience = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([patience, rest()]);
  });
}

/** The bottom bar floats over scrolled text: axe would take the button's blue for the background of that text. */
const setBottomBar = (page: Page, position: string): Promise<void> =>
  page.evaluate((value) => {
    const dock = document.querySelector<HTMLElement>('.cl-bottom-bar');
    if (dock) dock.style.position = value;
  }, position);
