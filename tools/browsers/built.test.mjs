import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apisIn, methodsBeyond } from './built-apis.mjs';
import { syntaxBeyond } from './built-syntax.mjs';

const range = ['chrome >= 87', 'firefox >= 102', 'ios_saf >= 15.4'];

describe('syntax that an old browser does not parse is detected', () => {
  for (const [what, code] of [
    ['a static block', 'class A { static { f(); } }'],
    ['a private name in an in expression', 'class A { #a; is(x) { return #a in x; } }'],
    ['a lookbehind', 'const a = /(?<=b)c/u;'],
    ['a negative lookbehind', 'const a = /(?<!b)c/u;'],
    ['the flag v', 'const a = /[a--b]/v;'],
    ['the flag d', 'const a = /b/d;'],
    ['top-level await', 'const a = await f();'],
    ['top-level for await', 'for await (const a of b) f(a);'],
    ['an optional call with arguments after a spread', 'f?.(...a, b);'],
    ['a using declaration', 'function f() { using a = b(); }'],
    ['an import with attributes', "import a from './a.json' with { type: 'json' };"],
  ])
    it(what, () => assert.equal(syntaxBeyond(code).length, 1));
});

it('syntax that the oldest supported browser parses passes', () => {
  const code = `class A { #a = 1; static b = 2; #c() { return this.#a ?? 3; } d = (x) => x?.y?.(...x); }
    a ||= 1_000; const e = /(?<year>\\d+)\\p{L}/u; async function f() { for await (const g of h) await g; } import('./i.js');`;
  assert.deepEqual(syntaxBeyond(code), []);
});

describe('browser APIs', () => {
  const methods = methodsBeyond(range);
  it('that a supported browser lacks are detected: called, read or tested for', () => {
    const code = `a.at(-1); Object.hasOwn(b, 'c'); new OffscreenCanvas(1, 1); if ('requestIdleCallback' in window) d(navigator.connection);
      crypto.randomUUID(); structuredClone(e); URL.canParse(f); g.toSorted();`;
    assert.deepEqual(apisIn(code, methods).sort(), [
      ...['Object.hasOwn', 'OffscreenCanvas', 'URL.canParse', 'at', 'connection', 'randomUUID'],
      ...['requestIdleCallback', 'structuredClone', 'toSorted'],
    ]);
  });
  it('that every supported browser has pass, and so do similar names', () => {
    const code =
      'a.includes(1); a.with.map(f); JSON.parse(b); Promise.allSettled(c); d.replaceAll(e, f); a.size;';
    assert.deepEqual(apisIn(code, methods), []);
  });
  it('differ for a newer browser range', () => {
    assert.ok(methods.has('at'));
    assert.ok(!methodsBeyond(['chrome >= 120']).has('at'));
  });
});
