import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { get, money, noRequest, object, postRaw, text, type Subject } from '../declare';
import { ApiProvider } from '../react/api-provider';
import { createQueryClient } from '../react/query-client';
import { useRead } from '../react/use-read';
import { useWrite } from '../react/use-write';
import { clientForTests } from '../testing/client-for-tests';
import { startKeeping } from './keeper';
import type { KeptRead, ReadShelf } from './read-shelf';

const base = 'http://localhost/api';
const data = object({ left: money });
const loan = get('/loan', { request: noRequest, data, about: ['repayment'], keep: true });
const price = get('/price', { request: noRequest, data, about: ['loans'] });
const pay = postRaw('/pay', { request: object({ amount: money }), data, changes: ['repayment'] });
const rename = postRaw('/rename', { request: object({ name: text(9) }), data, changes: ['account'] });

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const dayMs = 86_400_000;

/** A shelf by its interface alone. */
function memoryShelf() {
  const reads = new Map<string, KeptRead>();
  const key = ({ owner, question }: Pick<KeptRead, 'owner' | 'question'>) => `${owner} ${question}`;
  const dropIf = (isGoing: (read: KeptRead) => boolean) => {
    for (const [name, read] of reads) if (isGoing(read)) reads.delete(name);
    return Promise.resolve();
  };
  const shelf: ReadShelf = {
    keep: async (read, mayStill) => {
      await Promise.resolve();
      if (mayStill()) reads.set(key(read), read);
    },
    find: (owner, question) => Promise.resolve(reads.get(key({ owner, question }))),
    dropAll: () => dropIf(() => true),
    dropUnless: (isGood) => dropIf((read) => !isGood(read)),
    dropAbout: (subjects: readonly Subject[]) =>
      dropIf(({ about }) => about.some((subject) => subjects.includes(subject))),
  };
  const change = (changes: Partial<KeptRead>) => {
    for (const [name, read] of reads) reads.set(name, { ...read, ...changes });
  };
  return { shelf, change, reads: () => [...reads.values()] };
}
type Shelf = ReturnType<typeof memoryShelf>;

/** A page of the app, opened on a phone that keeps things on this shelf. */
function openPage({ shelf }: Shelf, owner: () => string | undefined = () => 'mira') {
  const { client } = clientForTests();
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  startKeeping({ queries, owner }, shelf);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} queries={queries}>
      {children}
    </ApiProvider>
  );
  const read = (endpoint: typeof loan) => renderHook(() => useRead(endpoint, {}), { wrapper });
  return { queries, wrapper, read };
}

const answer = (path: string, left: unknown) =>
  server.use(http.get(`${base}${path}`, () => HttpResponse.json({ code: 0, message: '', data: { left } })));
const losePath = (path: string) => server.use(http.get(`${base}${path}`, () => HttpResponse.error()));

/** A shelf after a visit in which the loan was read. */
async function shelfAfterVisit(): Promise<Shelf> {
  const shelf = memoryShelf();
  answer('/loan', '2142.31');
  const { result, unmount } = openPage(shelf).read(loan);
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await waitFor(() => expect(shelf.reads()).toHaveLength(1));
  unmount();
  losePath('/loan');
  return shelf;
}

async function openWithoutNetwork(shelf: Shelf, owner?: () => string | undefined, meanwhile?: () => void) {
  const page = openPage(shelf, owner);
  meanwhile?.();
  const { result } = page.read(loan);
  await waitFor(() => expect(result.current.errorUpdateCount).toBe(1));
  return result.current;
}

it('a borrower without a network reads the last answer, with its time, beside the failure', async () => {
  const shelf = await shelfAfterVisit();
  const [kept] = shelf.reads();
  const { data: shown, dataUpdatedAt, error, isError } = await openWithoutNetwork(shelf);
  expect(shown).toEqual({ left: 214_231 });
  expect(dataUpdatedAt).toBe(kept?.atMs);
  expect([isError, error?.kind]).toEqual([true, 'Network']);
});

it('the last answer is old from the first moment: nothing may be paid by it while the phone tries again', async () => {
  const shelf = await shelfAfterVisit();
  const { queries, read } = openPage(shelf);
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 60_000 } });
  const { result, unmount } = read(loan);
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect([result.current.isError, result.current.isFetching]).toEqual([true, true]);
  unmount();
});

it('a fresh answer takes the place of the old one, on the screen and on the phone', async () => {
  const shelf = await shelfAfterVisit();
  const { read } = openPage(shelf);
  const { result } = read(loan);
  await waitFor(() => expect(result.current.isError).toBe(true));
  answer('/loan', '0.00');
  await act(() => result.current.refetch());
  await waitFor(() => expect([result.current.data, result.current.error]).toEqual([{ left: 0 }, null]));
  await waitFor(() => expect(shelf.reads().map(({ wire }) => wire)).toEqual([{ left: '0.00' }]));
});

