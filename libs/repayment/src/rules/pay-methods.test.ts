import { parse } from 'valibot';
import { payTypes as payTypesCall, type PayType } from '../contract';
import { payTypes } from '../fixtures/pay-types';
import { chosenMethod, methodsFor } from './pay-methods';

const { list } = parse(payTypesCall.data, payTypes);
const ids = (methods: readonly PayType[]) => methods.map(({ payType }) => payType);

it('the free ways come first, in the order of the lender', () => {
  expect(ids(methodsFor([...list].reverse(), 214231).fitting)).toEqual([
    'transfer',
    'wallet-mobile',
    'va-harbour',
    'wallet-coin',
    'store-corner',
  ]);
});

it.each([
  [214231, ['va-harbour', 'wallet-mobile', 'transfer', 'wallet-coin', 'store-corner'], []],
  [500000, ['va-harbour', 'wallet-mobile', 'transfer', 'wallet-coin', 'store-corner'], []],
  [500001, ['va-harbour', 'wallet-mobile', 'transfer', 'wallet-coin'], ['store-corner']],
  [999, ['wallet-mobile', 'transfer', 'wallet-coin', 'store-corner'], ['va-harbour']],
])('an amount of %i can be paid by %j', (amount, fitting, others) => {
  const methods = methodsFor(list, amount);
  expect([ids(methods.fitting), ids(methods.others)]).toEqual([fitting, others]);
});

it.each([
  [null, 'va-harbour'],
  ['store-corner', 'store-corner'],
  ['gone', 'va-harbour'],
])('with %s picked, %s is chosen', (picked, chosen) => {
  expect(chosenMethod(methodsFor(list, 214231), picked)?.payType).toBe(chosen);
});

it('a picked way that does not take the amount gives way to the cheapest', () => {
  expect(chosenMethod(methodsFor(list, 829872), 'store-corner')?.payType).toBe('va-harbour');
});

it('without any way that fits, none is chosen', () => {
  expect(chosenMethod(methodsFor([], 214231), null)).toBeUndefined();
});
