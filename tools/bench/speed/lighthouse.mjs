import { pathToFileURL } from 'node:url';
import { openBrowser } from './phone.mjs';

/**
 * Lighthouse's performance score with its own mobile settings, 0 to 100; undefined where Lighthouse is not installed. Most pages
 * pass it, and it adds over a hundred packages, so it is not a dependency: `LIGHTHOUSE_PATH` is the path of its
 * `core/index.js` (`npm i lighthouse@12.8.2` in any folder).
 */
export async function lighthouseScore(address, certificate, port) {
  const path = process.env.LIGHTHOUSE_PATH;
  if (path === undefined) return undefined;
  const { default: lighthouse } = await import(pathToFileURL(path).href);
  const browser = await openBrowser(certificate, [`--remote-debugging-port=${port}`]);
  try {
    const { lhr } = await lighthouse(address, { port, onlyCategories: ['performance'], logLevel: 'error' });
    return Math.round(lhr.categories.performance.score * 100);
  } finally {
    await browser.close();
  }
}
