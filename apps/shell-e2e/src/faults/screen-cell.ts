import { visitor, type ListedScreen } from '@clearloan/routes';
import { expect, type Page } from '@playwright/test';
import { logInAs, fillPath, open, type Facts } from '../screens/reach';
import type { LenderStaff } from '../support/lender-staff';
import { goTo } from '../support/screen';
import { tracesOf } from '../support/traces';
import { wordIn, type Spoken, screenFaultOf, type ScreenFault, type ScreenFaultName } from './screen-faults';
import { breakScripts } from './files';
import { announcedText, watchPage, type InvariantId } from './invariants';

/** Data of the sample borrower, as the lender sends it. */
const borrowerData = ['Mira Tan', '•••• 0417', '2,142.31'];

/** The cells of this file change nothing at the lender, so a session is kept for the next cell. */
let cachedSession: { readonly as: string; readonly facts: Facts } | undefined;

async function sessionFor(page: Page, staff: LenderStaff, as: string): Promise<Facts> {
  if (cachedSession?.as !== as) cachedSession = { as, facts: await logInAs(page.request, staff, as) };
  return cachedSession.facts;
}

/** Whether a fault is relevant for this screen. */
export function appliesTo(
  { states: [{ as, steps }], isStatic }: ListedScreen,
  name: ScreenFaultName,
): boolean {
  const fault = screenFaultOf(name);
  if (steps !== undefined) return false;
  if (fault.expected === 'loggedOut') return as !== visitor;
  if (fault.of === 'reads') return !isStatic && !(fault.expected === 'login' && as === visitor);
  return true;
}

/** Opens a screen under a fault. Throws if the borrower does not see the expected result. @returns violated invariants */
export async function openInFault(
  page: Page,
  staff: LenderStaff,
  { states: [state] }: ListedScreen,
  name: ScreenFaultName,
): Promise<readonly InvariantId[]> {
  const fault = screenFaultOf(name);
  const facts = await sessionFor(page, staff, state.as);
  // A page that reloads itself, as it does if a file is missing, keeps real time.
  if (fault.of !== 'files' || fault.lastsMs !== undefined) await page.clock.install();
  await fault.beforeOpen?.(page);
  if (fault.language !== undefined) await setLanguage(page, fault.language);
  const watch = watchPage(page, facts['sessionId']);
  const heal =
    fault.of === 'files'
      ? await openWithoutFiles(page, facts, state, fault)
      : await openWithReads(page, facts, state, fault);
  // What happens to the open screen needs the app: the page itself may show the screen before.
  if (fault.afterOpen)
    await page.locator('#app:not([data-prerendered])').getByRole('heading', { level: 1 }).first().waitFor();
  await fault.afterOpen?.(page);
  await expectOutcome(page, fault);
  const isAnnounced = fault.expected !== 'failed' || (await announcedText(page)) !== '';
  expect(watch.navigationCounts().logins, 'redirects to the login').toBe(
    fault.expected === 'login' || (fault.of === 'files' && state.at.startsWith('/login')) ? 1 : 0,
  );
  await heal();
  if (fault.expected === 'failed' || fault.expected === 'no page') await tryAgain(page, fault);
  if (fault.expected !== 'login') await expectLoaded(page);
  if (fault.expected === 'slowThenLoads') await expect(slowConnectionNote(page)).toBeHidden();
  const leaksPreviousBorrower =
    fault.expected === 'loggedOut' && (await tracesOf(borrowerData, page)).length > 0;
  return watch.violations({ N6: leaksPreviousBorrower, N10: !isAnnounced });
}

/** Stores the borrower's language choice on this device. */
const setLanguage = (page: Page, language: Spoken) =>
  page.addInitScript((chosen) => localStorage.setItem('clearloan.language', chosen), language);

type State = ListedScreen['states'][0];

async function openWithReads(page: Page, facts: Facts, state: State, fault: ScreenFault) {
  const { handle, expected, lastsMs = 0 } = fault;
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
    // The late answers arrive now; those of other faults never do.
    if (expected === 'slowThenLoads') for (const go of waiting) await go();
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
  const reloaded = untilLoad && page.waitForEvent('load');
  await goTo(page, fillPath(state.at, facts));
  await expect.poll(files.requestCount, 'requested files').toBeGreaterThan(0);
  await reloaded;
  return files.heal;
}

const retryControl = (page: Page, { language = 'en' }: ScreenFault) => {
  const name = new RegExp(`^${wordIn(language, 'Try again')}`);
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
};

const slowConnectionNote = (page: Page) => page.getByRole('status').filter({ hasText: 'Slow connection' });

/** Advances the app's timers, so that automatic retries happen at once. */
async function afterWaits(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await isThere()) return true;
        await page.clock.fastForward(2_000).catch(() => undefined);
        return isThere();
      },
      { timeout: 60_000, intervals: [100, 200, 400] },
    )
    .toBe(true);
}

async function expectOutcome(page: Page, fault: ScreenFault): Promise<void> {
  const { expected, lastsMs } = fault;
  if (expected === 'login') return expect(page).toHaveURL(/\/login/);
  if (expected === 'slowThenLoads') {
    await page.locator('h1').first().waitFor();
    return afterWaits(page, () => slowConnectionNote(page).isVisible());
  }
  if (expected === 'unaffected') return expectLoaded(page);
  if (expected === 'loggedOut') {
    await expect(page).toHaveURL(/\/$/);
    return page.getByRole('link', { name: 'Log in' }).first().waitFor();
  }
  if (expected === 'slow') {
    await page.clock.fastForward(lastsMs ?? 0);
    await slowConnectionNote(page).waitFor();
    return retryControl(page, fault).click();
  }
  const noPage = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  if (expected === 'no page') await afterWaits(page, () => noPage.isVisible());
  // A slow connection also offers a retry before the wait is over.
  await afterWaits(
    page,
    async () =>
      !(await slowConnectionNote(page).isVisible()) && (await retryControl(page, fault).isVisible()),
  );
}

/** The lender recovers, and so does the screen: each failed part has its own retry, or retries automatically. */
async function tryAgain(page: Page, fault: ScreenFault): Promise<void> {
  await afterWaits(page, async () => {
    const button = retryControl(page, fault);
    if (!(await button.isVisible())) return true;
    await button.click({ timeout: 1_000 }).catch(() => undefined);
    return false;
  });
}

/** A heading is visible and nothing is loading. */
async function expectLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
