import { byWayOfLogin, landingTarget } from './landing';

const target = (search: string, productId?: string) => landingTarget(new URLSearchParams(search), productId);

it('a landing page leads to the screen that its link names, else to the visible loan, else home', () => {
  expect(target('_to=/orders', 'everyday')).toBe('/orders');
  expect(target('', 'everyday')).toBe('/products/everyday');
  expect(target('')).toBe('/');
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/no-such-screen/x',
  '/logout',
])('a landing page never leads to %s', (to) => {
  expect(target(new URLSearchParams({ _to: to }).toString(), 'everyday')).toBe('/products/everyday');
});

it('a landing page leads through the login and back', () => {
  expect(byWayOfLogin('/products/everyday')).toBe('/login?_return=%2Fproducts%2Feveryday');
  expect(byWayOfLogin('/')).toBe('/login');
});
