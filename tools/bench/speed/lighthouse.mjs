import { pathToFileURL } from 'node:url';
import { openBrowser } from './phone.mjs';

/**
 * Lighthouse's mark for performance on its own mobile settings, 0 to 100; undefined where Lighthouse is not installed. It is
 * a gate that most pages pass, and brings over a hundred packages, so it is no dependency: `LIGHTHOUSE_PATH` names its
 * `core/index.js`, wherever it is (`npm i lighthouse@12.8.2` in some folder).
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
