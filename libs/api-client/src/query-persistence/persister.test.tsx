import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { money, object, postRaw, text } from '../declare';
import { useWrite } from '../react/use-write';
import { memoryQueryStore, type MemoryQueryStore } from '../testing/memory-query-store';
import { base, data, lenderOfReads, loan, openPage, price } from '../testing/page-that-persists';
import { startPersisting, type QueryStore } from './persister';

const pay = postRaw('/pay', { request: object({ amount: money }), data, invalidatesTags: ['repayment'] });
const rename = postRaw('/rename', { request: object({ name: text(9) }), data, invalidatesTags: ['account'] });

const { server, answer, losePath } = lenderOfReads();
afterEach(() => {
  jest.restoreAllMocks();
});

const dayMs = 86_400_000;

/** The store after a visit in which the loan was read. */
async function backendAfterVisit(): Promise<MemoryQueryStore> {
  const store = memoryQueryStore();
  answer('/loan', '2142.31');
  const { result, unmount } = openPage(store).read(loan);
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await waitFor(() => expect(store.reads()).toHaveLength(1));
  unmount();
  losePath('/loan');
  return store;
}

async function openWithoutNetwork(
  store: MemoryQueryStore,
  owner?: () => string | undefined,
  meanwhile?: () => void,
) {
  const page = openPage(store, owner);
  meanwhile?.();
  const { result } = page.read(loan);
  await waitFor(() => expect(result.current.errorUpdateCount).toBe(1));
  return result.current;
}

it('a borrower without a network sees the last response, with its time, next to the failure', async () => {
  const store = await backendAfterVisit();
  const [kept] = store.reads();
  const { data: shown, dataUpdatedAt, error, isError } = await openWithoutNetwork(store);
  expect(shown).toEqual({ left: 214_231 });
  expect(dataUpdatedAt).toBe(kept?.atMs);
  expect([isError, error?.kind]).toEqual([true, 'Network']);
});

it('a persisted response is marked as stale during a retry, so that no payment relies on it', async () => {
  const store = await backendAfterVisit();
  const { queries, read } = openPage(store);
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 60_000 } });
  const { result, unmount } = read(loan);
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect([result.current.isError, result.current.isFetching]).toEqual([true, true]);
  unmount();
});

describe('a lender that does not respond', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('for eight seconds leaves the borrower with the last response until the new one arrives', async () => {
    const store = await backendAfterVisit();
    let speak: () => void = () => undefined;
    const spoken = new Promise<void>((resolve) => {
      speak = resolve;
    });
    server.use(
      http.get(`${base}/loan`, async () => {
        await spoken;
        return HttpResponse.json({ code: 0, message: '', data: { left: '0.00' } });
      }),
    );
    const { result } = openPage(store).read(loan);
    await wait(7_500);
    expect(result.current.data).toBeUndefined();
    await wait(1_000);
    expect([result.current.data, result.current.isError]).toEqual([{ left: 214_231 }, true]);
    speak();
    await waitFor(() => expect([result.current.data, result.current.isError]).toEqual([{ left: 0 }, false]));
  });

  it('for a minute leaves the borrower with the last response and a timeout', async () => {
    const store = await backendAfterVisit();
    server.use(http.get(`${base}/loan`, () => new Promise<never>(() => undefined)));
    const { result } = openPage(store).read(loan);
    await wait(61_000);
    expect([result.current.data, result.current.error?.kind]).toEqual([{ left: 214_231 }, 'TimedOut']);
  });
});

it('a response that arrives while the device looks up a persisted one is not replaced by it', async () => {
  const store = await backendAfterVisit();
  let isLooking = false;
  let found: () => void = () => undefined;
  const isFound = new Promise<void>((resolve) => {
    found = resolve;
  });
  const slow: QueryStore = {
    ...store.store,
    find: async (owner, question) => {
      isLooking = true;
      const kept = await store.store.find(owner, question);
      await isFound;
      return kept;
    },
  };
  const { queries, read } = openPage({ ...store, store: slow });
  const { result } = read(loan);
  await waitFor(() => expect([isLooking, result.current.isFetching]).toEqual([true, false]));
  answer('/loan', '0.00');
  await act(() => result.current.refetch());
  found();
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  const [known] = queries.getQueryCache().getAll();
  expect([known?.state.data, known?.state.status]).toEqual([{ left: 0 }, 'success']);
});

it('a persisted response disappears when the lender responds with an error', async () => {
  const store = await backendAfterVisit();
  const { result } = openPage(store).read(loan);
  await waitFor(() =>
    expect([result.current.data, result.current.isFetching]).toEqual([{ left: 214_231 }, false]),
  );
  server.use(http.get(`${base}/loan`, () => new HttpResponse(null, { status: 502 })));
  await act(() => result.current.refetch());
  await waitFor(() =>
    expect([result.current.data, result.current.error?.kind]).toEqual([undefined, 'Unreadable']),
  );
});

it('a new response replaces the persisted one on the screen and on the device', async () => {
  const store = await backendAfterVisit();
  const { read } = openPage(store);
  const { result } = read(loan);
  await waitFor(() => expect(result.current.isError).toBe(true));
  answer('/loan', '0.00');
  await act(() => result.current.refetch());
  await waitFor(() => expect([result.current.data, result.current.error]).toEqual([{ left: 0 }, null]));
  await waitFor(() => expect(store.reads().map(({ wire }) => wire)).toEqual([{ left: '0.00' }]));
});

