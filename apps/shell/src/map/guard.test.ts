import { NavigationType } from 'react-router-dom';
import { isWayOut, redirectFor } from './guard';

const visitor = false;
const borrower = true;

/** The redirect target for a visitor; undefined when the screen may open. */
function sentTo(isLoggedIn: boolean, path: string, { isOpen = false, isWayOut: isOut = false } = {}) {
  const { pathname, search } = new URL(path, 'http://localhost');
  return redirectFor(isLoggedIn, { pathname, search, isOpen, isWayOut: isOut });
}

it('a borrower opens their screens, and a visitor goes to the login and back', () => {
  expect(sentTo(borrower, '/orders')).toBeUndefined();
  expect(sentTo(visitor, '/orders?_tab=repaying')).toBe('/login?_return=%2Forders%3F_tab%3Drepaying');
});

it('a visitor opens a public screen', () => {
  expect(sentTo(visitor, '/', { isOpen: true })).toBeUndefined();
});

it('a visitor who goes back from the login to a private screen goes home', () => {
  const login = { pathname: '/login' };
  expect(isWayOut(NavigationType.Pop, login)).toBe(true);
  expect(isWayOut(NavigationType.Push, login)).toBe(false);
  expect(isWayOut(NavigationType.Pop, { pathname: '/' })).toBe(false);
  expect(sentTo(visitor, '/orders', { isWayOut: true })).toBe('/');
});
