import fc from 'fast-check';
import { pathTo } from './path-to';
import { routeNameOf } from './route-name-of';
import { routePatterns, type RouteName } from './route-patterns';

it('a path leads to a screen without parameters', () => {
  expect(pathTo('main')).toBe('/');
  expect(pathTo('order')).toBe('/orders');
});

it('a path has each parameter in its place', () => {
  expect(pathTo('loanDetailUrl', { orderId: '42' })).toBe('/orders/42');
  expect(pathTo('ynRepay', { orderId: '42', paymentId: 'p-7' })).toBe('/orders/42/pay-code/p-7');
});

it('a path escapes any characters of an id', () => {
  expect(pathTo('loanDetailUrl', { orderId: 'a/b?c#d $& é' })).toBe(
    '/orders/a%2Fb%3Fc%23d%20%24%26%20%C3%A9',
  );
});

it.each(['', '.', '..'])('the id %p is rejected, because it would lead to another screen', (orderId) => {
  expect(() => pathTo('loanDetailUrl', { orderId })).toThrow(RangeError);
});

/** Whether the compiler accepts these parameters for a name: the other result does not compile. */
type Takes<Name extends RouteName, Params extends readonly unknown[]> =
  [Name, ...Params] extends Parameters<typeof pathTo<Name>> ? 'yes' : 'no';
/** Simulates input that bypassed the compiler. */
const loosely = pathTo as (name: RouteName, params?: object) => string;

it('an order path requires its id, by name', () => {
  const answers: [
    Takes<'loanDetailUrl', []>,
    Takes<'loanDetailUrl', [{ orderNo: string }]>,
    Takes<'loanDetailUrl', [{ orderId: string }]>,
  ] = ['no', 'no', 'yes'];
  expect(answers).toHaveLength(3);
  expect(() => loosely('loanDetailUrl')).toThrow(RangeError);
  expect(() => loosely('loanDetailUrl', { orderNo: '1' })).toThrow(RangeError);
});

it('the order list path takes no parameter', () => {
  const answers: [Takes<'order', [{ orderId: string }]>, Takes<'order', []>] = ['no', 'yes'];
  expect(answers).toHaveLength(2);
  expect(loosely('order', { orderId: '1' })).toBe('/orders');
});

it('every path leads back to its route name, for every route and any id', () => {
  const anyId = fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => id !== '.' && id !== '..');
  const names = Object.keys(routePatterns) as RouteName[];
  fc.assert(
    fc.property(fc.constantFrom(...names), anyId, (name, id) => {
      const params = { orderId: id, productId: id, paymentId: id, scene: id };
      const path = loosely(name, params);
      expect(routeNameOf(path)).toBe(name);
      expect(new URL(path, 'https://app.invalid').pathname).toBe(path);
    }),
  );
});
