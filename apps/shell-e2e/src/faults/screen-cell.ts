import { visitor, type ListedScreen } from '@clearloan/routes';
import { expect, type Page } from '@playwright/test';
import { become, filledIn, open, type Facts } from '../screens/reach';
import type { LenderStaff } from '../support/lender-staff';
import { goTo } from '../support/screen';
import { tracesOf } from '../support/traces';
import { wordIn, type Spoken, screenFaultOf, type ScreenFault, type ScreenFaultName } from './screen-faults';
import { breakScripts } from './files';
import { announced, watchOver, type Never } from './oracles';

/** Data of the sample borrower, as the lender sends it. */
const borrowersWords = ['Mira Tan', '•••• 0417', '2,142.31'];

/** The cells of this file change nothing at the lender, so a session is kept for the next cell. */
let known: { readonly as: string; readonly facts: Facts } | undefined;

async function someone(page: Page, staff: LenderStaff, as: string): Promise<Facts> {
  if (known?.as !== as) known = { as, facts: await become(page.request, staff, as) };
  return known.facts;
}

/** Whether a fault is relevant for this screen. */
export function concerns({ states: [{ as, steps }], isStill }: ListedScreen, name: ScreenFaultName): boolean {
  const fault = screenFaultOf(name);
  if (steps !== undefined) return false;
  if (fault.seen === 'left') return as !== visitor;
  if (fault.of === 'reads') return !isStill && !(fault.seen === 'login' && as === visitor);
  return true;
}

/** Opens a screen under a fault. Throws if the borrower does not see the expected result. @returns violated invariants */
export async function openInFault(
  page: Page,
  staff: LenderStaff,
  { states: [state] }: ListedScreen,
  name: ScreenFaultName,
): Promise<readonly Never[]> {
  const fault = screenFaultOf(name);
  const facts = await someone(page, staff, state.as);
  // A page that reloads itself, as it does if a file is missing, keeps real time.
  if (fault.of !== 'files' || fault.lastsMs !== undefined) await page.clock.install();
  await fault.beforeOpen?.(page);
  if (fault.language !== undefined) await speak(page, fault.language);
  const watch = watchOver(page, facts['sessionId']);
  const heal =
    fault.of === 'files'
      ? await openWithoutFiles(page, facts, state, fault)
      : await openWithReads(page, facts, state, fault);
  await fault.afterOpen?.(page);
  await isSeen(page, fault);
  const isAnnounced = fault.seen !== 'failed' || (await announced(page)) !== '';
  expect(watch.moves().logins, 'redirects to the login').toBe(
    fault.seen === 'login' || (fault.of === 'files' && state.at.startsWith('/login')) ? 1 : 0,
  );
  await heal();
  if (fault.seen === 'failed' || fault.seen === 'no page') await tryAgain(page, fault);
  if (fault.seen !== 'login') await isWell(page);
  if (fault.seen === 'late') await expect(slowLine(page)).toBeHidden();
  const isTold = fault.seen === 'left' && (await tracesOf(borrowersWords, page)).length > 0;
  return watch.violations({ N6: isTold, N10: !isAnnounced });
}

/** Stores the borrower's language choice on this device. */
const speak = (page: Page, language: Spoken) =>
  page.addInitScript((chosen) => localStorage.setItem('clearloan.language', chosen), language);

type State = ListedScreen['states'][0];

async function openWithReads(page: Page, facts: Facts, state: State, { handle, lastsMs = 0 }: ScreenFault) {
  const waiting: (() => Promise<void>)[] = [];
  if (handle !== undefined)
    await page.route('**/api/**', async (route) => {
      waiting.push(() => route.continue().catch(() => undefined));
      await handle(route).catch(() => undefined);
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

/** The app is open on another screen; the files that only this screen needs fail to load. */
async function openWithoutFiles(page: Page, facts: Facts, state: State, { handle, untilLoad }: ScreenFault) {
  await open(page, facts, {
    state: 'elsewhere',
    as: state.as,
    at: state.at === '/about-us' ? '/privacy/never' : '/about-us',
  });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const files = await breakScripts(page, async (route) => handle?.(route), untilLoad);
  const isNew = untilLoad && page.waitForEvent('load');
  await goTo(page, filledIn(state.at, facts));
  await expect.poll(files.requestCount, 'requested files').toBeGreaterThan(0);
  await isNew;
  return files.heal;
}

const again = (page: Page, { language = 'en' }: ScreenFault) => {
  const name = new RegExp(`^${wordIn(language, 'Try again')}`);
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
};

const slowLine = (page: Page) => page.getByRole('status').filter({ hasText: 'Slow connection' });

/** Advances the app's timers, so that automatic retries happen at once. */
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

async function isSeen(page: Page, fault: ScreenFault): Promise<void> {
  const { seen, lastsMs } = fault;
  if (seen === 'login') return expect(page).toHaveURL(/\/login/);
  if (seen === 'late') {
    await page.locator('h1').first().waitFor();
    return afterWaits(page, () => slowLine(page).isVisible());
  }
  if (seen === 'well') return isWell(page);
  if (seen === 'left') {
    await expect(page).toHaveURL(/\/$/);
    return page.getByRole('link', { name: 'Log in' }).first().waitFor();
  }
  if (seen === 'slow') {
    await page.clock.fastForward(lastsMs ?? 0);
    await slowLine(page).waitFor();
    return again(page, fault).click();
  }
  const noPage = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  if (seen === 'no page') await afterWaits(page, () => noPage.isVisible());
  // A slow connection also offers a retry before the wait is over.
  await afterWaits(
    page,
    async () => !(await slowLine(page).isVisible()) && (await again(page, fault).isVisible()),
  );
}

/** The lender recovers, and so does the screen: each failed part has its own retry, or retries automatically. */
async function tryAgain(page: Page, fault: ScreenFault): Promise<void> {
  await afterWaits(page, async () => {
    const button = again(page, fault);
    if (!(await button.isVisible())) return true;
    await button.click({ timeout: 1_000 }).catch(() => undefined);
    return false;
  });
}

/** A heading is visible and nothing is loading. */
async function isWell(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
