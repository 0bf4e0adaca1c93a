import { deepEqual, equal, ok } from 'node:assert/strict';
import { before, test } from 'node:test';
import { importGraph } from './import-graph.mjs';
import { relatedTests } from './related.mjs';

let real;
before(() => {
  real = importGraph();
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
  deepEqual(
    relatedTests(real, ['libs/calculator/src/pages/calculator-page.tsx']).filter((file) =>
      /^(apps\/sandbox|libs\/lender)\//.test(file),
    ),
    [],
  ));

test('a test of a page runs after a change of the parts that it draws, but not of others in the same index', () => {
  const page = 'libs/reminders/src/pages/reminders.test.tsx';
  const runs = (file) => relatedTests(real, [file]).includes(page);
  equal(runs('libs/ui/src/page/layout.tsx'), true);
  equal(runs('libs/ui/src/fields/otp-field.tsx'), false);
});

test('the graph finds the composition root', () =>
  equal(
    real.get('libs/lender/src/app.ts').some((file) => file.startsWith('libs/lender/src/modules/calculator/')),
    true,
  ));
