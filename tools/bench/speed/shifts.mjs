import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { readdirSync, existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from '../../workspace.mjs';
import { enterAs, loggedIn } from '../borrower.mjs';
import { watchLoad } from './in-page.mjs';
import { newPhone, slowPage } from './phone.mjs';

const patience = { timeout: 30_000 };

/** The layout shift of each listed screen in its default state, on a cold load: `[{ screen, shift }]`. */
export async function shiftsOfScreens(browser, { lender, address }) {
  const states = (await listedScreens()).map(({ name, states: [state] }) => ({ screen: name, ...state }));
  const found = [];
  for (const scenario of new Set(states.map((state) => state.as))) {
    for (const state of states.filter((each) => each.as === scenario)) {
      // A screen's actions may change the scenario, so each screen starts with a new one.
      const facts = await enterAs(lender, scenario);
      const path = state.at.replace(/(?<=[/=]):([a-z]\w*)/gi, (_, key) => encodeURIComponent(facts[key]));
      found.push({
        screen: state.screen,
        shift: await shiftAt(browser, address + path, loggedIn(address, facts)),
      });
    }
  }
  return found;
}

async function shiftAt(browser, address, storageState) {
  const context = await newPhone(browser, storageState);
  try {
    const { page } = await slowPage(context);
    await page.addInitScript(watchLoad, { shown: '#app h1' });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.seenByBench.shown !== null, undefined, patience);
    await page.waitForLoadState('networkidle', patience);
    await page.waitForTimeout(500);
    return await page.evaluate(() => window.seenByBench.shift);
  } finally {
    await context.close();
  }
}

/** Each feature's list of its screens, bundled on the fly, because a script imports no library. */
async function listedScreens() {
  const doors = readdirSync(join(root, 'libs'))
    .map((name) => join(root, 'libs', name, 'src/screens.ts'))
    .filter((door) => existsSync(door));
  const folder = await mkdtemp(join(tmpdir(), 'clearloan-screens-'));
  try {
    const lists = [];
    for (const [at, input] of doors.entries()) {
      const file = join(folder, `${at}.mjs`);
      const bundle = await rolldown({
        input,
        logLevel: 'silent',
        tsconfig: join(root, 'tsconfig.base.json'),
      });
      await bundle.write({ file, format: 'esm', codeSplitting: false });
      await bundle.close();
      lists.push(...(await import(pathToFileURL(file).href)).screens);
    }
    return lists;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
