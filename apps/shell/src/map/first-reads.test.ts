import { createQueryClient, type ApiClient } from '@clearloan/api-client';
import type { Endpoint } from '@clearloan/api-client/declare';
import { NavigationType, type Location } from 'react-router-dom';
import { features } from './features';
import { createPrepare } from './router';
import { provideScreens, readFirst, type Reader } from './screens';

beforeAll(() => provideScreens(features));

const loan = '/v3/loan-details/loan-details';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function placeAt(path: string): Location {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash, state: null, key: path };
}

/** Navigates from another screen. Returns the requests sent so far and whether the screen may open yet. */
async function goTo(
  path: string,
  {
    from = '/',
    answer = Promise.resolve<unknown>({}),
    isLoggedIn = true,
    read = async (at: string, reader: Reader): Promise<unknown> => readFirst(at, reader),
  } = {},
) {
  const perform = jest.fn((_endpoint: Endpoint, _request: object) => answer);
  const session = { isLoggedIn: () => true, language: () => 'en' };
  const client = { perform, session } as unknown as ApiClient;
  const prepare = createPrepare({
    isLoggedIn: () => isLoggedIn,
    load: () => undefined,
    read: async (at) => read(at, { client, queries: createQueryClient() }),
  });
  const seen = { isOpen: false };
  const move = { to: placeAt(path), from: placeAt(from), action: NavigationType.Push };
  void Promise.resolve(prepare(move)).then(() => (seen.isOpen = true));
  // Load the screen's code before the clock starts.
  for (let turn = 0; turn < 100; turn += 1) await jest.advanceTimersByTimeAsync(0);
  return {
    asked: () => perform.mock.calls.map(([{ path: call }]) => call),
    isOpen: () => seen.isOpen,
  };
}

const never = new Promise<never>(() => undefined);

it('a tapped loan opens with its response', async () => {
  const visit = await goTo('/orders/o-1');
  expect(visit.asked()).toEqual([loan]);
  expect(visit.isOpen()).toBe(true);
});

it('a loan whose response is late opens after a moment without it', async () => {
  const visit = await goTo('/orders/o-1', { answer: never });
  await jest.advanceTimersByTimeAsync(149);
  expect(visit.isOpen()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(visit.isOpen()).toBe(true);
});

it('a loan whose code is late opens too, and its own loading state takes over', async () => {
  const visit = await goTo('/orders/o-1', { read: async () => never });
  await jest.advanceTimersByTimeAsync(150);
  expect(visit.isOpen()).toBe(true);
});

it('a loan whose response fails opens and shows the error itself', async () => {
  const visit = await goTo('/orders/o-1', { answer: Promise.reject(new Error('refused')) });
  expect(visit.isOpen()).toBe(true);
});

it.each([
  ['a tab of the visible screen', '/orders?_tab=settled', '/orders'],
  ['a screen without requests to the lender', '/calculator', '/'],
])('%s opens at once', async (_what, path, from) => {
  const visit = await goTo(path, { from, answer: never });
  expect([visit.asked(), visit.isOpen()]).toEqual([[], true]);
});

it('a visitor who must log in first sends no request for the screen', async () => {
  const visit = await goTo('/orders/o-1', { isLoggedIn: false });
  expect(visit.asked()).toEqual([]);
  expect(visit.isOpen()).toBe(true);
});
