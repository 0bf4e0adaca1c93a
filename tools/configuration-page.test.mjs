import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './workspace.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

function sourcesUnder(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.|\/testing\/|apps\/shell-e2e/.test(name));
}

/** Variables that a process of the product reads: through the sandbox's schema, or directly from the environment. */
export function variablesIn(path, code) {
  const direct = [...code.matchAll(/process\.env(?:\.|\[')([A-Z][A-Z\d_]*)/g)];
  const bySchema = /lender\/src\/configuration(?:\.ts|\/)/.test(path)
    ? [...code.matchAll(/^ {2}([A-Z][A-Z\d_]+): (?=v\.|\w+,$)/gm)]
    : [];
  return [...direct, ...bySchema].map(([, name]) => name);
}

/** Variables that have a row on the page. */
export const variablesOn = (page) =>
  [...page.slice(page.indexOf('## Environment variables')).matchAll(/^\| `([A-Z][A-Z\d_]*)` \|/gm)].map(
    ([, name]) => name,
  );

const paths = [...sourcesUnder('libs/lender'), ...sourcesUnder('apps/shell'), ...sourcesUnder('tools/vite')];
const inCode = [...new Set(paths.flatMap((path) => variablesIn(path, read(path))))].sort();

describe('docs/configuration.md', () => {
  it('documents every variable that the app and the sandbox read, and no other', () => {
    assert.ok(inCode.length > 15);
    assert.deepEqual([...variablesOn(read('docs/configuration.md'))].sort(), inCode);
  });

  it('is compared with the code: a variable without a row, or a row without a variable, is detected', () => {
    assert.deepEqual(
      variablesIn('apps/shell/vite.config.ts', "process.env['NEW_ONE'] ?? process.env.OTHER"),
      ['NEW_ONE', 'OTHER'],
    );
    assert.deepEqual(variablesOn('## Environment variables\n| `PORT` | x |\n'), ['PORT']);
  });

  it('lists each market profile, each optional feature and each brand colour', () => {
    const page = read('docs/configuration.md');
    const names = [
      .../marketNames = \[(.*?)\]/.exec(read('libs/formatting/src/market-money.ts'))[1].split(', '),
      .../optionalFeatures = \[(.*?)\]/.exec(read('libs/routes/src/path-to.ts'))[1].split(', '),
      ...[...read('libs/lender/src/platform/brand/colours.ts').matchAll(/^ {2}(\w+): \['--cl/gm)].map(
        ([, name]) => name,
      ),
    ].map((name) => name.replaceAll("'", ''));
    assert.ok(names.length > 15);
    for (const name of names) assert.ok(page.includes(`\`${name}\``), name);
  });
});
