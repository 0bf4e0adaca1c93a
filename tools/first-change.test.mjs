import { ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './workspace.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

test('the first change of CONTRIBUTING.md finds the text that it replaces', () => {
  const replacements = [...read('CONTRIBUTING.md').matchAll(/^perl -pi -e 's\/([^/]+)\/[^/]+\/' (\S+)$/gm)];
  ok(replacements.length > 0);
  for (const [line, text, file] of replacements) ok(read(file).includes(text), line);
});
