import { helpPath } from './help-path';

const isScreen = (path: string) => path !== '/nowhere';

it.each([
  ['/', '/customer-service?_screen=main'],
  ['/orders', '/customer-service?_screen=order'],
  ['/orders/o-1/repay', '/customer-service?_screen=repayUrl&_order=o-1'],
  ['/orders/a%20b/reference', '/customer-service?_screen=loanDetailUrl&_order=a+b'],
  ['/complaints/new', '/customer-service?_screen=complaint'],
  ['/savings/goals', '/customer-service?_screen=savings'],
  ['/nowhere', '/customer-service'],
  ['/orders/%/repay', '/customer-service?_screen=repayUrl'],
])('help asked for at %s knows where the borrower is', (pathname, path) => {
  expect(helpPath(pathname, isScreen)).toBe(path);
});

it('the help screen does not lead to itself', () => {
  expect(helpPath('/customer-service', isScreen)).toBeUndefined();
});
