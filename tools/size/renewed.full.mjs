import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import {
  mostRenewedBytes,
  renewedByScreen,
  renewedWith,
  screens,
  scriptsOf,
  withSentence,
  worstOfFeatures,
} from './renewed.mjs';

const sentence = 'Nobody has read this sentence before';
const home = { feature: 'loans', page: 'libs/loans/src/home/home-page.tsx' };

describe('a deploy', () => {
  let built;
  before(async () => {
    built = await scriptsOf();
  });

  it('has content-hashed file names: the same sources result in the same files', async () => {
    assert.deepEqual([...(await scriptsOf()).keys()].sort(), [...built.keys()].sort());
  });

  it('has an entry file that no file imports, because it has the name of every screen’s file', () => {
    const entry = [...built.values()].find(({ isEntry }) => isEntry);
    assert.ok(entry.dynamicImports.length > 50, String(entry.dynamicImports.length));
    const importers = [...built.values()].filter(({ imports }) => imports.includes(entry.fileName));
    assert.deepEqual(
      importers.map(({ fileName }) => fileName),
      [],
    );
  });

  it('with a new message on a screen changes only the files that lead to this screen', async () => {
    const next = await scriptsOf(withSentence(home, sentence));
    const gone = [...built.keys()].filter((name) => !next.has(name));
    assert.deepEqual(gone.sort(), renewedByScreen(built, home).sort());
    const saying = [...next].filter(([name, { code }]) => !built.has(name) && code.includes(sentence));
    // On its screen and in each catalog.
    assert.equal(saying.length, 5);
  });

  it('with a new message on any screen makes a device download little again', (test) => {
    const worst = worstOfFeatures(built);
    assert.ok(screens.length > 50, String(screens.length));
    assert.equal(worst.length, 9);
    for (const { feature, page, bytes, scripts } of worst) {
      test.diagnostic(`${feature}: ${bytes} bytes in ${scripts} scripts, for ${page}`);
      assert.ok(bytes <= mostRenewedBytes, `${page}: ${bytes} bytes`);
    }
  });
});

it('a shared file with a screen’s file name is detected: all its importers change with the screen', () => {
  const scripts = new Map([
    ['entry', { imports: ['shared'], dynamicImports: ['screen', 'other'] }],
    ['shared', { imports: [], dynamicImports: [] }],
    ['screen', { imports: ['shared'], dynamicImports: [] }],
    ['other', { imports: ['shared'], dynamicImports: [] }],
  ]);
  assert.deepEqual(renewedWith(scripts, ['screen']), ['screen', 'entry']);
  scripts.get('shared').dynamicImports.push('screen');
  assert.deepEqual(renewedWith(scripts, ['screen']).sort(), ['entry', 'other', 'screen', 'shared']);
});
