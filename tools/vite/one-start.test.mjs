import assert from 'node:assert/strict';
import { it } from 'node:test';
import { oneStart } from './one-start.mjs';

const chunk = (name, imports, code) => ({
  ...{ type: 'chunk', name, fileName: `assets/${name}-1.js`, imports, code },
  map: { version: 3, mappings: 'AAAA' },
});
const runtime = 'assets/rolldown-runtime-1.js';
const lines = 'var e=(a)=>a+1,o=(a)=>a*2;export{o as n,e as t};';
const build = (more = {}) => {
  const bundle = {
    [runtime]: chunk('rolldown-runtime', [], lines),
    'assets/first-1.js': chunk(
      'first',
      [runtime],
      'import{t as o}from"./rolldown-runtime-1.js";var a=o(1);export{a as b,a as $t};\n',
    ),
    'assets/late-1.js': chunk(
      'late',
      ['assets/first-1.js', runtime],
      'import{n as x,t as y}from"./rolldown-runtime-1.js";import{b as z}from"./first-1.js";export{r as default};var r=[x(4),y(4),z];',
    ),
    ...more,
  };
  oneStart().generateBundle.handler({}, bundle);
  return bundle;
};
const address = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

it('the bundler’s own lines come with the start: nobody asks for a file of them, and all runs as before', async () => {
  const bundle = build();
  assert.equal(bundle[runtime], undefined);
  const [first, late] = ['first', 'late'].map((name) => bundle[`assets/${name}-1.js`]);
  assert.deepEqual([first.imports, late.imports], [[], ['assets/first-1.js']]);
  assert.equal((await import(address(first.code))).b, 2);
  const joined = late.code.replaceAll('./first-1.js', address(first.code));
  assert.deepEqual((await import(address(joined))).default, [8, 5, 2]);
});

it('the source map of the start moves down by the line that came', () => {
  const { code, map } = build()['assets/first-1.js'];
  assert.equal(map.mappings, ';AAAA');
  assert.equal(code.split('\n')[1].indexOf('var a'), 'import{t as o}from"./rolldown-runtime-1.js";'.length);
});

it('a bundler that writes its lines in another way stops the build', () => {
  assert.throws(
    () => build({ [runtime]: chunk('rolldown-runtime', [], 'export const t = 1;') }),
    /writes its joins anew/,
  );
});
