import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
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
