import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { classicHomePage } from '@clearloan/loan-view/contract';
import { productOffer } from '../contract';
import { homeClassic, visitorBlocks } from '@clearloan/loan-view/fixtures';
import { product } from '../fixtures/product';
import { routes } from '../routes';
import { pathThroughLogin, landingTarget } from './landing-page';

const lender = fakeLender();
const open = (at: string, loggedIn = false) => renderRoutes(routes, { at, loggedIn });
const button = () => screen.findByRole('link', { name: 'See this loan' });

it('a visitor sees the whole price of an example and goes through the login to that loan', async () => {
  lender.answerWire(classicHomePage, { list: visitorBlocks });
  await open('/landing');
  expect(await screen.findByText('You pay back')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('See the full cost');
  expect(await button()).toHaveAttribute('href', expect.stringMatching(/^\/login\?_return=%2Fproducts%2F/));
});

it('a visitor goes home and sees no price when the lender has no example', async () => {
  lender.answerWire(classicHomePage, { ...homeClassic, list: [] });
  await open('/landing', true);
  expect(await button()).toHaveAttribute('href', '/');
  expect(screen.queryByText('You pay back')).not.toBeInTheDocument();
});

it('a visitor sees the loan that the link names', async () => {
  lender.answerWire(productOffer, product);
  await open('/landing2?_product=everyday', true);
  expect(await screen.findByText('You pay back')).toBeVisible();
  expect(lender.received(productOffer)[0]?.request).toEqual({ productId: 'everyday' });
});

it('a visitor goes only to a screen of the app', async () => {
  lender.answerWire(productOffer, product);
  await open('/landing2?_product=everyday&_to=https%3A%2F%2Fevil.example', true);
  await screen.findByText('You pay back');
  expect(await button()).toHaveAttribute('href', expect.stringMatching(/^\/products\//));
});

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
  expect(pathThroughLogin('/products/everyday')).toBe('/login?_return=%2Fproducts%2Feveryday');
  expect(pathThroughLogin('/')).toBe('/login');
});
