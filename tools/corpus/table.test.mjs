import assert from 'node:assert/strict';
import { test } from 'node:test';
import { corpusTable, printed } from './table.mjs';

const ran = (kind, title, status) => ({ ancestorTitles: [`corpus: ${kind}`], title, status });
const file = (name, ...assertionResults) => ({ name, assertionResults });

test('cases are counted by kind, over several files', () => {
  const { kinds, wrong } = corpusTable({
    testResults: [
      file('a', ran('phones', 'one', 'passed'), ran('amounts', 'two', 'passed')),
      file('b', ran('phones', 'three', 'passed')),
    ],
  });
  assert.deepEqual(kinds, [
    { kind: 'amounts', cases: 1, wrong: 0 },
    { kind: 'phones', cases: 2, wrong: 0 },
  ]);
  assert.deepEqual(wrong, []);
  assert.match(printed(kinds), /^all +3 +0$/m);
});

test('a case that is read wrong, is skipped or never ran is reported by name', () => {
  const { kinds, wrong } = corpusTable({
    testResults: [
      file('a', ran('phones', 'one', 'failed'), ran('phones', 'two', 'pending')),
      file('broken.test.ts'),
    ],
  });
  assert.deepEqual(wrong, ['phones: one', 'phones: two', 'broken.test.ts: no case ran']);
  assert.equal(
    kinds.reduce((sum, row) => sum + row.wrong, 0),
    3,
  );
});

test('a test outside the corpus is not counted as a case', () => {
  const beside = { ancestorTitles: ['a reader'], title: 'never throws', status: 'passed' };
  assert.deepEqual(corpusTable({ testResults: [file('a', beside)] }).kinds, []);
});
