import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { attempt, canInstall, installPackages, onPath, runs } from './programs.mjs';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The headless shell of the same browser: the journeys take a third less time in it. */
const windowless = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * `CHROMIUM_PATH`, then an installed browser with one of these names, then Playwright's own download.
 * @returns {string | undefined} the path of one that runs
 */
function find(names) {
  const named = chosen(names);
  if (named) return runs(named) ? named : undefined;
  const own = chromium.executablePath();
  return [...names.flatMap(onPath), ...(existsSync(own) ? [own] : [])].find(runs);
}

/** `CHROMIUM_PATH`; a headless shell, which has neither windows nor push messages, is no full Chromium. */
function chosen(names) {
  const named = process.env.CHROMIUM_PATH;
  const isShell = windowless.some((name) => named?.endsWith(name));
  return isShell && !names.includes(windowless[0]) ? undefined : named;
}

/** The system's package includes the libraries, so it is tried first where installation is allowed. */
function install(names) {
  installPackages([names[0]]);
  if (find(names)) return;
  attempt('npx', ['playwright', 'install', 'chromium', ...(canInstall() ? ['--with-deps'] : [])]);
}

function ensure(names) {
  const named = chosen(names);
  if (named && !find(names)) throw new Error(`CHROMIUM_PATH is ${named}, which does not run.`);
  if (!find(names)) install(names);
  const found = find(names);
  if (!found)
    throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH.');
  return found;
}

/**
 * Full Chromium, as borrowers have it, for measurements and pictures; installs one when there is none.
 * @returns {string} its path
 * @throws {Error} with instructions, when no browser is available
 */
export const ensureChromium = () => ensure(whole);

/**
 * The browser for tests: a headless shell, installed where that is possible even beside a full Chromium, which takes half as long
 * again because it loads hundreds of modules of its own windows for each new page. Else the browser of `ensureChromium`.
 * @returns {string} its path
 * @throws {Error} with instructions, when no browser is available
 */
export function ensureTestChromium() {
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  if (!isChosen && windowless.flatMap(onPath).length === 0) installPackages([windowless[0]]);
  return ensure([...windowless, ...whole]);
}
