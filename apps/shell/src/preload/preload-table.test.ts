import { createQueryClient, type ApiClient, type PreloadRequest } from '@clearloan/api-client';
import { encode, type Endpoint } from '@clearloan/api-client/declare';
import fc from 'fast-check';
import { generatePath } from 'react-router-dom';
import { features } from '../map/features';
import { preloadRequestsOf, provideScreens, readFirst } from '../map/screens';
import { placeOf } from './page';
import { preloadRequests } from './preload-requests';
import { preloadTable } from './preload-table';

beforeAll(() => provideScreens(features));

/** The requests that the preload script sends at this path. */
function sentByPage(path: string, isLoggedIn: boolean): readonly PreloadRequest[] {
  const place = placeOf(path);
  return place ? preloadRequests(place, isLoggedIn) : [];
}

/** The requests that the screen at an address sends before it renders, by its contract. */
async function readByScreen(address: string, isLoggedIn: boolean): Promise<PreloadRequest[]> {
  const perform = jest.fn((_endpoint: Endpoint, _request: object) => Promise.resolve({}));
  const session = { isLoggedIn: () => isLoggedIn, language: () => 'en' };
  const client = { perform, session } as unknown as ApiClient;
  await readFirst(address, { client, queries: createQueryClient() });
  return perform.mock.calls.map(([{ path, request }, given]) => {
    const fields = encode(request, given) as NonNullable<PreloadRequest['fields']>;
    return Object.keys(fields).length > 0 ? { path, fields } : { path };
  });
}

const id = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() !== '' && !/^\.+$/.test(text));
const patterns = () => features.flatMap(({ path }) => path ?? []);

it('home, the loans, a loan and the login declare their reads', () => {
  expect(preloadTable.map(({ pattern }) => pattern).sort()).toEqual([
    '/',
    '/login',
    '/orders',
    '/orders/:orderId',
  ]);
  expect(sentByPage('/', true)).toHaveLength(2);
});

it('the page sends what the app would at any address, and nothing for a screen without reads', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...patterns()), id, fc.boolean(), (pattern, value, isLoggedIn) => {
      const names = pattern.match(/:\w+/g) ?? [];
      const path = generatePath(pattern, Object.fromEntries(names.map((name) => [name.slice(1), value])));
      expect(sentByPage(path, isLoggedIn)).toEqual(preloadRequestsOf(path, isLoggedIn));
      return Promise.resolve();
    }),
  );
});

it.each(['/orders/', '/Orders', '/ORDERS/o-1/', '/orders/o-1/extra/more', '/nowhere'])(
  'the page and the app preload the same reads at the address "%s"',
  (path) => {
    for (const isLoggedIn of [true, false])
      expect(sentByPage(path, isLoggedIn)).toEqual(preloadRequestsOf(path, isLoggedIn));
  },
);

it('the preload of a loan equals the reads of its screen, for any loan id', async () => {
  await fc.assert(
    fc.asyncProperty(id, async (orderId) => {
      const address = generatePath('/orders/:orderId', { orderId });
      const [sent, read] = [preloadRequestsOf(address, true), await readByScreen(address, true)];
      expect(sent).toEqual(read);
      expect(sent).toMatchObject([{ fields: { orderId } }]);
    }),
    { numRuns: 30 },
  );
});

it.each([
  ['/', true],
  ['/', false],
  ['/orders', true],
  ['/orders/o-1?_tab=plan', true],
])('the preload of %s equals the reads of its screen', async (address, isLoggedIn) => {
  const sent = preloadRequestsOf(address, isLoggedIn);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent).toEqual(await readByScreen(address, isLoggedIn));
});

it('a tab in the address is read by the screen alone', async () => {
  expect(preloadRequestsOf('/orders?_tab=settled', true)).toEqual([]);
  expect(await readByScreen('/orders?_tab=settled', true)).toMatchObject([
    { fields: { orderType: 'settled', pageNum: 1 } },
  ]);
});
