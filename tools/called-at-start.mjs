/**
 * Writes down which named functions a first visit of the login and one of a borrower's home call, for the build to mark
 * (`tools/vite/called-at-start.mjs`): builds the app with its names left as they are, opens both screens and asks the browser.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';
import { enterAs, loggedIn } from './bench/borrower.mjs';
import { startLender } from './bench/lender.mjs';
import { ownCertificate } from './bench/speed/certificate.mjs';
import { startFront } from './bench/speed/front.mjs';
import { newPhone, openBrowser } from './bench/speed/phone.mjs';
import { ensureBuilt } from './built.mjs';
import { functionsIn, listOfCalled } from './vite/called-at-start.mjs';
import { root } from './workspace.mjs';

const port = Number(process.env.PORT ?? '4440');
const folder = join(root, 'dist/called-at-start');
/** By then the screen is drawn, and what it does later, with time to spare, has not begun. */
const drawnMs = 700;

await ensureBuilt(['sandbox']);
// Marked functions would stand among those of another module.
writeFileSync(listOfCalled, '{}\n');
await build({
  configFile: join(root, 'apps/shell/vite.config.ts'),
  logLevel: 'error',
  // The bundler, too, would leave out lines by which a module is known.
  build: { outDir: folder, emptyOutDir: true, minify: false, rolldownOptions: { output: { minify: false } } },
});

const { address: lender, stop } = await startLender(port);
const certificate = ownCertificate();
const front = await startFront({ port: port + 1, folder, lender, pageHeaders: {}, certificate });
const browser = await openBrowser(certificate);
try {
  const borrower = await enterAs(lender, 'two-paid');
  await write([
    ...(await calledBy('/login', 'input')),
    ...(await calledBy('/', 'main a[href^="/orders/"]', loggedIn(front.address, borrower))),
  ]);
} finally {
  await browser.close();
  front.stop();
  await stop();
}

/** Pairs of a module and a name. */
async function calledBy(path, shown, storageState) {
  const context = await newPhone(browser, storageState);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.goto(front.address + path);
  await page.waitForSelector(shown);
  await page.waitForTimeout(drawnMs);
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  await context.close();
  return result.filter(({ url }) => url.includes('/assets/')).flatMap(functionsOf);
}

function functionsOf({ url, functions }) {
  const called = functions.filter(({ ranges: [{ count }] }) => count > 0);
  const starts = new Set(called.map(({ ranges: [{ startOffset }] }) => startOffset));
  return functionsIn(readFileSync(join(folder, new URL(url).pathname), 'utf8'))
    .filter(({ module, node }) => module !== undefined && starts.has(node.start))
    .map(({ module, name }) => [module, name]);
}

async function write(called) {
  const byModule = {};
  for (const [module, name] of called) (byModule[module] ??= new Set()).add(name);
  const sorted = Object.keys(byModule)
    .sort()
    .map((module) => [module, [...byModule[module]].sort()]);
  const style = await resolveConfig(listOfCalled);
  const text = await format(JSON.stringify(Object.fromEntries(sorted)), { ...style, filepath: listOfCalled });
  writeFileSync(listOfCalled, text);
  console.log(`${sorted.flatMap(([, names]) => names).length} functions of ${sorted.length} modules`);
}
