import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { root } from '../workspace.mjs';
import { calledAtStart, functionsIn, listOfCalled, markedCode } from './called-at-start.mjs';

/** Long enough to be worth a mark. */
const long = `/* ${'long '.repeat(30)} */`;
const chunk = `import { join } from 'node:path';
// libs/loans/src/home.ts
var seen = [early(1), late$1(2), joined()];
function early(value) { ${long} return value + 1; }
function late$1(value) { ${long} return inner(value); function inner(each) { ${long} return each * 10; } }
function small(value) { return value; }
function joined() { ${long} return join('a', 'b'); }
var arrow = (value) => { ${long} return value; }, named = function (value) { ${long} return value; };
// libs/loans/src/other.ts
function early$1(value) { 'use strict'; ${long} return typeof this; }
async function* steps() { ${long} yield await 7; }
async function waits() { ${long} return 8; }
var within_; { function within() { ${long} return 'within'; } within_ = within(); }
export { seen, arrow, early$1, named, small, steps, waits, within_ };
`;
const list = (names) =>
  new Map(Object.entries(names).map(([module, each]) => [`libs/loans/src/${module}.ts`, new Set(each)]));
const run = (code) => import(`data:text/javascript,${encodeURIComponent(code)}`);
const all = list({
  home: ['early', 'late', 'inner', 'small', 'joined', 'arrow', 'named'],
  other: ['early', 'steps', 'waits', 'within'],
});

it('what a first screen calls is compiled as it comes, and does what it did', async () => {
  const { code, marked } = markedCode(chunk, all);
  const text = code.toString();
  assert.equal(marked, 9);
  for (const mark of [
    'var early = (function(',
    'var inner = (function(',
    'var waits = (async function(',
    'arrow = ((value)',
  ])
    assert.ok(text.includes(mark), mark);
  assert.ok(text.includes('var steps = (async function*('));
  const [before, now] = await Promise.all([run(chunk), run(text)]);
  assert.deepEqual(now.seen, [2, 20, 'a/b']);
  assert.deepEqual(now.seen, before.seen);
  assert.equal(now.within_, 'within');
  assert.deepEqual([now.early$1.name, now.early$1()], [before.early$1.name, before.early$1()]);
  assert.deepEqual([await now.waits(), (await now.steps().next()).value], [8, 7]);
});

it('what it does not call, what is small and what stands in a block is left as it was', () => {
  const text = markedCode(chunk, list({ home: ['early'] })).code.toString();
  assert.ok(text.includes('var early = (function('));
  assert.ok(text.includes('function late$1(') && text.includes('function early$1('));
  assert.ok(markedCode(chunk, all).code.toString().includes('{ function within()'));
  assert.equal(markedCode(chunk, list({ home: ['small', 'nobody'] })), undefined);
});

it('a package is known where it stands outside the folder too', () => {
  const linked = `// ../../other/node_modules/react/cjs/react.production.min.js\nfunction far() { ${long} }`;
  assert.deepEqual(
    functionsIn(linked).map(({ module }) => module),
    ['node_modules/react/cjs/react.production.min.js'],
  );
});

it('of two declarations of one name the last is meant, as before', async () => {
  const twice = `// libs/loans/src/home.ts
export function sum() { ${long}
  function two() { ${long} return 0; }
  function one() { ${long} return 1; }
  function two() { ${long} return 2; }
  return one() + two();
}`;
  const { code, marked } = markedCode(twice, list({ home: ['one', 'two'] }));
  assert.equal(marked, 1);
  assert.equal((await run(code.toString())).sum(), 3);
});

it('a place in the sources is still found from the built file', () => {
  const { code } = markedCode(chunk, all);
  const before = code.toString().split("join('a', 'b')")[0].split('\n');
  const place = { line: before.length, column: before.at(-1).length };
  const found = originalPositionFor(
    new TraceMap({ ...code.generateMap({ hires: 'boundary', source: 'chunk' }) }),
    place,
  );
  assert.ok(chunk.split('\n')[found.line - 1].slice(found.column).startsWith("join('a', 'b')"));
});

describe('a build', () => {
  /** All that the list knows, numbered as the bundler numbers names that two modules have. */
  const start = Object.entries(JSON.parse(readFileSync(listOfCalled, 'utf8'))).flatMap(
    ([module, names], file) => [
      `// ${module}`,
      ...names.map((name, at) => `const ${name}$${file}${at} = () => { ${long} };`),
    ],
  );
  const faultsOf = (code, finish) => {
    const { renderChunk, generateBundle } = calledAtStart();
    const { code: finished } = renderChunk(code) ?? { code };
    const said = [];
    generateBundle.call(
      { error: (words) => said.push(words) },
      {},
      { 'a.js': { type: 'chunk', code: finish(finished) }, 'a.css': { type: 'asset', source: '' } },
    );
    return said;
  };
  const minified = (code) => code.replaceAll(long, '');

  it('that marks what a first screen calls passes', () => {
    assert.deepEqual(faultsOf(start.join('\n'), minified), []);
  });

  it('that knows the list no more fails, with what to do', () => {
    const [fault] = faultsOf('var a = 1;', minified);
    assert.match(fault, /the build has 0: node tools\/called-at-start\.mjs$/);
  });

  it('whose minifier takes the brackets off fails', () => {
    const [fault] = faultsOf(start.join('\n'), (code) => code.replace(/\((\(\) => \{.*?\})\)/gs, '$1'));
    assert.match(fault, /has left 0 in brackets/);
  });
});

it('the list names functions of the sources', () => {
  const names = Object.entries(JSON.parse(readFileSync(listOfCalled, 'utf8')));
  const ours = names.filter(([module]) => /^(apps|libs)\//.test(module) && existsSync(join(root, module)));
  assert.ok(ours.length > 50);
  const [module, [name]] = ours.find(([each]) => each.endsWith('login-page.tsx'));
  assert.ok(readFileSync(join(root, module), 'utf8').includes(name));
  assert.deepEqual(
    functionsIn(chunk).map((each) => each.name),
    ['early', 'late', 'inner', 'joined', 'arrow', 'named', 'early', 'steps', 'waits'],
  );
});
