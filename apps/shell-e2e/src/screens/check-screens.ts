import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ListedScreen, ScreenState } from '@clearloan/routes';
import { expect, test, type Page } from '@playwright/test';
import { axeBreaches, sidewaysScroll, still } from '../support/accessible';
import { lenderStaff } from '../support/lender-staff';
import { watchTraffic } from '../support/network';
import { watchPolicy } from '../support/page-policy';
import { watchCalls } from '../support/sent-calls';
import { unlistedCalls } from './listed-calls';
import { lookAt, looks, nameOf, type Look } from './looks';
import { movements, watchMotion } from './movement';
import { brokenRules } from './own-rules';
import { pseudoFaults, speakPseudo, type Said } from './pseudo';
import { reach } from './reach';

/** All looks at all states, with screenshots (`npx nx run shell-e2e:screens`), or one look each (`npm test`). */
const folder = process.env['SCREENS_FOLDER'];

/** One look each in the pseudo-language (`npx nx run shell-e2e:screens --pseudo`); only texts and overflow are checked. */
const isPseudo = process.env['SCREENS_PSEUDO'] === 'on';

interface Situation {
  readonly screen: ListedScreen;
  readonly from: ScreenState;
  readonly name: string;
  readonly fault?: Fault;
}

/**
 * In a small run, the screens take turns at loading, failed and offline, because these states use the same components
 * everywhere.
 */
function situationsOf(screen: ListedScreen, index: number): readonly Situation[] {
  const turn = faults.slice(index % faults.length, (index % faults.length) + 1);
  const wanted = screen.isStatic ? [] : folder === undefined ? turn : faults;
  return [
    ...screen.states.map((from) => ({ screen, from, name: from.state })),
    ...wanted.map((fault) => ({ screen, from: screen.states[0], name: fault, fault })),
  ];
}

/** In a small run: each screen as it opens, plus every twelfth of all situations. */
const isTaken = ({ screen, from, fault }: Situation, index: number): boolean =>
  folder !== undefined || (fault === undefined && from === screen.states[0]) || index % 12 === 0;

/** One test per situation of each screen: axe and the design's own rules must find nothing. */
export function checkScreens(screens: readonly ListedScreen[]): void {
  const situations = screens.flatMap(situationsOf).filter(isTaken);
  situations.forEach((situation, index) => {
    const { screen, from, name, fault } = situation;
    test(`${screen.name}: ${name}`, async ({ page, request, baseURL }) => {
      const quiet = watchTraffic(page);
      const calls = watchCalls(page);
      await watchMotion(page);
      const policy = folder === undefined ? undefined : await watchPolicy(page, baseURL ?? '');
      const said = isPseudo ? await speakPseudo(page) : undefined;
      await reach(page, lenderStaff(request), from);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      if (fault !== undefined) {
        await openWith(page, fault);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      }
      // While loading, no response arrives; the screen reports that a little later.
      await (fault === 'loading' ? page.waitForTimeout(600) : quiet());
      if (said !== undefined) return checkWords(page, said, situation);
      if (fault === undefined && from === screen.states[0]) {
        // On a slow machine, a part of the screen sends its calls after the network was quiet.
        const sent = () => calls.map(({ path }) => path);
        await expect.poll(() => unlistedCalls(screen.name, sent()), 'docs/screens.md').toEqual([]);
      }
      const turns = folder === undefined ? [lookInTurn(index)] : looks;
      for (const look of turns) await check(page, look, situation);
      await closeByEscape(page);
      if (policy !== undefined) expect(await policy()).toEqual([]);
    });
  });
}

/** The situations take turns at the looks; two thirds of them have another width than 360 px. */
const lookInTurn = (index: number): Look =>
  looks[index % looks.length] ?? { width: 360, theme: 'light', text: 1 };

async function check(page: Page, look: Look, situation: Situation): Promise<void> {
  await lookAt(page, look);
  // A device loads the side navigation late.
  if (look.width >= 600 && look.height === undefined) await page.locator('.cl-side-nav').waitFor();
  await still(page);
  const axe = await axeBreaches(page);
  const rules = [...(await brokenRules(page)), ...(await movements(page))];
  const sideways = await sidewaysScroll(page);
  if (folder !== undefined) await keep(page, look, situation, { axe, rules, sideways });
  expect.soft({ axe, rules, sideways }, nameOf(look)).toEqual({ axe: [], rules: [], sideways: 0 });
}

/** Escape closes an open sheet or question, and the focus returns to where a borrower expects it. */
async function closeByEscape(page: Page): Promise<void> {
  const layer = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  if (!(await layer.first().isVisible())) return;
  await page.keyboard.press('Escape');
  await expect(layer).toHaveCount(0);
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await expect.poll(isLost, 'the focus is lost').toBe(false);
}

async function checkWords(page: Page, said: Said, situation: Situation): Promise<void> {
  const look: Look = { width: 320, theme: 'light', text: 1 };
  await lookAt(page, look);
  await still(page);
  for (const step of situation.from.steps ?? []) if ('fill' in step) said.add(step.with);
  const words = await pseudoFaults(page, said);
  await keep(page, look, situation, { words });
  expect(words).toEqual([]);
}

async function keep(page: Page, look: Look, { screen, name }: Situation, found: object): Promise<void> {
  const file = join(folder ?? '', screen.name, name, nameOf(look));
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: `${file}.jpg`, type: 'jpeg', quality: 70, scale: 'css' });
  writeFileSync(`${file}.json`, JSON.stringify(found));
}

/** The states of every screen that sends requests. */
const faults = ['loading', 'failed', 'offline'] as const;

type Fault = (typeof faults)[number];

/** Reloads the current address while the lender is slow, failing or unreachable. */
async function openWith(page: Page, fault: Fault): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (fault === 'failed') await route.fulfill({ status: 500, body: 'upstream is gone' });
    if (fault === 'offline') await route.abort('internetdisconnected');
    // While loading, no response arrives.
  });
  if (fault === 'offline') {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
    });
  }
  await page.reload();
}
