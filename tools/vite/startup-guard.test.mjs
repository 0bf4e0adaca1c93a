import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { parse } from 'acorn';
import { startupScripts } from './startup-guard.mjs';

let syntax;
let guard;
before(async () => {
  [syntax, guard] = await startupScripts();
});

const parses = (script, ecmaVersion) => {
  try {
    return Boolean(parse(script, { ecmaVersion }));
  } catch {
    return false;
  }
};

it('a browser of ten years ago runs the script that says it is too old', () => {
  assert.ok(parses(guard, 5));
  assert.ok(!parses(`${guard};const a = () => 1`, 5), 'newer syntax would be noticed');
  assert.doesNotMatch(guard, /\.(?:includes|startsWith|find|padStart|closest|remove|classList|append)\(/);
});

it('a browser counts as too old exactly where it does not parse the build’s syntax', () => {
  assert.ok(parses(syntax, 2022));
  assert.ok(!parses(syntax, 2021));
});

it('no text of the scripts ends them, or is a name that a brand replaces', () => {
  for (const script of [syntax, guard]) assert.doesNotMatch(script, /<\/|Clearloan/);
});