it('reads and failures from before persistence started are persisted and restored', async () => {
  const store = memoryQueryStore();
  answer('/loan', '2142.31');
  const first = openPage({ ...store, store: { ...store.store, put: () => Promise.resolve() } });
  const { result } = first.read(loan);
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  startPersisting({ queries: first.queries, owner: () => 'mira' }, store.store);
  await waitFor(() => expect(store.reads()).toHaveLength(1));
  losePath('/loan');
  const second = openPage(memoryQueryStore());
  const failed = second.read(loan).result;
  await waitFor(() => expect(failed.current.isError).toBe(true));
  startPersisting({ queries: second.queries, owner: () => 'mira' }, store.store);
  // Before a response could time out.
  await waitFor(() => expect(failed.current.data).toEqual({ left: 214_231 }), { timeout: 2_000 });
});

describe('a persisted response is not shown', () => {
  it.each<[string, (store: MemoryQueryStore) => void]>([
    ['after seven days', ({ change }) => change({ atMs: Date.now() - 7 * dayMs })],
    [
      'with a time in the future, after a wrong device clock',
      ({ change }) => change({ atMs: Date.now() + dayMs }),
    ],
    ['when this build cannot parse it', ({ change }) => change({ wire: { left: 'much' } })],
    ['to another borrower', ({ change }) => change({ owner: 'arif' })],
  ])('%s', async (_when, age) => {
    const store = await backendAfterVisit();
    const { data: shown } = await openWithoutNetwork(store, undefined, () => age(store));
    expect(shown).toBeUndefined();
  });

  it('to a visitor, or on a shared device', async () => {
    const store = await backendAfterVisit();
    expect((await openWithoutNetwork(store, () => undefined)).data).toBeUndefined();
  });

  it('when the lender rejects the request', async () => {
    const store = await backendAfterVisit();
    server.use(http.get(`${base}/loan`, () => HttpResponse.json({ code: 40001, message: 'No', data: null })));
    expect((await openWithoutNetwork(store)).data).toBeUndefined();
  });
});

it('a persisted response is still shown after almost seven days', async () => {
  const store = await backendAfterVisit();
  store.change({ atMs: Date.now() - 7 * dayMs + 60_000 });
  expect((await openWithoutNetwork(store)).data).toEqual({ left: 214_231 });
});

it('a page that opens deletes the persisted responses of other borrowers', async () => {
  const store = await backendAfterVisit();
  openPage(store);
  await Promise.resolve();
  expect(store.reads()).toHaveLength(1);
  openPage(store, () => 'arif');
  expect(store.reads()).toHaveLength(0);
  const afterLogout = await backendAfterVisit();
  const clearing = jest.spyOn(afterLogout.store, 'dropAll');
  openPage(afterLogout, () => undefined);
  expect(afterLogout.reads()).toHaveLength(0);
  expect(clearing).toHaveBeenCalledTimes(1);
});

it('a response is persisted only with persist: true, and only for a borrower with a session', async () => {
  answer('/loan', '2142.31');
  answer('/price', '70.00');
  const ofVisitor = memoryQueryStore();
  const loanOfVisitor = openPage(ofVisitor, () => undefined).read(loan).result;
  await waitFor(() => expect(loanOfVisitor.current.isSuccess).toBe(true));
  const store = memoryQueryStore();
  const page = openPage(store);
  const [priced, read] = [page.read(price).result, page.read(loan).result];
  await waitFor(() => expect([priced.current.isSuccess, read.current.isSuccess]).toEqual([true, true]));
  await waitFor(() => expect(store.reads()).toHaveLength(1));
  expect(store.reads()[0]?.question).toContain('/loan');
  expect(ofVisitor.reads()).toEqual([]);
});

it('a response is not persisted when the borrower logs out before it is written', async () => {
  answer('/loan', '2142.31');
  const store = memoryQueryStore();
  let owner: string | undefined = 'mira';
  let isWritten = false;
  const slow: QueryStore = {
    ...store.store,
    put: async (read, mayStill) => {
      owner = undefined;
      await store.store.put(read, mayStill);
      isWritten = true;
    },
  };
  const { result } = openPage({ ...store, store: slow }, () => owner).read(loan);
  await waitFor(() => expect([result.current.isSuccess, isWritten]).toEqual([true, true]));
  expect(store.reads()).toEqual([]);
});

it('a payment deletes the persisted responses it invalidates, and another write deletes none', async () => {
  const store = await backendAfterVisit();
  server.use(
    http.post(`${base}/:write`, () => HttpResponse.json({ code: 0, message: '', data: { left: '0.00' } })),
  );
  const { wrapper } = openPage(store);
  const { result } = renderHook(() => ({ pay: useWrite(pay), rename: useWrite(rename) }), { wrapper });
  await act(() => result.current.rename.run({ name: 'Mira' }));
  expect(store.reads()).toHaveLength(1);
  await act(() => result.current.pay.run({ amount: 214_231 }));
  expect(store.reads()).toHaveLength(0);
});

it('a device without free storage works without persistence', async () => {
  const full = () => Promise.reject(new Error('no room'));
  const store = { put: full, find: full, dropAll: full, dropUnless: full, dropTagged: full };
  answer('/loan', '2142.31');
  const { result } = openPage({ ...memoryQueryStore(), store }).read(loan);
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  losePath('/loan');
  const failed = openPage({ ...memoryQueryStore(), store }).read(loan).result;
  await waitFor(() => expect(failed.current.errorUpdateCount).toBe(1));
  expect(failed.current.data).toBeUndefined();
});
