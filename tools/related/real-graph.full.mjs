import { deepEqual, equal, ok } from 'node:assert/strict';
import { before, test } from 'node:test';
import { lenderGraph } from './import-graph.mjs';
import { relatedTests } from './related.mjs';

let real;
before(async () => {
  real = await lenderGraph();
});

test('a change of a rule shared by the calculator and the lender runs the lender’s test of it', () => {
  const related = relatedTests(real, ['libs/calculator/src/contract/price.ts']);
  for (const needed of [
    'libs/lender/src/modules/calculator/same-on-the-phone.test.ts',
    'apps/sandbox/src/contract-suite/contract-suite.test.ts',
    'libs/lender/src/every-call.test.ts',
  ])
    ok(related.includes(needed), `${needed} is not among the related tests`);
});

test('a change of a calculator page runs no test of the lender', () =>
  deepEqual(relatedTests(real, ['libs/calculator/src/pages/calculator-page.tsx']), []));

test('every import of the lender resolves, because a change behind an unresolved one would run no test', () =>
  deepEqual(
    [...real].flatMap(([file, imports]) =>
      imports.filter((each) => !real.has(each)).map((each) => `${file} → ${each}`),
    ),
    [],
  ));

test('the graph finds the composition root', () =>
  equal(
    real.get('libs/lender/src/app.ts').some((file) => file.startsWith('libs/lender/src/modules/calculator/')),
    true,
  ));
