import { NavigationType } from 'react-router-dom';
import { isWayOut, redirectFor } from './guard';

const guest = { isLoggedIn: false, hasUnconfirmedSession: false };
const borrower = { isLoggedIn: true, hasUnconfirmedSession: false };
const handedOver = { isLoggedIn: true, hasUnconfirmedSession: true };

/** The redirect target for a visitor; undefined when the screen may open. */
function sentTo(visitor: typeof guest, path: string, { isOpen = false, isWayOut: isOut = false } = {}) {
  const { pathname, search } = new URL(path, 'http://localhost');
  return redirectFor(visitor, { pathname, search, isOpen, isWayOut: isOut });
}

it('opens a borrower’s screens to a borrower, and sends a guest to the login and back', () => {
  expect(sentTo(borrower, '/orders')).toBeUndefined();
  expect(sentTo(guest, '/orders?_tab=repaying')).toBe('/login?_return=%2Forders%3F_tab%3Drepaying');
});

it('opens an open screen to a guest', () => {
  expect(sentTo(guest, '/', { isOpen: true })).toBeUndefined();
});

it('leads a guest home who goes back from the login to a screen that asks for one', () => {
  const login = { pathname: '/login' };
  expect(isWayOut(NavigationType.Pop, login)).toBe(true);
  expect(isWayOut(NavigationType.Push, login)).toBe(false);
  expect(isWayOut(NavigationType.Pop, { pathname: '/' })).toBe(false);
  expect(sentTo(guest, '/orders', { isWayOut: true })).toBe('/');
});

it.each(['/', '/orders', '/certification', '/cards', '/settings', '/privacy'])(
  'asks whose session a link brought before it opens %s',
  (path) => {
    expect(sentTo(handedOver, path, { isOpen: true })).toMatch(/^\/login/);
  },
);

it.each(['/login', '/agreements/privacy', '/privacy-policy', '/about-us'])(
  'lets %s, which knows nobody, be read before that',
  (path) => {
    expect(sentTo(handedOver, path, { isOpen: true })).toBeUndefined();
  },
);
