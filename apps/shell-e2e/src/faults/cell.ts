import { expect, test, type Page, type Locator } from '@playwright/test';
import { is } from 'valibot';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import { type InvariantId, announcedText, hasFocus, typedValues, watchPage } from './invariants';
import { logInAs, open } from '../screens/reach';
import { askingFor } from './effects';
import { breakScripts } from './files';
import { breakLine, faultOf, type Line, type LineFaultName, type Expected } from './line-faults';
import type { Recipe, Scene } from './recipes';

const isWhole = process.env['FAULTS'] === 'all';

/**
 * One test for each cell of a table: the expected result is visible (`meet` throws otherwise), and no invariant is violated.
 * With `FAULTS=all` every row meets every fault; else each fault meets one row.
 */
export function cellTests<Row extends { readonly name: string }, Fault extends string>(
  rows: readonly Row[],
  faults: readonly Fault[],
  concerns: (row: Row, fault: Fault) => boolean,
  meet: (page: Page, staff: LenderStaff, row: Row, fault: Fault) => Promise<readonly InvariantId[]>,
): void {
  const cells = faults.flatMap((fault, at) => {
    const all = rows.filter((row) => concerns(row, fault)).map((row) => ({ row, fault }));
    const first = at % all.length;
    return isWhole ? all : all.slice(first, first + 1);
  });
  for (const { row, fault } of cells)
    test(`${row.name}: ${fault}`, async ({ page, request }) => {
      expect(await meet(page, lenderStaff(request), row, fault)).toEqual([]);
    });
}

/** Runs one write under one fault. Throws if the borrower does not see the expected result. @returns violated invariants */
export async function meetFault(
  page: Page,
  staff: LenderStaff,
  recipe: Recipe,
  name: LineFaultName,
): Promise<readonly InvariantId[]> {
  const fault = faultOf(name);
  const scene = await prepare(page, staff, recipe);
  const watch = watchPage(page, scene.asking.facts['sessionId']);
  await openForm(scene, recipe);
  const other = fault.taps === 'in two tabs' ? await openOther(scene, recipe) : undefined;
  const count = (other && recipe.countOfTwoTabs) ?? recipe.count;
  const before = await count(scene.asking);
  const typed = await typedValues(page);
  const path = new URL(page.url()).pathname;
  const line = await breakLine(page, recipe.call.path, name);
  if (fault.isDeployed) await breakScripts(page, (route) => route.fulfill({ status: 404 }), true);
  await tap(scene, recipe, name, line);

  const { expected } = fault;
  await expectOutcome(scene, recipe, expected, line);
  const isHere = new URL(page.url()).pathname === path && expected !== 'done';
  const isReload = fault.taps === 'reload';
  const during = {
    // After a reload a form renders with its query; the typed text is restored after the response.
    N5:
      isHere &&
      !(isReload && recipe.isResumed) &&
      !(await becomes(async () => (await typedValues(page)) === typed)),
    N9: isHere && !isReload && expected !== 'late' && !(await becomes(() => hasFocus(page))),
    N10:
      isHere &&
      !isReload &&
      expected !== 'late' &&
      !(await becomes(async () => (await announcedText(page)) !== '')),
    N13: isHere && !fault.acts && (await recipe.done(page).isVisible()),
  };
  const { navigationCounts } = watch;
  expect(navigationCounts().logins, 'redirects to the login').toBe(expected === 'login' ? 1 : 0);

  await line.heal();
  if (expected === 'back') await page.clock.fastForward(5_500);
  const isOver = expected === 'login' || expected === 'back';
  if (expected === 'back' && recipe.isResumed) await recipe.done(page).waitFor();
  const isDone = !isOver && (await finish(scene, recipe, expected));
  const brokenThere = (await other?.tapToo()) ?? [];
  const after = await count(scene.asking);
  const isOnce = after - before === (isDone || fault.acts ? 1 : 0);
  const isOneSending =
    (fault.taps !== 'double' && fault.taps !== 'five times Enter') || line.requestCount() === 1;
  const isOneKey = !recipe.call.idempotent || line.keys() <= 1;
  return [
    ...brokenThere,
    ...(await watch.violations({
      ...during,
      N4: !isOnce || !isOneKey || !isOneSending,
      N8: !isOver && !isDone && !(await canTapAgain(page, recipe)),
    })),
  ];
}

/** Whether something is true at once or soon: a busy machine renders later. */
const becomes = (look: () => Promise<boolean>): Promise<boolean> =>
  expect
    .poll(look)
    .toBe(true)
    .then(() => true)
    .catch(() => false);

/** A one-time code is used in one tab only. Where no screen reads the data, its type does not matter. */
export const concernsWrite = ({ call, isOneTry }: Recipe, name: LineFaultName): boolean =>
  !(isOneTry && faultOf(name).taps === 'in two tabs') && !(name === 'wrong types' && is(call.data, 'plenty'));

