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
])('the help link at %s contains the current screen', (pathname, path) => {
  expect(helpPath(pathname, isScreen)).toBe(path);
});

it('the help page has no help link to itself', () => {
  expect(helpPath('/customer-service', isScreen)).toBeUndefined();
});
