import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { attempt, canInstall, installPackages, onPath, runs } from './programs.mjs';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same browser without a window of its own: the journeys take a third less time in it. */
const windowless = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * `CHROMIUM_PATH`, then what the system has of these names, then Playwright's own download.
 * @returns {string | undefined} the path of one that runs
 */
function find(names) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : undefined;
  const own = chromium.executablePath();
  return [...names.flatMap(onPath), ...(existsSync(own) ? [own] : [])].find(runs);
}

/** The system's package brings the libraries along, so it is tried first where we may install it. */
function install(names) {
  installPackages([names[0]]);
  if (find(names)) return;
  attempt('npx', ['playwright', 'install', 'chromium', ...(canInstall() ? ['--with-deps'] : [])]);
}

function ensure(names) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !find(names)) throw new Error(`CHROMIUM_PATH names ${named}, which does not run.`);
  if (!find(names)) install(names);
  const found = find(names);
  if (!found)
    throw new Error('No Chromium could be found or installed. Install one and name it in CHROMIUM_PATH.');
  return found;
}

/**
 * The browser that borrowers have, for what is measured and for pictures; one is installed when there is none.
 * @returns {string} its path
 * @throws {Error} with what to do, when no browser could be had
 */
export const ensureChromium = () => ensure(whole);

/**
 * The browser for tests: one without a window, if there is one or none at all, else that of `ensureChromium`.
 * @returns {string} its path
 * @throws {Error} with what to do, when no browser could be had
 */
export const ensureTestChromium = () => ensure([...windowless, ...whole]);
