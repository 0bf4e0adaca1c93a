import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Holds the present screen to WCAG 2.2 AA as far as axe sees it, and to no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  expect(await axeBreaches(page), `axe on ${page.url()}`).toEqual([]);
  expect(await sidewaysScroll(page), `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** What axe finds on the present screen: each rule that is broken, with where. */
export async function axeBreaches(page: Page): Promise<readonly string[]> {
  await setBottomBar(page, 'static');
  // Once into each document: bringing it there costs more than most of its looks.
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

/** By how many pixels the page is wider than the device. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Nothing is on its way and nothing moves: colours in between are not what a borrower reads. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await still(page);
}

/** Nothing moves, and nothing has begun to move because something else came to rest. */
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
    // What is scrolled far away may never be drawn, and so never end.
    const patience = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([patience, rest()]);
  });
}

/** The dock floats over text that scrolls below it: axe would take the button's blue for that text's ground. */
const setBottomBar = (page: Page, position: string): Promise<void> =>
  page.evaluate((value) => {
    const dock = document.querySelector<HTMLElement>('.cl-bottom-bar');
    if (dock) dock.style.position = value;
  }, position);
