import { nextStepOf, pathForRoute } from './next-step';

it.each([
  ['draft', undefined, 'apply', '/orders/o-1'],
  ['reviewing', undefined, 'view', '/orders/o-1'],
  ['rejected', undefined, 'view', '/orders/o-1'],
  ['approved', undefined, 'confirm', '/orders/o-1/confirm-new'],
  ['approved', 'confirmUrl', 'confirm', '/orders/o-1/confirm'],
  ['approved', 'confirmNew', 'confirm', '/orders/o-1/confirm-new'],
  ['approved', 'confirmPeriod', 'confirm', '/orders/o-1/confirm-period'],
  ['approved', 'repayUrl', 'confirm', '/orders/o-1/confirm-new'],
  ['disbursing', undefined, 'view', '/orders/o-1'],
  ['disburseFailed', undefined, 'changeAccount', '/cards?_order=o-1'],
  ['repaying', 'repayUrl', 'pay', '/orders/o-1/repay'],
  ['overdue', undefined, 'pay', '/orders/o-1/repay'],
  ['settled', undefined, 'view', '/orders/o-1'],
  ['cancelled', undefined, 'view', '/orders/o-1'],
  ['withdrawn', undefined, 'view', '/orders/o-1'],
  ['movedToAnotherLender', undefined, 'view', '/orders/o-1'],
])('an order that is %s (next: %s) continues with %s at %s', (orderStatus, next, act, path) => {
  expect(nextStepOf({ orderId: 'o-1', orderStatus, next })).toEqual({ act, path });
});

it.each([
  ['auth', '/certification?_order=o-1'],
  ['bindBank', '/cards?_order=o-1'],
  ['confirmPeriod', '/orders/o-1/confirm-period'],
  ['loanDetailUrl', '/orders/o-1'],
  ['repayUrl', '/orders/o-1/repay'],
  ['order', '/orders'],
  ['main', '/'],
  ['mine', '/mine'],
  ['an unknown route', '/orders/o-1'],
  ['constructor', '/orders/o-1'],
  [undefined, '/orders/o-1'],
])('an order follows the lender’s next step %s', (next, path) => {
  expect(pathForRoute(next, 'o-1')).toBe(path);
});
