import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { CallOptions } from '../client-setting';
import type { DataOf, Endpoint, RequestOf, Tag } from '../declare';
import { CallError } from '../transport/call-error';
import { useApiClient } from './api-provider';

export type Outcome<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: CallError };

export interface Write<Of extends Endpoint> {
  /**
   * Sends the same thing once: until what it changed is read again, a second tap gets the first one's outcome. Another
   * thing waits for its turn. Never rejects.
   */
  readonly run: (request: RequestOf<Of>, options?: CallOptions) => Promise<Outcome<DataOf<Of>>>;
  readonly isBusy: boolean;
  /** The last failure, shown beside the action until the next try. */
  readonly failure: CallError | null;
}

interface Running<Data> {
  readonly label: string;
  readonly outcome: Promise<Outcome<Data>>;
}

/** One write of a screen. After a success the reads about what it changed are fetched anew. */
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
        if (running.current !== mine) return outcome;
        running.current = null;
        setBusy(false);
        return outcome;
      };
      const mine = { label, outcome: send() };
      running.current = mine;
      return mine.outcome;
    },
    [client, endpoint, queries],
  );
  return { run, isBusy, failure };
}

/** A promise of data as an outcome; what is not a `CallError` is a fault of ours and goes on. */
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

/** Tells of each write what it changed, to the one who keeps answers beside the cache. */
export const followChanges = (queries: QueryClient, follower: Follower): void => {
  followers.set(queries, follower);
};

/** Fetches anew the reads about these subjects that are on view; the others when next looked at. */
export function invalidateTags(queries: QueryClient, tags: readonly Tag[]): Promise<void> {
  followers.get(queries)?.(tags);
  return queries.invalidateQueries({
    predicate: ({ meta }) => meta?.tags.some((tag) => tags.includes(tag)) ?? false,
  });
}
