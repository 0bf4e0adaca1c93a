import { renderHook } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { count, get, money, noRequest, object, postRaw } from '../declare';
import { ApiProvider } from '../react/api-provider';
import { createQueryClient } from '../react/query-client';
import { clientForTests } from './client-for-tests';

export const base = 'http://localhost/api';
export const left = get('/left', {
  request: noRequest,
  data: object({ left: count }),
  providesTags: ['repayment'],
});
export const pay = postRaw('/pay', {
  request: object({ amount: money }),
  data: object({ left: count }),
  idempotent: true,
  invalidatesTags: ['repayment'],
});

/** A fake lender for one test file; it responds as a test defines, and any other request fails. */
export function payLender() {
  const server = setupServer();
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => {
    sessionStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}

/** Renders a hook on a new device, or on one that another hook has used. */
export function render<Value>(hook: () => Value, { client, shown } = clientForTests()) {
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} queries={queries}>
      {children}
    </ApiProvider>
  );
  return { ...renderHook(hook, { wrapper }), shown };
}

export const ok = (data: unknown) => HttpResponse.json({ code: 0, message: '', data });
