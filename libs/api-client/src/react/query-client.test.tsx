import { act, waitFor } from '@testing-library/react';
import { memoryQueryStore } from '../testing/memory-query-store';
import { lenderOfReads, loan, openPage, price } from '../testing/page-that-persists';
import { createQueryClient } from './query-client';

const { answer, losePath } = lenderOfReads();
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A screen that reads while the lender is unreachable. */
async function openUnreached() {
  losePath(price.path);
  const { result } = openPage(memoryQueryStore()).read(price);
  await waitFor(() => expect(result.current.error?.kind).toBe('Network'));
  return result;
}

it('a page that was opened without a network refetches as soon as the browser is online', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const result = await openUnreached();
  answer(price.path, '0.03');
  isOnline.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(result.current.data).toEqual({ left: 3 }));
});

it.each([
  ['knows that it is offline tries once more, while the stored response is looked up', false, 2],
  ['believes to be online tries twice more', true, 3],
])('a device that %s', async (_, isOnline, attempts) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const result = await openUnreached();
  expect(result.current.failureCount).toBe(attempts);
});

it('a device that knows that it is offline shows no failure before the last response', async () => {
  const store = memoryQueryStore();
  answer(loan.path, '2142.31');
  const visit = openPage(store).read(loan);
  await waitFor(() => expect(store.reads()).toHaveLength(1));
  visit.unmount();
  losePath(loan.path);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { queries, read } = openPage(store);
  queries.setDefaultOptions(createQueryClient().getDefaultOptions());
  const shown: string[] = [];
  const unsubscribe = queries.getQueryCache().subscribe(({ query: { state } }) => {
    shown.push(`${state.status} ${state.data === undefined ? 'empty' : 'filled'}`);
  });
  const { result } = read(loan);
  await waitFor(() => expect(result.current.errorUpdateCount).toBe(1));
  unsubscribe();
  expect(shown).toContain('error filled');
  expect(shown).not.toContain('error empty');
});

it('a page refetches within 30 seconds when no event announces the network', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const result = await openUnreached();
  answer(price.path, '0.03');
  await act(() => jest.advanceTimersByTimeAsync(25_000));
  expect(result.current.data).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(result.current.data).toEqual({ left: 3 }));
});
