import { features } from '../map/features';
import { earlyCallsOf, provideScreens } from '../map/screens';
import { readsOfPage } from './reads-of-page';

beforeAll(() => provideScreens(features));

it.each([
  '/',
  '/orders',
  '/orders/',
  '/orders/o-1',
  '/orders/a%20b',
  '/orders/o-1/repay',
  '/mine',
  '/help',
  '/nowhere',
])('before the app is there, %s asks for what the app would ask', (path) => {
  for (const isLoggedIn of [true, false])
    expect(readsOfPage(path, isLoggedIn)).toEqual(earlyCallsOf(path, isLoggedIn));
});

it('home and a loan do ask', () => {
  expect(readsOfPage('/', true)).toHaveLength(2);
  expect(readsOfPage('/orders/o-1', true)).toHaveLength(1);
});
