import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { ApiClient } from '../api-client';

const ApiContext = createContext<ApiClient | null>(null);

export interface ApiProviderProps {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly children: ReactNode;
}

/** Provides the client and its cache to all screens below. */
export const ApiProvider = ({ client, queries, children }: ApiProviderProps) => (
  <QueryClientProvider client={queries}>
    <ApiContext.Provider value={client}>{children}</ApiContext.Provider>
  </QueryClientProvider>
);

export function useApiClient(): ApiClient {
  const client = useContext(ApiContext);
  if (!client) throw new Error('No ApiProvider.');
  return client;
}

/**
 * Whether a borrower is logged in; follows login, logout and expiry in any tab. A prerendered screen is hydrated only
 * if it was rendered for the same state.
 */
export function useLoggedIn(): boolean {
  const { session } = useApiClient();
  return useSyncExternalStore(session.subscribe, session.isLoggedIn, session.isLoggedIn);
}
