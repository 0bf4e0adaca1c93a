import { visitor, type ListedScreen } from '@clearloan/routes';
import { expect, type Page } from '@playwright/test';
import { become, filledIn, open, type Facts } from '../screens/reach';
import type { LenderStaff } from '../support/lender-staff';
import { goTo } from '../support/screen';
import { tracesOf } from '../support/traces';
import { wordIn, type Spoken } from '../support/text-in';
import { borrowersWords, type Found } from './cell';
import { breakScripts } from './files';
import { announced, watchOver } from './oracles';
import { screenFaultOf, type ScreenFault, type ScreenFaultName } from './screen-faults';

/** Nothing of this file's cells changes anything at the lender: who is known there stays for the next cell. */
let known: { readonly as: string; readonly facts: Facts } | undefined;

async function someone(page: Page, staff: LenderStaff, as: string): Promise<Facts> {
  if (known?.as !== as) known = { as, facts: await become(page.request, staff, as) };
  return known.facts;
}

/** Does the fault mean anything to this screen? */
export function concerns({ states: [{ as, steps }], isStill }: ListedScreen, name: ScreenFaultName): boolean {
  const fault = screenFaultOf(name);
  if (steps !== undefined) return false;
  if (fault.seen === 'left') return as !== visitor;
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
  if (fault.of !== 'files' || fault.lastsMs !== undefined) await page.clock.install();
  await fault.dress?.(page);
  if (fault.language !== undefined) await speak(page, fault.language);
  const watch = watchOver(page, facts['sessionId']);
  const heal =
    fault.of === 'files'
      ? await openWithoutFiles(page, facts, state, fault)
      : await openWithReads(page, facts, state, fault);
  await fault.befalls?.(page);
  await isSeen(page, fault);
  const isAnnounced = fault.seen !== 'failed' || (await announced(page)) !== '';
  expect(watch.moves().logins, 'ways to the login').toBe(
    fault.seen === 'login' || (fault.of === 'files' && state.at.startsWith('/login')) ? 1 : 0,
  );
  await heal();
  if (fault.seen === 'failed' || fault.seen === 'no page') await tryAgain(page, fault);
  if (fault.seen !== 'login') await isWell(page);
  if (fault.seen === 'late') await expect(slowLine(page)).toBeHidden();
  const isTold = fault.seen === 'left' && (await tracesOf(borrowersWords, page)).length > 0;
  return { seen: fault.seen, nevers: await watch.judge({ N6: isTold, N10: !isAnnounced }) };
}

/** The borrower chose a language, on this device, before. */
const speak = (page: Page, language: Spoken) =>
  page.addInitScript((chosen) => localStorage.setItem('clearloan.language', chosen), language);

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
async function openWithoutFiles(page: Page, facts: Facts, state: State, { turn, untilLoad }: ScreenFault) {
  await open(page, facts, {
    state: 'elsewhere',
    as: state.as,
    at: state.at === '/about-us' ? '/privacy/never' : '/about-us',
  });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const files = await breakScripts(page, async (route) => turn?.(route), untilLoad);
  const isNew = untilLoad && page.waitForEvent('load');
  await goTo(page, filledIn(state.at, facts));
  await expect.poll(files.asked, 'files asked for').toBeGreaterThan(0);
  await isNew;
  return files.heal;
}

const again = (page: Page, { language = 'en' }: ScreenFault) => {
  const name = new RegExp(`^${wordIn(language, 'Try again')}`);
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
};

const slowLine = (page: Page) => page.getByRole('status').filter({ hasText: 'Slow connection' });

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
  const noPage = page.getByRole('heading', { name: 'Something went wrong' });
  if (seen === 'no page') await afterWaits(page, () => noPage.isVisible());
  // A slow connection offers to try again too, before the wait is over.
  await afterWaits(
    page,
    async () => !(await slowLine(page).isVisible()) && (await again(page, fault).isVisible()),
  );
}

/** The lender answers again, and so does the screen: each part that failed has its own way to try again, or did it by itself. */
async function tryAgain(page: Page, fault: ScreenFault): Promise<void> {
  await afterWaits(page, async () => {
    const button = again(page, fault);
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
