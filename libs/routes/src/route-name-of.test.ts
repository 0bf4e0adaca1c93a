import { routeAbove, routeNameOf } from './route-name-of';

it.each([
  ['/', 'main'],
  ['/orders', 'order'],
  ['/orders/', 'order'],
  ['/orders/42', 'loanDetailUrl'],
  ['/orders/42/repay', 'repayUrl'],
  ['/orders/42/pay-code/7', 'ynRepay'],
  ['/certification/face', 'faceDetection'],
  ['/idcardtype', 'IdCardType'],
  ['/landing2', 'landing2'],
  // An escaped slash is part of an id (solidjs/solid-router #220, bottlepy/bottle #450).
  ['/orders/hello%2Fworld', 'loanDetailUrl'],
  ['/products/foo%2Fbar', 'productDetail'],
])('the path %s has the route name %s', (path, name) => {
  expect(routeNameOf(path)).toBe(name);
});

it.each([
  '',
  'orders',
  '/nowhere',
  '/orders/42/nowhere',
  '/orders//repay',
  '/orders/42/pay-code',
  '//',
  '/orders?a=1',
  // bramus/router #137
  '/calculator%2F',
])('the path %p has no route name', (path) => {
  expect(routeNameOf(path)).toBeUndefined();
});

it.each([
  ['/orders/42/reference', 'loanDetailUrl'],
  ['/complaints/P-1/message', 'complaint'],
  ['/orders/42/repay', 'repayUrl'],
  ['/nowhere/else', undefined],
])('the nearest named screen at or above %s is %s', (path, name) => {
  expect(routeAbove(path)).toBe(name);
});
