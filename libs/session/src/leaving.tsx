import { useApiClient, type ApiClient } from '@clearloan/api-client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { clearLocalData } from './device/clear-local-data';

/** What only the shell can do when a borrower logs out. */
export interface Leaving {
  /** What should still reach the lender before logout. */
  readonly beforeLeaving: () => Promise<void>;
  /** Discards the page with everything in memory, and restarts the app. */
  readonly startOver: () => void;
  /** Ends the session at the lender, best effort. Its code is loaded on demand. */
  readonly endAtLender: (client: ApiClient) => Promise<void>;
}

const LeavingContext = createContext<Leaving>({
  beforeLeaving: () => Promise.resolve(),
  startOver: () => undefined,
  endAtLender: () => Promise.resolve(),
});

export interface LeavingProviderProps extends Leaving {
  readonly children: ReactNode;
}

export function LeavingProvider({ beforeLeaving, startOver, endAtLender, children }: LeavingProviderProps) {
  const leaving = useMemo(
    () => ({ beforeLeaving, startOver, endAtLender }),
    [beforeLeaving, startOver, endAtLender],
  );
  return <LeavingContext.Provider value={leaving}>{children}</LeavingContext.Provider>;
}

/** The maximum wait for a lender that does not respond: this device is cleared anyway. */
const patienceMs = 3000;

export interface Leave {
  /** Ends the session at the lender (best effort) and always on this device, also offline. */
  readonly logOut: () => Promise<void>;
  /** Clears only this device: for a session that the lender has already ended. */
  readonly forget: () => Promise<void>;
  readonly startOver: () => void;
}

/** The ways to leave an account. */
export function useLeave(): Leave {
  const client = useApiClient();
  const queries = useQueryClient();
  const { beforeLeaving, startOver, endAtLender } = useContext(LeavingContext);
  const forget = useCallback(() => forgetBorrower(client, queries), [client, queries]);
  const logOut = useCallback(async () => {
    await Promise.race([notifyLender(client, { beforeLeaving, endAtLender }), pause(patienceMs)]);
    await forget();
    startOver();
  }, [client, beforeLeaving, endAtLender, forget, startOver]);
  return { logOut, forget, startOver };
}

async function notifyLender(
  client: ApiClient,
  { beforeLeaving, endAtLender }: Pick<Leaving, 'beforeLeaving' | 'endAtLender'>,
): Promise<void> {
  try {
    await beforeLeaving();
    await endAtLender(client);
  } catch {
    // Offline, neither the chunk nor the request can be loaded; the session expires by itself.
  }
}

/** Prevents late responses, the cache and storage from restoring the borrower's data. */
async function forgetBorrower(client: ApiClient, queries: QueryClient): Promise<void> {
  client.stopCalls();
  await queries.cancelQueries();
  queries.clear();
  await clearLocalData();
  client.session.saveLogin(null);
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
