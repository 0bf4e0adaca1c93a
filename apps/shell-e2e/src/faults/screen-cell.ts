import { visitor, type ListedScreen } from '@clearloan/routes';
import { expect, type Page } from '@playwright/test';
import { become, filledIn, open, type Facts } from '../screens/reach';
import type { LenderStaff } from '../support/lender-staff';
import type { Found } from './cell';
import { announced, watchOver } from './oracles';
import { screenFaultOf, type ScreenFault, type ScreenFaultName } from './screen-faults';

/** Nothing of this file's cells changes anything at the lender: who is known there stays for the next cell. */
let known: { readonly as: string; readonly facts: Facts } | undefined;

async function someone(page: Page, staff: LenderStaff, as: string): Promise<Facts> {
  if (known?.as !== as) known = { as, facts: await become(page, staff, as) };
  return known.facts;
}

/** Does the fault mean anything to this screen? */
export function concerns({ states: [{ as, steps }], isStill }: ListedScreen, name: ScreenFaultName): boolean {
  const fault = screenFaultOf(name);
  if (steps !== undefined) return false;
  if (fault.of === 'reads') return !isStill && !(fault.seen === 'login' && as === visitor);
  return true;
}

/** A screen opens in bad weather. Throws when the borrower does not see what is to be seen. */
export async function openInFault(
  page: Page,
  staff: LenderStaff,
  { states: [state] }: ListedScreen,
  name: ScreenFaultName,
): Promise<Found> {
  const fault = screenFaultOf(name);
  const facts = await someone(page, staff, state.as);
  // A page that loads itself anew, as it does when a file is gone, keeps real time.
  if (fault.of !== 'files') await page.clock.install();
  await fault.dress?.(page);
  const watch = watchOver(page, facts['sessionId']);
  const heal =
    fault.of === 'files'
      ? await openWithoutFiles(page, facts, state, fault)
      : await openWithReads(page, facts, state, fault);
  await isSeen(page, fault);
  const isAnnounced = fault.seen !== 'failed' || (await announced(page)) !== '';
  expect(watch.moves().logins, 'ways to the login').toBe(fault.seen === 'login' ? 1 : 0);
  await heal();
  if (fault.seen === 'failed' || fault.seen === 'no page') await tryAgain(page);
  if (fault.seen !== 'login') await isWell(page);
  return { seen: fault.seen, nevers: await watch.judge({ N10: !isAnnounced }) };
}

type State = ListedScreen['states'][0];

async function openWithReads(page: Page, facts: Facts, state: State, { turn, lastsMs = 0 }: ScreenFault) {
  const waiting: (() => Promise<void>)[] = [];
  if (turn !== undefined)
    await page.route('**/api/**', async (route) => {
      waiting.push(() => route.continue().catch(() => undefined));
      await turn(route).catch(() => undefined);
    });
  await open(page, facts, state);
  if (lastsMs > 0) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await page.clock.fastForward(lastsMs);
  }
  return async () => {
    await page.unroute('**/api/**');
    if (lastsMs === 20_000) for (const go of waiting) await go();
  };
}

/** The app is open elsewhere; the files that only this screen needs do not come. */
async function openWithoutFiles(page: Page, facts: Facts, state: State, { turn }: ScreenFault) {
  await open(page, facts, {
    state: 'elsewhere',
    as: state.as,
    at: state.at === '/about-us' ? '/privacy/never' : '/about-us',
  });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const isBroken = ({ pathname }: URL) =>
    pathname.startsWith('/assets/') && pathname.endsWith('.js') && !loaded.includes(pathname);
  let asked = 0;
  await page.route(isBroken, async (route) => {
    asked += 1;
    await turn?.(route).catch(() => undefined);
  });
  await page.evaluate(
    (path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    filledIn(state.at, facts),
  );
  await expect.poll(() => asked, 'files asked for').toBeGreaterThan(0);
  return () => page.unroute(isBroken);
}

const again = (page: Page) => {
  const name = /^(Try again|Retry)/;
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
};

/** Waits of the app pass at once: what it tries again by itself, it tries now. */
async function afterWaits(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await isThere()) return true;
        await page.clock.fastForward(2_000).catch(() => undefined);
        return isThere();
      },
      { timeout: 15_000, intervals: [100, 200, 400] },
    )
    .toBe(true);
}

async function isSeen(page: Page, { seen, of }: ScreenFault): Promise<void> {
  if (seen === 'login') return expect(page).toHaveURL(/\/login/);
  if (seen === 'late') return page.locator('h1').first().waitFor();
  if (seen === 'well') return isWell(page);
  if (of === 'files')
    await afterWaits(page, () =>
      page.getByRole('heading', { name: 'Unexpected Application Error!' }).isVisible(),
    );
  await afterWaits(page, () => again(page).isVisible());
}

/** The lender answers again, and so does the screen: each part that failed has its own way to try again. */
async function tryAgain(page: Page): Promise<void> {
  await again(page).click();
  await afterWaits(page, async () => {
    const button = again(page);
    if (!(await button.isVisible())) return true;
    await button.click({ timeout: 1_000 }).catch(() => undefined);
    return false;
  });
}

/** A heading, and nothing that is still being fetched. */
async function isWell(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
