import { deepEqual, equal, ok } from 'node:assert/strict';
import { before, test } from 'node:test';
import { lenderGraph } from './import-graph.mjs';
import { relatedTests } from './related.mjs';

const modules = 'libs/lender/src/modules';
const app = 'libs/lender/src/app.ts';
const loan = 'libs/loans/src/contract.ts';
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
  ['a screen', ['libs/loans/src/pages/home-page.tsx'], []],
  ['a migration, which nothing imports', ['libs/lender/drizzle/0001.sql'], undefined],
  ['the packages', ['package-lock.json', price], undefined],
])
  test(`a change of ${what} runs ${expected?.length ?? 'all'} tests`, () =>
    deepEqual(relatedTests(graph, changed), expected));

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
    real.get(app).some((file) => file.startsWith(`${modules}/calculator/`)),
    true,
  ));
