import type { Query, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { encode } from '../declare';
import { followChanges } from '../react/use-write';
import { CallError } from '../transport/call-error';
import type { KeptRead, ReadShelf } from './read-shelf';

export interface Keeping {
  readonly queries: QueryClient;
  /** The session whose answers are read now; `undefined` while nothing may be kept on this phone. */
  readonly owner: () => string | undefined;
}

const keptMs = 7 * 86_400_000;
/** So long an answer is waited for before the last one is shown. */
const patienceMs = 8_000;

/**
 * Keeps the answers to reads that are declared `keep`, those that are there already too. Where nothing is known and the
 * lender is not reached, or is silent for eight seconds, the last answer is shown as what it is: old facts beside a failure.
 */
export function startKeeping({ queries, owner }: Keeping, shelf: ReadShelf): void {
  const cache = queries.getQueryCache();
  const keeper = createKeeper(owner, shelf);
  const clean = owner() === undefined ? shelf.dropAll() : shelf.dropUnless(keeper.isReadable);
  clean.catch(nothingKept);
  followChanges(queries, (subjects) => void (owner() && shelf.dropAbout(subjects).catch(nothingKept)));
  cache.subscribe((event) => {
    // The library types events of any query; of this one nothing is known.
    if (event.type === 'updated') keeper.follow(event.query as Query, event.action.type);
  });
  for (const query of cache.getAll()) {
    const { data } = query.state;
    for (const was of data === undefined ? ['fetch', 'failed'] : ['success']) keeper.follow(query, was);
  }
}

/** A phone without a database, or without room: its screens say that they did not load, as without keeping. */
const nothingKept = () => undefined;

function createKeeper(owner: Keeping['owner'], shelf: ReadShelf) {
  const showsOld = new WeakSet<Query>();
  const isReadable = (read: KeptRead) => read.owner === owner() && isYoung(read, Date.now());

  const keep = async ({ meta, queryHash, state }: Query) => {
    const whose = owner();
    if (meta?.keep === undefined || whose === undefined) return;
    const wire = encode(meta.keep, state.data);
    const read = { owner: whose, question: queryHash, about: meta.about, atMs: state.dataUpdatedAt, wire };
    await shelf.keep(read, () => owner() === whose);
  };
  const bring = async (query: Query, why: (query: Query) => CallError | null) => {
    const whose = owner();
    if (whose === undefined || why(query) === null) return;
    const kept = await shelf.find(whose, query.queryHash);
    const error = why(query);
    if (kept === undefined || !isReadable(kept) || error === null) return;
    if (showOld(query, kept, error)) showsOld.add(query);
  };
  const follow = (query: Query, happened: string) => {
    if (query.meta?.keep === undefined) return;
    if (happened === 'fetch' && query.state.data === undefined)
      setTimeout(() => void bring(query, silenceOf).catch(nothingKept), patienceMs);
    if (happened === 'failed' || happened === 'error') bring(query, failureOf).catch(nothingKept);
    if (happened === 'success') {
      showsOld.delete(query);
      keep(query).catch(nothingKept);
    }
    // A lender who does answer is not to be paid by facts of days ago.
    const isAnswered = happened === 'error' && query.state.error?.isUnreached === false;
    if (isAnswered && showsOld.delete(query)) query.setState({ data: undefined, dataUpdatedAt: 0 });
  };
  return { isReadable, follow };
}

/** An answer of the future was kept under a wrong clock: nobody knows how old it is. */
const isYoung = ({ atMs }: KeptRead, nowMs: number): boolean => atMs <= nowMs && nowMs - atMs < keptMs;

/** Shows it beside the failure, if this build can read it. */
function showOld(query: Query, { wire, atMs }: KeptRead, error: CallError): boolean {
  const answer = query.meta?.keep && v.safeParse(query.meta.keep, wire);
  if (!answer?.success) return false;
  query.setState({ data: answer.output, dataUpdatedAt: atMs, status: 'error', error });
  return true;
}

/** Why a read that has nothing to show did not reach the lender; `null` for every other. */
function failureOf({ state: { data, error, fetchFailureReason } }: Query): CallError | null {
  const failure = error ?? fetchFailureReason;
  return data === undefined && failure?.isUnreached === true ? failure : null;
}

/** The same of one that still waits. */
function silenceOf(query: Query): CallError | null {
  const { data, error, fetchFailureReason, fetchStatus } = query.state;
  const isSilent = data === undefined && (error ?? fetchFailureReason) === null && fetchStatus === 'fetching';
  return isSilent
    ? new CallError('', { kind: 'TimedOut', path: String(query.queryKey[0]) })
    : failureOf(query);
}
