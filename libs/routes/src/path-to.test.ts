import fc from 'fast-check';
import { pathTo } from './path-to';
import { routeNameOf } from './route-name-of';
import { routePatterns, type RouteName } from './route-patterns';

it('leads to a screen without parameters', () => {
  expect(pathTo('main')).toBe('/');
  expect(pathTo('order')).toBe('/orders');
});

it('puts each parameter into its place', () => {
  expect(pathTo('loanDetailUrl', { orderId: '42' })).toBe('/orders/42');
  expect(pathTo('ynRepay', { orderId: '42', paymentId: 'p-7' })).toBe('/orders/42/pay-code/p-7');
});

it('keeps an id of any letters inside its place', () => {
  expect(pathTo('loanDetailUrl', { orderId: 'a/b?c#d $& é' })).toBe(
    '/orders/a%2Fb%3Fc%23d%20%24%26%20%C3%A9',
  );
});

it.each(['', '.', '..'])('refuses the id %p, which would lead to another screen', (orderId) => {
  expect(() => pathTo('loanDetailUrl', { orderId })).toThrow(RangeError);
});

it('asks for parameters exactly where the pattern has them', () => {
  // @ts-expect-error -- an order needs its id
  expect(() => pathTo('loanDetailUrl')).toThrow(RangeError);
  // @ts-expect-error -- a misspelt parameter
  expect(() => pathTo('loanDetailUrl', { orderNo: '1' })).toThrow(RangeError);
  // @ts-expect-error -- the order list takes none
  expect(pathTo('order', { orderId: '1' })).toBe('/orders');
});

it('builds paths that lead back to the same name, for every route and any id', () => {
  const anyId = fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => id !== '.' && id !== '..');
  const names = Object.keys(routePatterns) as RouteName[];
  fc.assert(
    fc.property(fc.constantFrom(...names), anyId, (name, id) => {
      const params = { orderId: id, productId: id, paymentId: id, scene: id };
      const path = (pathTo as (name: RouteName, params: object) => string)(name, params);
      expect(routeNameOf(path)).toBe(name);
      expect(new URL(path, 'https://app.invalid').pathname).toBe(path);
    }),
  );
});
