import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { it } from 'node:test';
import { lighterWords, smallCount } from './lighter-packages.mjs';

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
