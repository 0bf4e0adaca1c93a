import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { count, get, noRequest, object } from '../declare';
import { clientForTests } from '../testing/client-for-tests';
import { ApiProvider } from './api-provider';
import { createQueryClient } from './query-client';
import { useRead } from './use-read';

const left = get('/left', { request: noRequest, data: object({ left: count }) });
const address = 'http://localhost/api/left';

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const answer = () =>
  server.use(http.get(address, () => HttpResponse.json({ code: 0, message: '', data: { left: 3 } })));

/** A screen that reads while nothing is reached. */
async function openUnreached() {
  server.use(http.get(address, () => HttpResponse.error()));
  const { client } = clientForTests();
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} queries={queries}>
      {children}
    </ApiProvider>
  );
  const { result } = renderHook(() => useRead(left, {}), { wrapper });
  await waitFor(() => expect(result.current.error?.kind).toBe('Network'));
  return result;
}

it('a page that was opened without a network reads again as soon as there is one', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const result = await openUnreached();
  answer();
  isOnline.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(result.current.data).toEqual({ left: 3 }));
});

it('a network that nobody announces is found within half a minute', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const result = await openUnreached();
  answer();
  await act(() => jest.advanceTimersByTimeAsync(25_000));
  expect(result.current.data).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(result.current.data).toEqual({ left: 3 }));
});
