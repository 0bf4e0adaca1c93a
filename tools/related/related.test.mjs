import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { dependents, relatedTests } from './related.mjs';

const modules = 'libs/lender/src/modules';
const app = 'libs/lender/src/app.ts';
const loan = 'libs/loans/src/contract.ts';
const drawing = 'libs/ui/src/icons/drawing.tsx';
const price = 'libs/calculator/src/contract.ts';
/** A lender with two modules: a test of payments creates a loan by its call and never calls the calculator. */
const graph = new Map([
  [
    app,
    [`${modules}/lending/calls.ts`, `${modules}/calculator/calls.ts`, `${modules}/payments/payment-calls.ts`],
  ],
  [`${modules}/lending/calls.ts`, [loan, 'libs/loan-math/src/index.ts']],
  [`${modules}/calculator/calls.ts`, [price]],
  [`${modules}/payments/payment-calls.ts`, []],
  [`${modules}/payments/pay.test.ts`, [app, loan]],
  [`${modules}/calculator/same.test.ts`, [app]],
  ['libs/lender/src/every-call.test.ts', [app, 'libs/open-api/src/contracts.ts']],
  ['libs/open-api/src/contracts.ts', [loan, price]],
  ['libs/lender/src/platform/sms/text.ts', []],
  ['libs/lender/src/platform/sms/text.test.ts', ['libs/lender/src/platform/sms/text.ts']],
  ['libs/ui/src/page.test.tsx', ['libs/ui/src/page.tsx']],
  ['libs/ui/src/page.tsx', ['libs/ui/src/slip.tsx']],
  ['libs/ui/src/slip.tsx', [drawing]],
  [drawing, []],
  [loan, []],
  [price, []],
  ['libs/loan-math/src/index.ts', []],
]);

for (const [what, changed, expected] of [
  ['a contract', [price], ['libs/lender/src/every-call.test.ts', `${modules}/calculator/same.test.ts`]],
  [
    'a contract whose endpoints another module calls',
    [loan],
    ['libs/lender/src/every-call.test.ts', `${modules}/payments/pay.test.ts`],
  ],
  [
    'rules behind an endpoint',
    ['libs/loan-math/src/index.ts'],
    ['libs/lender/src/every-call.test.ts', `${modules}/payments/pay.test.ts`],
  ],
  [
    'a module of the lender',
    [`${modules}/calculator/calls.ts`],
    [
      'libs/lender/src/every-call.test.ts',
      `${modules}/calculator/same.test.ts`,
      `${modules}/payments/pay.test.ts`,
    ],
  ],
  [
    'a file that no server needs',
    ['libs/lender/src/platform/sms/text.ts'],
    ['libs/lender/src/platform/sms/text.test.ts'],
  ],
  ['a part three imports below a test', [drawing], ['libs/ui/src/page.test.tsx']],
  ['a screen', ['libs/home/src/pages/home-page.tsx'], []],
  [
    'a migration, which nothing imports',
    ['libs/lender/drizzle/0001.sql'],
    [...graph.keys()].filter((file) => /^libs\/lender\/.*\.test\.ts$/.test(file)).sort(),
  ],
])
  test(`a change of ${what} runs ${expected.length} tests`, () =>
    deepEqual(relatedTests(graph, changed), expected));

test('a change of a page runs the tests that name it, and those that read folders', () => {
  const texts = new Map([
    ['libs/ui/src/page.test.tsx', "readFileSync('docs/pages.md')"],
    ['libs/lender/src/every-call.test.ts', 'readdirSync(folder)'],
  ]);
  deepEqual(
    relatedTests(graph, ['docs/pages.md'], (file) => texts.get(file) ?? ''),
    ['libs/lender/src/every-call.test.ts', 'libs/ui/src/page.test.tsx'],
  );
});

test('lint after a change of a part reads it and what imports it', () =>
  deepEqual(dependents(graph, [drawing]), [
    drawing,
    'libs/ui/src/page.test.tsx',
    'libs/ui/src/page.tsx',
    'libs/ui/src/slip.tsx',
  ]));
