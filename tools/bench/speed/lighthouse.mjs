/**
 * Lighthouse's mark for performance, 0 to 100; undefined where Lighthouse is not installed. It stands for a gate that
 * most pages pass, and brings over a hundred packages, so it is no dependency: `LIGHTHOUSE_PATH` names its `core/index.js`,
 * wherever it is (`npm i --no-save lighthouse@12` in some folder).
 */
export async function lighthouseScore(address) {
  const path = process.env.LIGHTHOUSE_PATH;
  if (path === undefined) return undefined;
  throw new Error(`not yet ${address}`);
}
