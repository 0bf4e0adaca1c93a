import { deepEqual, match, ok } from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './workspace.mjs';

const mostHops = 10;
const hop = /^\d+\. `([^`]+)` · `(\w+)`: /;

/** The hops of each walk of a document, by the walk's heading. */
const walksOf = (text) =>
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.split('\n')[0],
      hops: part
        .split('\n')
        .filter((line) => /^\d+\. /.test(line))
        .map((line) => {
          const [, file, symbol] = hop.exec(line) ?? [];
          return { line, file, symbol };
        }),
    }));

/** The problem of a hop, as a message; undefined when its file exists and contains the symbol. */
function faultOf({ line, file, symbol }) {
  if (file === undefined) return `"${line}" is not a step: 1. \`file\` · \`symbol\`: what happens`;
  if (!existsSync(join(root, file))) return `${file} does not exist`;
  const isThere = new RegExp(`\\b${symbol}\\b`).test(readFileSync(join(root, file), 'utf8'));
  return isThere ? undefined : `${file} has no ${symbol}`;
}

const walks = walksOf(readFileSync(join(root, 'docs/walks.md'), 'utf8'));

test('the document has walkthroughs', () => ok(walks.length >= 2));

for (const { title, hops } of walks)
  test(`${title}: at most ${mostHops} steps, each at an existing symbol`, () => {
    ok(hops.length > 3 && hops.length <= mostHops, String(hops.length));
    deepEqual(hops.map(faultOf).filter(Boolean), []);
  });

test('a renamed symbol, a moved file and a line without a symbol are reported', () => {
  const [{ hops }] = walksOf(
    '## W\n1. `tools/walks.test.mjs` · `noSuchThing' +
      'AtAll`: a\n2. `tools/none.mjs` · `a`: b\n3. nothing\n',
  );
  const [renamed, moved, bare] = hops.map(faultOf);
  match(renamed, /has no noSuchThing/);
  match(moved, /does not exist/);
  match(bare, /is not a step/);
});
