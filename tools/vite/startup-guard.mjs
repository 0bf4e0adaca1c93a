import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import { parse } from 'acorn';
import { build } from 'vite';
import { root } from '../workspace.mjs';

const entry = 'src/startup-guard/startup-guard.ts';

/** Browsers without modules parse ES5 only. The assumptions avoid Babel's helpers: every list is an array, every text a string. */
async function toEs5(code) {
  const { code: translated } = await transformAsync(code, {
    configFile: false,
    babelrc: false,
    minified: true,
    comments: false,
    generatorOpts: { jsescOption: { minimal: true } },
    presets: [
      [
        '@babel/preset-env',
        { targets: { ie: '11' }, modules: false, exclude: ['@babel/plugin-transform-typeof-symbol'] },
      ],
    ],
    assumptions: { iterableIsArray: true, ignoreToPrimitiveHint: true, noDocumentAll: true },
  });
  parse(translated, { ecmaVersion: 5 });
  return translated;
}

/** The newest syntax that the build emits (`tools/browsers/built-syntax.mjs`): a browser without it cannot parse the app. */
const syntaxScript = 'window.clearloanSyntax=class{#a=1;b(c){c??=this.#a?.d;return c}}&&true';

/**
 * The scripts for the head of every page, before the app's, as text. The second one is ES5.
 * @returns {Promise<readonly string[]>}
 * @throws {SyntaxError} when the guard has newer syntax than ES5
 */
export async function startupScripts() {
  const { output } = await build({
    root: join(root, 'apps/shell'),
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const [guard, ...more] = output;
  if (more.length > 0)
    throw new Error(`The startup guard must be one file, but the build also emitted ${more[0].fileName}.`);
  return [syntaxScript, await toEs5(`(function(){${guard.code.trim()}})()`)];
}
