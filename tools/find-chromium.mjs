import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A file may be there and yet not run: some systems have a stub that only says where to get the real one. */
const runs = (path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path));

/**
 * The browser for tests: `CHROMIUM_PATH`, then the system's Chromium or Chrome, then Playwright's own download.
 * @returns {string | undefined} the path of one that runs
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : undefined;
  const own = chromium.executablePath();
  return [...names.flatMap(onPath), ...(existsSync(own) ? [own] : [])].find(runs);
}

const asRoot = () => process.getuid?.() === 0;
const has = (command) => onPath(command).length > 0;

function attempt(command, given) {
  console.log(`> ${command} ${given.join(' ')}`);
  return (
    spawnSync(command, given, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

/** The system's package brings the libraries along, so it is tried first where we may install it. */
function install() {
  if (asRoot() && has('apt-get')) {
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    if (findChromium()) return;
  }
  attempt('npx', [
    'playwright',
    'install',
    'chromium',
    ...(asRoot() && has('apt-get') ? ['--with-deps'] : []),
  ]);
}

/**
 * As `findChromium`, and installs one when there is none.
 * @returns {string}
 * @throws {Error} with what to do, when no browser could be had
 */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !findChromium()) throw new Error(`CHROMIUM_PATH names ${named}, which does not run.`);
  if (!findChromium()) install();
  const found = findChromium();
  if (!found)
    throw new Error('No Chromium could be found or installed. Install one and name it in CHROMIUM_PATH.');
  return found;
}
