import { equal, match, notEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Linter } from 'eslint';
import { root } from '../workspace.mjs';
import { longFiles, mostLines } from './long-files.mjs';

const linter = new Linter();
const rules = { 'max-lines': ['error', { max: mostLines, skipBlankLines: true, skipComments: true }] };
const messagesFor = (text) => linter.verify(text, [{ files: ['**/*'], rules }], 'one.mjs');

const typed = await import('typescript-eslint').then(({ parser }) => parser);
const isLong = (file) => {
  const config = [{ files: ['**/*'], languageOptions: { parser: typed }, rules }];
  return linter.verify(readFileSync(join(root, file), 'utf8'), config, file).length > 0;
};

for (const { file, reason } of longFiles) {
  test(`${file} is still too long, and has a reason`, () => {
    match(reason, /^\w+( \S+){5,}$/);
    equal(isLong(file), true, 'it is short enough now: remove it from the list');
  });
}

test('only code lines count, and a file with one too many fails', () => {
  const lines = (count) => Array.from({ length: count }, (_, at) => `// why\n\nexport const a${at} = ${at};`);
  equal(messagesFor(lines(mostLines).join('\n')).length, 0);
  const [fault] = messagesFor(lines(mostLines + 1).join('\n'));
  notEqual(fault, undefined);
  match(fault.message, /too many lines/);
});
