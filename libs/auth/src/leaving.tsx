import { useApiClient, type ApiClient } from '@clearloan/api-client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { wipePhone } from './phone/wipe-phone';

/** What only the shell can do when a borrower leaves. */
export interface Leaving {
  /** What should still reach the lender first. */
  readonly beforeLeaving: () => Promise<void>;
  /** Drops the page with all that is in its memory, and opens the app anew. */
  readonly startOver: () => void;
}

const LeavingContext = createContext<Leaving>({
  beforeLeaving: () => Promise.resolve(),
  startOver: () => undefined,
});

export function LeavingProvider({ beforeLeaving, startOver, children }: Leaving & { children: ReactNode }) {
  const leaving = useMemo(() => ({ beforeLeaving, startOver }), [beforeLeaving, startOver]);
  return <LeavingContext.Provider value={leaving}>{children}</LeavingContext.Provider>;
}

/** No borrower waits longer for a lender that stays silent: this phone is cleared anyway. */
const patienceMs = 3000;

export interface Leave {
  /** Ends the session at the lender as well as can be, and on this phone for certain: offline too. */
  readonly logOut: () => Promise<void>;
  /** Only this phone: for a session that the lender has ended already. */
  readonly forget: () => Promise<void>;
  readonly startOver: () => void;
}

/** The ways out of an account. */
export function useLeave(): Leave {
  const client = useApiClient();
  const queries = useQueryClient();
  const { beforeLeaving, startOver } = useContext(LeavingContext);
  const forget = useCallback(() => forgetBorrower(client, queries), [client, queries]);
  const logOut = useCallback(async () => {
    await Promise.race([tellLender(client, beforeLeaving), pause(patienceMs)]);
    await forget();
    startOver();
  }, [client, beforeLeaving, forget, startOver]);
  return { logOut, forget, startOver };
}

async function tellLender(client: ApiClient, beforeLeaving: () => Promise<void>): Promise<void> {
  try {
    await beforeLeaving();
    const { endAtLender } = await import('./end-at-lender');
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
  await wipePhone();
  client.session.saveLogin(null);
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
