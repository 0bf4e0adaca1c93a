import { ensureTestChromium } from '../find-chromium.mjs';
import { installPackages, onPath, runs } from '../programs.mjs';

const isThere = (name) => onPath(name).length > 0;

/**
 * The real browsers besides Chromium: the variable for each, how it is found, and the system packages that provide it.
 * Playwright's own Firefox and WebKit are different builds than the ones borrowers use.
 */
const engines = {
  firefox: {
    variable: 'FIREFOX_PATH',
    find: () => ['firefox-esr', 'firefox'].flatMap(onPath).find(runs),
    packages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    // The driver starts WebKitGTK's MiniBrowser on a virtual X server. Neither program prints its version.
    find: () => (isThere('Xvfb') ? onPath('WebKitWebDriver')[0] : undefined),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

function ensure({ variable, find, packages }) {
  const present = process.env[variable] || find();
  if (present) return present;
  installPackages(packages);
  return find();
}

/**
 * Finds each engine, and installs missing ones where it may.
 * @returns {{ env: Record<string, string>, missing: string[] }} variables for the tests, and a message for each missing
 *   engine
 */
export function findEngines() {
  const env = { CHROMIUM_PATH: ensureTestChromium() };
  const missing = [];
  for (const [name, engine] of Object.entries(engines)) {
    const path = ensure(engine);
    if (path) env[engine.variable] = path;
    else
      missing.push(
        `${name} is skipped: it is not installed and could not be installed. Install ${engine.packages.join(' and ')}, or set ${engine.variable} to its executable.`,
      );
  }
  return { env, missing };
}
