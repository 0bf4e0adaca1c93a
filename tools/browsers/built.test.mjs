import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apisIn, methodsBeyond } from './built-apis.mjs';
import { syntaxBeyond } from './built-syntax.mjs';

const range = ['chrome >= 87', 'firefox >= 102', 'ios_saf >= 15.4'];

describe('syntax that an old phone does not parse is found', () => {
  for (const [what, code] of [
    ['a static block', 'class A { static { f(); } }'],
    ['a private name looked for', 'class A { #a; is(x) { return #a in x; } }'],
    ['a look behind', 'const a = /(?<=b)c/u;'],
    ['a negative look behind', 'const a = /(?<!b)c/u;'],
    ['the flag v', 'const a = /[a--b]/v;'],
    ['the flag d', 'const a = /b/d;'],
    ['await at the top', 'const a = await f();'],
    ['for await at the top', 'for await (const a of b) f(a);'],
    ['an optional call with more behind a spread', 'f?.(...a, b);'],
    ['a using declaration', 'function f() { using a = b(); }'],
    ['an import with attributes', "import a from './a.json' with { type: 'json' };"],
  ])
    it(what, () => assert.equal(syntaxBeyond(code).length, 1));
});

it('what the oldest browser of the range parses is let through', () => {
  const code = `class A { #a = 1; static b = 2; #c() { return this.#a ?? 3; } d = (x) => x?.y?.(...x); }
    a ||= 1_000; const e = /(?<year>\\d+)\\p{L}/u; async function f() { for await (const g of h) await g; } import('./i.js');`;
  assert.deepEqual(syntaxBeyond(code), []);
});

describe('methods', () => {
  const methods = methodsBeyond(range);
  it('that the range lacks are found: called, read or asked for', () => {
    const code = `a.at(-1); Object.hasOwn(b, 'c'); new OffscreenCanvas(1, 1); if ('requestIdleCallback' in window) d(navigator.connection);
      crypto.randomUUID(); structuredClone(e); URL.canParse(f); g.toSorted();`;
    assert.deepEqual(apisIn(code, methods).sort(), [
      ...['Object.hasOwn', 'OffscreenCanvas', 'URL.canParse', 'at', 'connection', 'randomUUID'],
      ...['requestIdleCallback', 'structuredClone', 'toSorted'],
    ]);
  });
  it('that every browser of the range has are let through, and words that only look like one', () => {
    const code =
      'a.includes(1); a.with.map(f); JSON.parse(b); Promise.allSettled(c); d.replaceAll(e, f); a.size;';
    assert.deepEqual(apisIn(code, methods), []);
  });
  it('are another list for a younger range', () => {
    assert.ok(methods.has('at'));
    assert.ok(!methodsBeyond(['chrome >= 120']).has('at'));
  });
});
