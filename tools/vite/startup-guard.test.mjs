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

it('a ten-year-old browser runs the script that reports it as too old', () => {
  assert.ok(parses(guard, 5));
  assert.ok(!parses(`${guard};const a = () => 1`, 5), 'newer syntax is detected');
  assert.doesNotMatch(guard, /\.(?:includes|startsWith|find|padStart|closest|remove|classList|append)\(/);
});

it('a browser counts as too old exactly when it does not parse the build’s syntax', () => {
  assert.ok(parses(syntax, 2022));
  assert.ok(!parses(syntax, 2021));
});

it('the scripts contain no closing tag and no name that a brand replaces', () => {
  for (const script of [syntax, guard]) assert.doesNotMatch(script, /<\/|Clearloan/);
});