/** The same form with the same input in another tab. */
async function openOther(scene: Scene, recipe: Recipe) {
  const page = await scene.page.context().newPage();
  const there = { ...scene, page };
  const watch = watchPage(page, scene.asking.facts['sessionId']);
  await openForm(there, recipe);
  return {
    /** Taps after the first tab is done. @returns violated invariants */
    async tapToo(): Promise<readonly InvariantId[]> {
      await page.bringToFront();
      const button = recipe.button?.(page);
      if (button === undefined) await recipe.send?.(there);
      else await clickUnlessGone(button);
      const alert = page.locator('[role=alert]').filter({ hasText: /\S/ });
      await recipe.done(page).or(alert).first().waitFor();
      return watch.violations();
    },
  };
}

/** The effect of the first tab may remove the button before the click or during it. */
async function clickUnlessGone(button: Locator): Promise<void> {
  if (!(await button.isVisible())) return;
  await button.click({ timeout: 3_000 }).catch(async (error: unknown) => {
    if (await button.isVisible()) throw error;
  });
}

async function prepare(page: Page, staff: LenderStaff, recipe: Recipe): Promise<Scene> {
  const facts = await logInAs(page.request, staff, recipe.from.as);
  return { page, staff, asking: askingFor(page, facts) };
}

async function openForm(scene: Scene, recipe: Recipe): Promise<void> {
  const { page, asking } = scene;
  await page.clock.install();
  await open(page, asking.facts, { state: recipe.name, ...recipe.from });
  await recipe.button?.(page).or(page.locator('h1')).first().waitFor();
  await recipe.fill?.(scene);
  await recipe.button?.(page).waitFor();
}

async function tap(scene: Scene, recipe: Recipe, name: LineFaultName, line: Line): Promise<void> {
  const { page } = scene;
  const { taps, lastsMs } = faultOf(name);
  const button = recipe.button?.(page);
  if (button === undefined) await recipe.send?.(scene);
  else if (taps === 'double') await button.dblclick();
  else if (taps === 'five times Enter') {
    await button.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  } else await button.click();
  if (lastsMs !== undefined) {
    await expect.poll(line.requestCount).toBeGreaterThan(0);
    await page.clock.fastForward(lastsMs);
  }
  if (taps === 'reload') {
    await expect.poll(line.requestCount).toBeGreaterThan(0);
    await line.acted();
    await page.reload();
  }
}

const stillWorking = 'Still working. Don’t pay again.';
const heldBack = /No internet connection|no connection|offline/i;

async function expectOutcome({ page }: Scene, recipe: Recipe, expected: Expected, line: Line): Promise<void> {
  const alerts = page.locator('[role=alert]').filter({ hasText: /\S/ });
  if (expected === 'done') return recipe.done(page).waitFor();
  if (expected === 'login') return expect(page).toHaveURL(/\/login/);
  if (expected === 'back') return page.locator('h1').first().waitFor();
  if (recipe.told && expected !== 'late') return recipe.told(page).first().waitFor();
  if (expected === 'held back') return page.getByText(heldBack).first().waitFor();
  if (expected === 'refused') return alerts.first().waitFor();
  if (expected === 'late') {
    await expect.poll(line.requestCount).toBeGreaterThan(0);
    await page.clock.fastForward(10_500);
    await expect.poll(() => announcedText(page)).toContain(recipe.told ? 'Sending' : stillWorking);
    await page.clock.fastForward(9_500);
    return line.letGo();
  }
  if (recipe.call.idempotent) return page.getByText('We’re checking').first().waitFor();
  return alerts.first().waitFor();
}

/** After the network recovers, the work completes: automatically, with one more tap, or it was already done. */
async function finish(scene: Scene, recipe: Recipe, expected: Expected): Promise<boolean> {
  const { page } = scene;
  const isByItself =
    expected === 'done' || expected === 'late' || (expected === 'unknown' && recipe.call.idempotent);
  if (isByItself) await page.clock.fastForward(5_500);
  else if (recipe.isOneTry) return false;
  else await (recipe.again?.(scene) ?? sendAgain(scene, recipe));
  await recipe.done(page).waitFor();
  return true;
}

async function sendAgain(scene: Scene, recipe: Recipe): Promise<void> {
  const button = recipe.button?.(scene.page);
  await (button === undefined ? recipe.send?.(scene) : button.click());
}

/** Whether the same button, or the one at the bottom of the screen, can be tapped after the failure has settled. */
async function canTapAgain(page: Page, recipe: Recipe): Promise<boolean> {
  const button = page.locator('.cl-bottom-bar button, .cl-bottom-bar a').first();
  const own = recipe.button?.(page);
  const disabled = '[aria-disabled=true]';
  const isReady = async (wanted: Locator) =>
    (await wanted.isVisible()) && !(await wanted.and(page.locator(disabled)).isVisible());
  return becomes(async () => (own !== undefined && (await own.isVisible()) ? isReady(own) : isReady(button)));
}
