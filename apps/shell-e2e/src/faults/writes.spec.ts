import { expect, test } from '@playwright/test';
import { concernsWrite, meetFault } from './cell';
import { cellTest } from './cell-test';
import { faultNames } from './line-faults';
import { screens, writes } from '../support/listed';
import { accountRecipes } from './account-recipes';
import { moneyRecipes } from './money-recipes';
import { ordinaryRecipes, withoutRecipe } from './ordinary-recipes';
import { passwordRecipes } from './password-recipes';
import { cellsOf } from './plan';

const ownRecipes = [...accountRecipes, ...passwordRecipes];
const recipes = [...moneyRecipes, ...ordinaryRecipes, ...ownRecipes];

test('every write has a recipe or a reason for having none', () => {
  const made = recipes.map(({ call }) => call.path);
  const excused = Object.keys(withoutRecipe);
  expect([...new Set([...made, ...excused])].sort()).toEqual(writes.map(({ path }) => path).sort());
  expect(excused.filter((path) => made.includes(path))).toEqual([]);
  const names = screens.map(({ name }) => name);
  expect(recipes.filter(({ screen }) => !names.includes(screen))).toEqual([]);
});

for (const [table, rows] of [
  ['money', moneyRecipes],
  ['writes', ordinaryRecipes],
  ['account', ownRecipes],
] as const)
  for (const { row, column, repeat } of cellsOf(rows, faultNames, concernsWrite))
    cellTest({ table, row: row.name, fault: column, repeat }, (page, staff) =>
      meetFault(page, staff, row, column),
    );
