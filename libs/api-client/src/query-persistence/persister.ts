import type { Query, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Tag, encode } from '../declare';
import { followChanges } from '../react/use-write';
import { CallError } from '../transport/call-error';

/** A response as stored on the device: in wire form, so it is parsed on every read. */
export interface PersistedQuery {
  /** The session that received it. */
  readonly owner: string;
  /** The hash of the query key, which includes the language. */
  readonly question: string;
  readonly about: readonly Tag[];
  /** When it arrived, in milliseconds of the device's clock. */
  readonly atMs: number;
  readonly wire: unknown;
}

/** Where the device stores responses. Rejects when the device provides no space. */
export interface QueryStore {
  /** Stores a response, replacing an older one, if `mayStill` still returns true just before the write. */
  readonly put: (read: PersistedQuery, mayStill: () => boolean) => Promise<void>;
  readonly find: (owner: string, question: string) => Promise<PersistedQuery | undefined>;
  /** Deletes the whole database. */
  readonly dropAll: () => Promise<void>;
  readonly dropUnless: (isGood: (read: PersistedQuery) => boolean) => Promise<void>;
  /** Deletes every response with one of these tags. */
  readonly dropTagged: (tags: readonly Tag[]) => Promise<void>;
}

export interface PersistOptions {
  readonly queries: QueryClient;
  /** The current session; `undefined` while nothing may be persisted on this device. */
  readonly owner: () => string | undefined;
}

const maxAgeMs = 7 * 86_400_000;
/** How long to wait before showing the persisted response. */
const patienceMs = 8_000;

/**
 * Persists the responses of queries whose endpoint declares `persist`, including those already cached. When a query has
 * no data and the lender is unreachable, or silent for eight seconds, the persisted response is shown as stale data
 * beside the error.
 */
export function startPersisting({ queries, owner }: PersistOptions, store: QueryStore): void {
  const cache = queries.getQueryCache();
  const persister = createPersister(owner, store);
  const clean = owner() === undefined ? store.dropAll() : store.dropUnless(persister.isReadable);
  clean.catch(ignoreFailure);
  followChanges(queries, (tags) => void (owner() && store.dropTagged(tags).catch(ignoreFailure)));
  cache.subscribe((event) => {
    // The library types the event as a query with unknown data.
    if (event.type === 'updated') persister.follow(event.query as Query, event.action.type);
  });
  for (const query of cache.getAll()) {
    const { data } = query.state;
    for (const was of data === undefined ? ['fetch', 'failed'] : ['success']) persister.follow(query, was);
  }
}

/** A device without a database or space works as if nothing were persisted: screens show only the error. */
const ignoreFailure = () => undefined;

function createPersister(owner: PersistOptions['owner'], store: QueryStore) {
  const showsStale = new WeakSet<Query>();
  const isReadable = (read: PersistedQuery) => read.owner === owner() && isYoung(read, Date.now());

  const persist = async ({ meta, queryHash, state }: Query) => {
    const whose = owner();
    if (meta?.persist === undefined || whose === undefined) return;
    const wire = encode(meta.persist, state.data);
    const read = { owner: whose, question: queryHash, about: meta.tags, atMs: state.dataUpdatedAt, wire };
    await store.put(read, () => owner() === whose);
  };
  const restore = async (query: Query, why: (query: Query) => CallError | null) => {
    const whose = owner();
    if (whose === undefined || why(query) === null) return;
    const stored = await store.find(whose, query.queryHash);
    const error = why(query);
    if (stored === undefined || !isReadable(stored) || error === null) return;
    if (showStale(query, stored, error)) showsStale.add(query);
  };
  const follow = (query: Query, happened: string) => {
    if (query.meta?.persist === undefined) return;
    if (happened === 'fetch' && query.state.data === undefined)
      setTimeout(() => void restore(query, silenceOf).catch(ignoreFailure), patienceMs);
    if (happened === 'failed' || happened === 'error') restore(query, failureOf).catch(ignoreFailure);
    if (happened === 'success') {
      showsStale.delete(query);
      persist(query).catch(ignoreFailure);
    }
    // Once the lender responds, a payment must not use data that is days old.
    const isAnswered = happened === 'error' && query.state.error?.isUnreached === false;
    if (isAnswered && showsStale.delete(query)) query.setState({ data: undefined, dataUpdatedAt: 0 });
  };
  return { isReadable, follow };
}

/** A response from the future was stored under a wrong clock, so its age is unknown. */
const isYoung = ({ atMs }: PersistedQuery, nowMs: number): boolean =>
  atMs <= nowMs && nowMs - atMs < maxAgeMs;

/** Shows a persisted response beside the error, if this build can parse it. */
function showStale(query: Query, { wire, atMs }: PersistedQuery, error: CallError): boolean {
  const answer = query.meta?.persist && v.safeParse(query.meta.persist, wire);
  if (!answer?.success) return false;
  query.setState({ data: answer.output, dataUpdatedAt: atMs, status: 'error', error });
  return true;
}

/** The error of a query without data that did not reach the lender; `null` for every other query. */
function failureOf({ state: { data, error, fetchFailureReason } }: Query): CallError | null {
  const failure = error ?? fetchFailureReason;
  return data === undefined && failure?.isUnreached === true ? failure : null;
}

/** The same for a query that is still pending. */
function silenceOf(query: Query): CallError | null {
  const { data, error, fetchFailureReason, fetchStatus } = query.state;
  const isSilent = data === undefined && (error ?? fetchFailureReason) === null && fetchStatus === 'fetching';
  return isSilent
    ? new CallError('', { kind: 'TimedOut', path: String(query.queryKey[0]) })
    : failureOf(query);
}
