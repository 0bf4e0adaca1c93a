/**
 * Checks the built app against the supported browsers in package.json (`browserslist`): every script parses there, and every method
 * that some of them lack is polyfilled (`apps/shell/src/polyfills`) or feature-detected before use.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';
import { apisIn, methodOf, methodsBeyond } from './browsers/built-apis.mjs';
import { syntaxBeyond } from './browsers/built-syntax.mjs';
import { guarded } from './browsers/guarded.mjs';

const polyfills = join(root, 'apps/shell/src/polyfills/index.ts');

/** The methods that the app's chunk of polyfills provides. */
function polyfilled() {
  const modules = [...readFileSync(polyfills, 'utf8').matchAll(/core-js\/modules\/([\w.-]+)/g)];
  return new Set([...modules.map(([, module]) => methodOf(module)), 'randomUUID']);
}

/**
 * The parts of a built folder that a supported engine does not run, one line each.
 * @param {string} folder
 * @param {readonly string[]} range queries of browserslist
 */
function beyondRange(folder, range) {
  const methods = methodsBeyond(range);
  const known = new Set([...polyfilled(), ...guarded]);
  const scripts = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  const met = new Set();
  const faults = scripts.flatMap((name) => {
    const code = readFileSync(join(folder, name), 'utf8');
    const syntax = syntaxBeyond(code);
    const apis = syntax.length > 0 ? [] : apisIn(code, methods);
    for (const api of apis) met.add(api);
    return [...syntax, ...apis.filter((api) => !known.has(api))].map((what) => `${name}: ${what}`);
  });
  const idle = [...guarded].filter((api) => !met.has(api)).map((api) => `${api} has a guard but no use`);
  return { scripts: scripts.length, faults: [...faults, ...idle] };
}

const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { scripts, faults } = beyondRange(join(root, 'dist/apps/shell'), browserslist);
for (const fault of faults) console.error(fault);
console.log(`Browsers: ${scripts} scripts, ${faults.length} beyond ${browserslist.join(', ')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
