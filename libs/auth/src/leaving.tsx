import { useApiClient, type ApiClient } from '@clearloan/api-client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { clearLocalData } from './device/clear-local-data';

/** What only the shell can do when a borrower leaves. */
export interface Leaving {
  /** What should still reach the lender first. */
  readonly beforeLeaving: () => Promise<void>;
  /** Drops the page with all that is in its memory, and opens the app anew. */
  readonly startOver: () => void;
  /** Ends the session at the lender as well as can be. Its code is loaded when it is called. */
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

/** No borrower waits longer for a lender that stays silent: this device is cleared anyway. */
const patienceMs = 3000;

export interface Leave {
  /** Ends the session at the lender as well as can be, and on this device for certain: offline too. */
  readonly logOut: () => Promise<void>;
  /** Only this phone: for a session that the lender has ended already. */
  readonly forget: () => Promise<void>;
  readonly startOver: () => void;
}

/** The ways out of an account. */
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
    // Without a network neither the code nor the call gets through; the session ends by itself.
  }
}

/** No late reply, no cache and no store brings anything of the borrower back. */
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
