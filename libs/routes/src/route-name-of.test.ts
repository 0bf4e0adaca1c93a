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
])('knows %s as %s', (path, name) => {
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
])('does not know %p', (path) => {
  expect(routeNameOf(path)).toBeUndefined();
});

it.each([
  ['/orders/42/reference', 'loanDetailUrl'],
  ['/complaints/P-1/message', 'complaint'],
  ['/orders/42/repay', 'repayUrl'],
  ['/nowhere/else', undefined],
])('knows the nearest named screen at or above %s: %s', (path, name) => {
  expect(routeAbove(path)).toBe(name);
});
