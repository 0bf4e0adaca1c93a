import { equal, match, notEqual } from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { copyOfWorkspace, generate } from './copy-of-workspace.mjs';

let copy;
const passes = ({ code, out, err }) => equal(code, 0, out + err);
before(() => {
  copy = copyOfWorkspace([]);
});
after(() => copy.remove());

test('a template with a bug generates a feature with a failing test', async () => {
  const rule = join(copy.folder, 'tools/new-feature/template/libs/__name__/src/rules/days-open.ts.template');
  const right = readFileSync(rule, 'utf8');
  writeFileSync(rule, right.replace('Math.max(0, ', 'Math.max(1, '));
  notEqual(readFileSync(rule, 'utf8'), right);
  passes(await generate(copy, 'sunny-days', '--owner', '@clearloan/tools'));
  const { code, err } = await copy.tool('jest', '-c', 'libs/sunny-days/jest.config.cjs', '-i', 'days-open');
  equal(code, 1);
  match(err, /on the opening day/);
});

test('an invalid name writes nothing and reports why', async () => {
  const { code, out, err } = await generate(copy, 'Loans', '--owner', '@clearloan/tools');
  equal(code, 1);
  match(out + err, /A feature name is kebab case .*; "Loans" is not\./);
  equal(existsSync(join(copy.folder, 'libs/Loans')), false);
});
