import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { CallOptions } from '../client-setting';
import type { DataOf, Endpoint, RequestOf, Tag } from '../declare';
import { CallError } from '../transport/call-error';
import { useApiClient } from './api-provider';

export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: CallError };

export interface Write<Of extends Endpoint> {
  /**
   * Sends the same request once: until the affected reads are refetched, a second tap gets the outcome of the first. A
   * different request waits for its turn. Never rejects.
   */
  readonly run: (request: RequestOf<Of>, options?: CallOptions) => Promise<Outcome<DataOf<Of>>>;
  readonly isBusy: boolean;
  /** The last error, shown beside the action until the next attempt. */
  readonly failure: CallError | null;
}

interface Running<Data> {
  readonly label: string;
  readonly outcome: Promise<Outcome<Data>>;
}

/** One write of a screen. After a success, the reads it invalidates are refetched. */
export function useWrite<Of extends Endpoint>(endpoint: Of): Write<Of> {
  const client = useApiClient();
  const queries = useQueryClient();
  const running = useRef<Running<DataOf<Of>> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);

  const run = useCallback(
    (request: RequestOf<Of>, options?: CallOptions) => {
      const label = JSON.stringify(request);
      const before = running.current;
      if (before?.label === label) return before.outcome;
      const send = async (): Promise<Outcome<DataOf<Of>>> => {
        if (before) await before.outcome;
        setBusy(true);
        setFailure(null);
        const outcome = await settled(client.perform(endpoint, request, options));
        if (outcome.ok) await invalidateTags(queries, endpoint.invalidatesTags);
        else setFailure(outcome.error);
        return outcome;
      };
      const end = () => {
        if (running.current !== mine) return;
        running.current = null;
        setBusy(false);
      };
      const mine = { label, outcome: send().finally(end) };
      running.current = mine;
      return mine.outcome;
    },
    [client, endpoint, queries],
  );
  return { run, isBusy, failure };
}

/** A promise of data as an outcome. An error that is not a `CallError` is a bug and is rethrown. */
export async function settled<Data>(promise: Promise<Data>): Promise<Outcome<Data>> {
  try {
    return { ok: true, data: await promise };
  } catch (error) {
    if (error instanceof CallError) return { ok: false, error };
    throw error;
  }
}

type Follower = (tags: readonly Tag[]) => void;
const followers = new WeakMap<QueryClient, Follower>();

/** Reports what each write changed to code that stores responses outside the cache. */
export const followChanges = (queries: QueryClient, follower: Follower): void => {
  followers.set(queries, follower);
};

/** Refetches the active reads with these tags now, and the others when they are next used. */
export function invalidateTags(queries: QueryClient, tags: readonly Tag[]): Promise<void> {
  followers.get(queries)?.(tags);
  return queries.invalidateQueries({
    predicate: ({ meta }) => meta?.tags.some((tag) => tags.includes(tag)) ?? false,
  });
}
