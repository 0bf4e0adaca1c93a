import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { setupI18n } from '@lingui/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  lighterSchemas,
  lighterSentences,
  lighterWords,
  reactByName,
  smallCount,
} from './lighter-packages.mjs';

const path = createRequire(import.meta.url)
  .resolve('@lingui/core')
  .replace(/index\.\w+$/, 'index.mjs');
const { transform } = lighterWords();

it('the package of sentences gets the short way for counts, and no other file does', () => {
  const { code } = transform(readFileSync(path, 'utf8'), path);
  assert.ok(code.includes(smallCount));
  assert.equal(transform('function number() {}', '/elsewhere/index.mjs'), undefined);
});

it('a version without that place fails the build', () => {
  assert.throws(() => transform('export {};', path), /formats its numbers elsewhere/);
});

it('a small count looks as the language writes it, every other number is left to the platform', () => {
  const short = new Function('value', 'format', `${smallCount} return 'platform';`);
  for (const language of ['en', 'hi', 'id', 'zh']) {
    const format = new Intl.NumberFormat(language);
    for (let count = 0; count < 1000; count += 1) assert.equal(short(count), format.format(count));
  }
  for (const other of [-1, 1.5, 1000, NaN, '7']) assert.equal(short(other), 'platform');
  assert.equal(short(7, { style: 'percent' }), 'platform');
});

const sentences = join(createRequire(import.meta.url).resolve('@lingui/react'), '..');
const filesOfSentences = [
  'index.mjs',
  ...readdirSync(join(sentences, 'shared')).map((name) => `shared/${name}`),
].filter((name) => name.endsWith('.mjs'));

/** The package as it is or as the build changes it, in a folder of its own. */
async function packageWith(change, work) {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-sentences-'));
  try {
    mkdirSync(join(folder, 'shared'));
    for (const name of filesOfSentences) {
      const code = change(readFileSync(join(sentences, name), 'utf8'), join(sentences, name));
      const found = code.replaceAll(
        /from '(react[^']*)'/g,
        (_, from) => `from '${import.meta.resolve(from)}'`,
      );
      writeFileSync(join(folder, name), found);
    }
    return await work(await import(pathToFileURL(join(folder, 'index.mjs')).href));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sentencesDrawnBy = async ({ I18nProvider, Trans }) => {
  const i18n = setupI18n({
    locale: 'en',
    messages: { en: { plain: ['Due today'], rich: ['Pay <0>now</0>, ', ['name']] } },
  });
  const rich = { id: 'rich', values: { name: 'Ana' }, components: { 0: createElement('b') } };
  const render = ({ translation }) => createElement('i', null, translation);
  const drawn = [{ id: 'plain' }, rich, { id: 'plain', render }, { id: 'plain', component: null }];
  const parts = drawn.map((given, key) => createElement(Trans, { key, ...given }));
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, parts));
};

it('a sentence of one part reads as one of three', async () => {
  const { transform: lighter } = lighterSentences();
  const changed = (code, path) => lighter(code, path).code;
  const whole = await packageWith((code) => code, sentencesDrawnBy);
  assert.equal(whole, 'Due todayPay <b>now</b>, Ana<i>Due today</i>Due today');
  assert.equal(await packageWith(changed, sentencesDrawnBy), whole);
  // What a caller draws by itself would be lost by a way too short.
  const tooShort = (code, path) => changed(code, path).replace('!render && ', '');
  assert.notEqual(await packageWith(tooShort, sentencesDrawnBy), whole);
});

it('the parts of a sentence are found in both files of the package, or the build fails', () => {
  const { transform: lighter } = lighterSentences();
  for (const name of filesOfSentences)
    assert.notEqual(lighter(readFileSync(join(sentences, name), 'utf8'), join(sentences, name)).code, '');
  assert.throws(() => lighter('export {};', join(sentences, 'index.mjs')), /draws its sentences elsewhere/);
  assert.equal(lighter('export {};', '/elsewhere/index.mjs'), undefined);
});

it('a schema reads as before without the mark for other libraries', async () => {
  const path = createRequire(import.meta.url)
    .resolve('valibot')
    .replace(/index\.\w+$/, 'index.mjs');
  const whole = readFileSync(path, 'utf8');
  const { transform: lighter } = lighterSchemas();
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-schemas-'));
  const read = async (name, code) => {
    writeFileSync(join(folder, name), code);
    const { number, object, pipe, safeParse, string, transform } = await import(
      pathToFileURL(join(folder, name)).href
    );
    const schema = object({ name: string(), age: pipe(string(), transform(Number), number()) });
    const told = [{ name: 'Ana', age: '30' }, { name: 1 }].map((given) => {
      const { success, output, issues } = safeParse(schema, given);
      return { success, output, issues: issues?.map(({ message }) => message) };
    });
    return { isMarked: '~standard' in schema, told };
  };
  try {
    const before = await read('whole.mjs', whole);
    const now = await read('light.mjs', lighter(whole, path).code);
    assert.deepEqual([before.isMarked, now.isMarked], [true, false]);
    assert.deepEqual(now.told, before.told);
  } finally {
    rmSync(folder, { recursive: true });
  }
  assert.throws(() => lighter('export {};', path), /marks its schemas elsewhere/);
  assert.equal(lighter('export {};', '/elsewhere/index.mjs'), undefined);
});

it('React is imported by name, all that an app may use of it; its own packages have it as it is', async () => {
  const { resolveId } = reactByName();
  const require = createRequire(import.meta.url);
  for (const name of ['react', 'react/jsx-runtime']) {
    const whole = Object.keys(require(name));
    const byName = await import(resolveId(name, '/x/libs/loans/src/pages/home-page.tsx'));
    const left = whole.filter((each) => !(each in byName));
    const inner = ['__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED', 'act', 'unstable_act'];
    assert.deepEqual(left, name === 'react' ? inner : []);
    for (const own of ['react', 'react-dom', 'scheduler'])
      assert.equal(resolveId(name, `/x/node_modules/${own}/cjs/index.js`), null);
  }
  assert.equal(resolveId('react-dom', '/x/libs/loans/src/page.tsx'), null);
});
