import { ensureTestChromium } from '../find-chromium.mjs';
import { installPackages, onPath, runs } from '../programs.mjs';

const isThere = (name) => onPath(name).length > 0;

/**
 * The real browsers beside Chromium: the variable that names each, how it is found, and the system's packages that bring it.
 * Playwright's own Firefox and WebKit are other builds than borrowers have.
 */
const engines = {
  firefox: {
    variable: 'FIREFOX_PATH',
    find: () => ['firefox-esr', 'firefox'].flatMap(onPath).find(runs),
    packages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    // The driver starts WebKitGTK's own small browser, on an X server without a screen. Neither program tells its version.
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
 * Finds each engine, and installs what is missing where it may.
 * @returns {{ env: Record<string, string>, missing: string[] }} variables for the tests, and a sentence for each engine that
 *   this machine does not have
 */
export function findEngines() {
  const env = { CHROMIUM_PATH: ensureTestChromium() };
  const missing = [];
  for (const [name, engine] of Object.entries(engines)) {
    const path = ensure(engine);
    if (path) env[engine.variable] = path;
    else
      missing.push(
        `${name} is skipped: it is not on this machine and could not be installed. Install ${engine.packages.join(' and ')}, or name its program in ${engine.variable}.`,
      );
  }
  return { env, missing };
}
