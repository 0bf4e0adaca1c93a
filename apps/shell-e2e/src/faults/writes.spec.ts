import { expect, test } from '@playwright/test';
import { concernsWrite, meetFault } from './cell';
import { cellTest } from './cell-test';
import { faultNames } from './line-faults';
import { screens, writes } from '../support/tellings';
import { accountRecipes } from './account-recipes';
import { moneyRecipes } from './money-recipes';
import { ordinaryRecipes, withoutRecipe } from './ordinary-recipes';
import { passwordRecipes } from './password-recipes';
import { cellsOf } from './plan';

const ownRecipes = [...accountRecipes, ...passwordRecipes];
/** One of each way to write: with a code, with a key, with a file. */
const kinds = ['sign a loan', 'make a pay code', 'send a picture of a paper'];
const recipes = [...moneyRecipes, ...ordinaryRecipes, ...ownRecipes];

test('every write has a recipe or a reason for having none', () => {
  const made = recipes.map(({ call }) => call.path);
  const excused = Object.keys(withoutRecipe);
  expect([...new Set([...made, ...excused])].sort()).toEqual(writes.map(({ path }) => path).sort());
  expect(excused.filter((path) => made.includes(path))).toEqual([]);
  const names = screens.map(({ name }) => name);
  expect(recipes.filter(({ screen }) => !names.includes(screen))).toEqual([]);
});

/** With `npx nx run shell-e2e:faults` every write; else a signature, a payment and an upload share the faults. */
const tables =
  process.env['FAULTS_FOLDER'] === undefined
    ? ([['money', [...moneyRecipes, ...ordinaryRecipes].filter(({ name }) => kinds.includes(name))]] as const)
    : ([
        ['money', moneyRecipes],
        ['writes', ordinaryRecipes],
        ['account', ownRecipes],
      ] as const);

for (const [table, rows] of tables)
  for (const { row, column, repeat } of cellsOf(rows, faultNames, concernsWrite))
    cellTest({ table, row: row.name, fault: column, repeat }, (page, staff) =>
      meetFault(page, staff, row, column),
    );