it('what was read before the keeping began is kept, and what failed before it began is brought', async () => {
  const shelf = memoryShelf();
  answer('/loan', '2142.31');
  const first = openPage({ ...shelf, shelf: { ...shelf.shelf, keep: () => Promise.resolve() } });
  const { result } = first.read(loan);
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  startKeeping({ queries: first.queries, owner: () => 'mira' }, shelf.shelf);
  await waitFor(() => expect(shelf.reads()).toHaveLength(1));
  losePath('/loan');
  const second = openPage(memoryShelf());
  const failed = second.read(loan).result;
  await waitFor(() => expect(failed.current.isError).toBe(true));
  startKeeping({ queries: second.queries, owner: () => 'mira' }, shelf.shelf);
  await waitFor(() => expect(failed.current.data).toEqual({ left: 214_231 }));
});

describe('nothing old is shown', () => {
  it.each<[string, (shelf: Shelf) => void]>([
    ['seven days later', ({ change }) => change({ atMs: Date.now() - 7 * dayMs })],
    ['of a time to come: the phone’s clock was wrong', ({ change }) => change({ atMs: Date.now() + dayMs })],
    ['that this build cannot read', ({ change }) => change({ wire: { left: 'much' } })],
    ['in another session', ({ change }) => change({ owner: 'arif' })],
  ])('%s', async (_when, age) => {
    const shelf = await shelfAfterVisit();
    const { data: shown } = await openWithoutNetwork(shelf, undefined, () => age(shelf));
    expect(shown).toBeUndefined();
  });

  it('to a visitor, or on a phone that others use', async () => {
    const shelf = await shelfAfterVisit();
    expect((await openWithoutNetwork(shelf, () => undefined)).data).toBeUndefined();
  });

  it('when the lender does answer, and says no', async () => {
    const shelf = await shelfAfterVisit();
    server.use(http.get(`${base}/loan`, () => HttpResponse.json({ code: 40001, message: 'No', data: null })));
    expect((await openWithoutNetwork(shelf)).data).toBeUndefined();
  });
});

it('almost seven days later it is there still', async () => {
  const shelf = await shelfAfterVisit();
  shelf.change({ atMs: Date.now() - 7 * dayMs + 60_000 });
  expect((await openWithoutNetwork(shelf)).data).toEqual({ left: 214_231 });
});

it('a page that opens clears away what nobody may read any more', async () => {
  const shelf = await shelfAfterVisit();
  openPage(shelf);
  await Promise.resolve();
  expect(shelf.reads()).toHaveLength(1);
  openPage(shelf, () => 'arif');
  expect(shelf.reads()).toHaveLength(0);
  const afterLogout = await shelfAfterVisit();
  const clearing = jest.spyOn(afterLogout.shelf, 'dropAll');
  openPage(afterLogout, () => undefined);
  expect(afterLogout.reads()).toHaveLength(0);
  expect(clearing).toHaveBeenCalledTimes(1);
});

it('only what is declared so is kept, and only for a borrower', async () => {
  answer('/loan', '2142.31');
  answer('/price', '70.00');
  const ofVisitor = memoryShelf();
  const loanOfVisitor = openPage(ofVisitor, () => undefined).read(loan).result;
  await waitFor(() => expect(loanOfVisitor.current.isSuccess).toBe(true));
  const shelf = memoryShelf();
  const page = openPage(shelf);
  const [priced, read] = [page.read(price).result, page.read(loan).result];
  await waitFor(() => expect([priced.current.isSuccess, read.current.isSuccess]).toEqual([true, true]));
  await waitFor(() => expect(shelf.reads()).toHaveLength(1));
  expect(shelf.reads()[0]?.question).toContain('/loan');
  expect(ofVisitor.reads()).toEqual([]);
});

it('an answer is not kept when the borrower has logged out before it could be written', async () => {
  answer('/loan', '2142.31');
  const shelf = memoryShelf();
  let owner: string | undefined = 'mira';
  let isWritten = false;
  const slow: ReadShelf = {
    ...shelf.shelf,
    keep: async (read, mayStill) => {
      owner = undefined;
      await shelf.shelf.keep(read, mayStill);
      isWritten = true;
    },
  };
  const { result } = openPage({ ...shelf, shelf: slow }, () => owner).read(loan);
  await waitFor(() => expect([result.current.isSuccess, isWritten]).toEqual([true, true]));
  expect(shelf.reads()).toEqual([]);
});

it('what a payment made untrue is not kept; another write changes nothing of it', async () => {
  const shelf = await shelfAfterVisit();
  server.use(
    http.post(`${base}/:write`, () => HttpResponse.json({ code: 0, message: '', data: { left: '0.00' } })),
  );
  const { wrapper } = openPage(shelf);
  const { result } = renderHook(() => ({ pay: useWrite(pay), rename: useWrite(rename) }), { wrapper });
  await act(() => result.current.rename.run({ name: 'Mira' }));
  expect(shelf.reads()).toHaveLength(1);
  await act(() => result.current.pay.run({ amount: 214_231 }));
  expect(shelf.reads()).toHaveLength(0);
});

it('a phone that gives no room works as one that keeps nothing', async () => {
  const full = () => Promise.reject(new Error('no room'));
  const shelf = { keep: full, find: full, dropAll: full, dropUnless: full, dropAbout: full };
  answer('/loan', '2142.31');
  const { result } = openPage({ ...memoryShelf(), shelf }).read(loan);
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  losePath('/loan');
  const failed = openPage({ ...memoryShelf(), shelf }).read(loan).result;
  await waitFor(() => expect(failed.current.errorUpdateCount).toBe(1));
  expect(failed.current.data).toBeUndefined();
});
