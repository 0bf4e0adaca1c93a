import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { visitor, type ScreenState } from '@clearloan/routes';
import { lenderStaff } from '../support/lender-staff';
import { screens } from '../support/all-screens';
import { watchTraffic } from '../support/network';
import { logInAs, fillPath, type Facts } from './reach';
import { movedParts, shiftScore, watchShifts } from './movement';

const isWhole = process.env['SCREENS_FOLDER'] !== undefined;

/** The layout shift that performance.md allows per screen. */
const maxScore = 0.01;
/**
 * The bar at the foot grows upwards when its action arrives. Nothing on the screen moves, but Chromium counts the tabs inside it
 * (0.0128). Sticky tabs are not counted, but axe then takes them to cover the action.
 */
const growingBar = { screen: 'order', state: 'empty', most: 0.013 };
const mostOf = ({ screen, state }: Visit) =>
  screen === growingBar.screen && state === growingBar.state ? growingBar.most : maxScore;
/** Long enough that a screen is visible without its responses. */
const lateMs = 400;
/** A phone; the full size adds a tablet and a laptop. */
const widths = isWhole ? [360, 820, 1280] : [360];
/** A visit mostly waits for late responses, so several run at once. */
const atOnce = 4;

interface Visit extends ScreenState {
  readonly screen: string;
  readonly width: number;
}

interface Shift {
  readonly score: number;
  readonly moved: string;
}

/**
 * Every state that is reached by its address alone: reads change nothing, so a scenario is seeded once. At the small size the first
 * state of each screen that cannot be shown without a reply, and those of a borrower of the others, to which replies add something.
 */
const visits = screens.flatMap(({ name, isStatic, states }) =>
  states
    .filter(({ as, steps }, at) => steps === undefined && (isWhole || (isStatic ? as !== visitor : at === 0)))
    .flatMap((state) => widths.map((width): Visit => ({ screen: name, width, ...state }))),
);

async function answerLate(page: Page, late: () => Promise<unknown>): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await late();
    await route.continue().catch(() => undefined);
  });
}

/** A processor as of a cheap phone, on slow 3G. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const throughput = 400_000 / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/**
 * Opens a screen on a device that has stored nothing but the login, so that all of it is fetched.
 * @param shows a text that appears while responses are late: they arrive after it, and it goes
 * @param isMoved the screen moves: waits for it, because the browser reports a shift after it has drawn it
 * @returns how much it moved by itself until it was quiet, and what moved
 */
async function shiftOf(
  browser: Browser,
  origin: string | undefined,
  facts: Facts,
  at: string,
  { style = '', shows = '', width = 360, isMoved = false } = {},
): Promise<Shift> {
  const { sessionId } = facts;
  const login = [{ name: 'clearloan.login', value: JSON.stringify({ sessionId }) }];
  const origins = sessionId === undefined || origin === undefined ? [] : [{ origin, localStorage: login }];
  const context = await browser.newContext({
    storageState: { cookies: [], origins },
    viewport: { width, height: 800 },
  });
  try {
    const page = await context.newPage();
    if (isWhole) await slowDown(page);
    const quiet = watchTraffic(page);
    await watchShifts(page);
    await page.addInitScript((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, style);
    const shown = page.getByText(shows);
    const isShown = shows === '' ? undefined : shown.waitFor({ timeout: 60_000 });
    await answerLate(page, async () => isShown ?? wait(lateMs));
    await page.goto(fillPath(at, facts));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (isShown) await isShown.then(async () => shown.waitFor({ state: 'hidden' }));
    await quiet();
    if (isMoved) await expect.poll(() => shiftScore(page)).toBeGreaterThan(maxScore);
    return { score: await shiftScore(page), moved: await movedParts(page) };
  } finally {
    await context.close();
  }
}

for (const who of new Set(visits.map((visit) => visit.as))) {
  const ofScenario = visits.filter((visit) => visit.as === who);
  test(`${who}: no layout shifts in ${String(ofScenario.length)} visits when responses are late`, async ({
    browser,
    request,
    baseURL,
  }) => {
    // On a slow phone a screen takes ten times as long.
    if (isWhole) test.setTimeout(widths.length * 1_800_000);
    const facts = await logInAs(request, lenderStaff(request), who);
    const left = [...ofScenario];
    const jumped: string[] = [];
    const visitNext = async (): Promise<void> => {
      const visit = left.shift();
      if (visit === undefined) return;
      const { score, moved } = await shiftOf(browser, baseURL, facts, visit.at, visit);
      // A score that was not measured is not below the most either.
      if (!(score < mostOf(visit)))
        jumped.push(
          `${visit.screen}, ${visit.state}, ${String(visit.width)} px: ${score.toFixed(4)} ${moved}`,
        );
      await visitNext();
    };
    await Promise.all(Array.from({ length: atOnce }, visitNext));
    expect(jumped).toEqual([]);
  });
}

test('the line about a slow connection comes and goes without a layout shift', async ({
  browser,
  request,
  baseURL,
}) => {
  const facts = await logInAs(request, lenderStaff(request), 'two-paid');
  const slow = { shows: 'Slow connection' };
  const { score } = await shiftOf(browser, baseURL, facts, '/orders', slow);
  expect(score).toBeLessThan(maxScore);
  const inFlow = '.cl-line-over { position: static !important }';
  const pushed = await shiftOf(browser, baseURL, facts, '/orders', { ...slow, style: inFlow, isMoved: true });
  expect(pushed.score).toBeGreaterThan(maxScore);
});

test('the check reports a loading state that reserves no space', async ({ browser, request, baseURL }) => {
  const facts = await logInAs(request, lenderStaff(request), 'two-paid');
  const withoutPlaces = '[aria-busy=true] { display: none !important }';
  const { score } = await shiftOf(browser, baseURL, facts, '/mine', { style: withoutPlaces, isMoved: true });
  expect(score).toBeGreaterThan(maxScore);
});

test('the check reports content pushed down by a late element', async ({ page }) => {
  await watchShifts(page);
  const late = `<p style="height:300px">Below</p><script>setTimeout(() => document.body.prepend(
    Object.assign(document.createElement('p'), { style: 'height:300px', textContent: 'Late' })), 300)</script>`;
  await page.goto(`data:text/html,${encodeURIComponent(late)}`);
  await page.getByText('Late').waitFor();
  await expect.poll(() => shiftScore(page)).toBeGreaterThan(maxScore);
});
