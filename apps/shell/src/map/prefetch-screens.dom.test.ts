import { createQueryClient } from '@clearloan/api-client';
import { features } from './features';
import { provideScreens } from './screens';
import { createPrefetchScreen } from './prefetch-screens';

beforeAll(() => provideScreens(features));

const phone = (connection: { saveData?: boolean; effectiveType?: string } | undefined) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};
afterEach(() => {
  phone(undefined);
});

function open(isLoggedIn = true) {
  const queries = createQueryClient();
  const preload = jest.fn();
  const session = { isLoggedIn: () => isLoggedIn } as Parameters<
    typeof createPrefetchScreen
  >[0]['client']['session'];
  return { queries, preload, prefetch: createPrefetchScreen({ client: { preload, session }, queries }) };
}
const read = { path: '/v3/loan-details/loan-details', fields: { orderId: 'o-1' } };

it('a touch on a loan preloads it; a hover, a visitor and a cached loan do not', () => {
  const touched = open();
  touched.prefetch('/orders/o-1?_tab=plan', 'touch');
  expect(touched.preload).toHaveBeenLastCalledWith([read]);
  touched.queries.setQueryData([read.path, read.fields, 'en'], {});
  touched.prefetch('/orders/o-1', 'touch');
  expect(touched.preload).toHaveBeenLastCalledWith([]);
  const looked = open();
  looked.prefetch('/orders/o-1', 'look');
  expect(looked.preload).not.toHaveBeenCalled();
  const visitor = open(false);
  visitor.prefetch('/orders/o-1', 'touch');
  expect(visitor.preload).toHaveBeenLastCalledWith([]);
});

it('a touch on the loans preloads all of them, although home has cached the unfinished ones', () => {
  const { prefetch, queries, preload } = open();
  const path = '/v3/personal-center/order-list';
  const all = { orderType: 'all', pageNum: 1, pageSize: 20 };
  queries.setQueryData([path, { orderType: 'unfinished', pageNum: 1, pageSize: 5 }, 'en'], {});
  prefetch('/orders', 'touch');
  expect(preload).toHaveBeenLastCalledWith([{ path, fields: all }]);
  prefetch('/orders?_tab=settled', 'touch');
  expect(preload).toHaveBeenLastCalledWith([]);
  queries.setQueryData([path, all, 'en'], {});
  prefetch('/orders', 'touch');
  expect(preload).toHaveBeenLastCalledWith([]);
});

describe('code is prefetched', () => {
  it.each([
    ['on a good network', undefined, true],
    ['never with data saving', { saveData: true }, false],
    ['never on 2g', { effectiveType: '2g' }, false],
  ])('%s', async (_where, connection, isFetched) => {
    phone(connection);
    const { mayPrefetch } = await import('../runtime/idle');
    expect(mayPrefetch()).toBe(isFetched);
  });
});
