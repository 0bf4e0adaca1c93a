/**
 * `npx nx run shell-e2e:browsers [--small] [file …]`: the borrower's journey, uploads, the app without a network and every screen in
 * Chromium, Firefox and WebKit, then Chromium with one API missing at a time, and a control for each check. Prints browser ×
 * checks × faults. A browser that is missing and cannot be installed is named, and the run fails; `--small` (a subset, as in
 * `npm test`) continues without it.
 */
import { join } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { runEngines } from './browsers/run-engines.mjs';
import { root } from './workspace.mjs';

const args = process.argv.slice(2);
const size = args.includes('--small') ? 'small' : 'full';
const words = args.filter((word) => !word.startsWith('--'));

await ensureBuilt();
const report = join(root, 'dist/test-results/browsers.json');
const { code, table, missing } = await runEngines({ size, report, words });
console.log(`\n${table}`);
for (const sentence of missing) console.log(sentence);
process.exitCode = code === 0 && (size === 'small' || missing.length === 0) ? 0 : 1;
