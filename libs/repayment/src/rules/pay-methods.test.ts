import { parse } from 'valibot';
import { payTypes as payTypesCall, type PayType } from '../contract';
import { payTypes } from '../fixtures/pay-types';
import { chosenMethod, methodsFor } from './pay-methods';

const { list } = parse(payTypesCall.data, payTypes);
const ids = (methods: readonly PayType[]) => methods.map(({ payType }) => payType);

it('the free payment methods come first, in the lender’s order', () => {
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
])('with %s picked, %s is selected', (picked, chosen) => {
  expect(chosenMethod(methodsFor(list, 214231), picked)?.payType).toBe(chosen);
});

it('a picked method that does not accept the amount is replaced by the cheapest', () => {
  expect(chosenMethod(methodsFor(list, 829872), 'store-corner')?.payType).toBe('va-harbour');
});

it('when no method accepts the amount, none is selected', () => {
  expect(chosenMethod(methodsFor([], 214231), null)).toBeUndefined();
});
