import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { get, money, noRequest, object } from '../declare';
import { startPersisting } from '../query-persistence/persister';
import { ApiProvider } from '../react/api-provider';
import { createQueryClient } from '../react/query-client';
import { useRead } from '../react/use-read';
import { clientForTests } from './client-for-tests';
import type { MemoryQueryStore } from './memory-query-store';

export const base = 'http://localhost/api';
/** The response of both reads. */
export const data = object({ left: money });
export const loan = get('/loan', { request: noRequest, data, providesTags: ['repayment'], persist: true });
/** A read that is not persisted. */
export const price = get('/price', { request: noRequest, data, providesTags: ['loans'] });

/** A page of the app, opened on a device with this store. */
export function openPage({ store }: MemoryQueryStore, owner: () => string | undefined = () => 'mira') {
  const { client } = clientForTests();
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  startPersisting({ queries, owner }, store);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} queries={queries}>
      {children}
    </ApiProvider>
  );
  const read = (endpoint: typeof loan) => renderHook(() => useRead(endpoint, {}), { wrapper });
  return { queries, wrapper, read };
}

/** A fake lender for the tests of a file; it handles no request until a test defines it. */
export function lenderOfReads() {
  const server = setupServer();
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return {
    server,
    answer: (path: string, left: unknown) =>
      server.use(
        http.get(`${base}${path}`, () => HttpResponse.json({ code: 0, message: '', data: { left } })),
      ),
    losePath: (path: string) => server.use(http.get(`${base}${path}`, () => HttpResponse.error())),
  };
}
