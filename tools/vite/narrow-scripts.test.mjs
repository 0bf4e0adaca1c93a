import assert from 'node:assert/strict';
import { SourceMap } from 'node:module';
import { it } from 'node:test';
import { transformWithOxc } from 'vite';
import { escaped, moved, narrowScripts } from './narrow-scripts.mjs';

const source = `export const dots = '…';
export const pair = '🙂'; export const rupee = \`₹\${dots}é\`;
export const isDash = /[–—]/.test('–');
export function told(name) { return dots + name; }
`;
const filler = `/* ${'a'.repeat(5000)} */`;
const address = (code) => `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`;
const isWide = (code) => /[^\0-\xff]/.test(code);

function run(code, map) {
  const bundle = { one: { type: 'chunk', code, map } };
  narrowScripts().generateBundle.handler({}, bundle);
  return bundle.one;
}

it('a file of code keeps its meaning, with no sign of more than one byte', async () => {
  const { code } = run(source + filler);
  assert.deepEqual([isWide(source), isWide(code)], [true, false]);
  const { told, ...values } = await import(address(code));
  assert.deepEqual({ ...values }, { dots: '…', pair: '🙂', rupee: '₹…é', isDash: true });
  assert.equal(told('a'), '…a');
});

it('the words of a language stay as they are, and so does what stands behind a backslash', () => {
  const words = 'export const messages = { pay: "बकाया राशि" };';
  assert.equal(run(words).code, words);
  const odd = `export const dots = '\\…';${filler}`;
  assert.equal(run(odd).code, odd);
});

it('the source map finds each place where it was', async () => {
  const given = "export const all = (one, two) => '₹…' + one.first + '–' + two.second + '🙂' + one.third;\n";
  const { code, map } = await transformWithOxc(given, 'source.ts', { sourcemap: true });
  const originOf = (text, mappings, word) => {
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.includes(word));
    const { originalLine, originalColumn } = new SourceMap({ ...map, mappings }).findEntry(
      line,
      lines[line].lastIndexOf(word),
    );
    return [originalLine, originalColumn];
  };
  const found = (text, mappings) =>
    ['first', 'second', 'third'].map((word) => originOf(text, mappings, word));
  const before = found(code, map.mappings);
  assert.deepEqual(found(escaped(code), moved(map.mappings, code)), before);
  assert.notDeepEqual(found(escaped(code), map.mappings), before);
});
