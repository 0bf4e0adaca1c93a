import type { Query } from '@tanstack/react-query';
import * as v from 'valibot';
import { encode } from '../declare';
import { followChanges } from '../react/use-write';
import type { Keeping } from './keep-reads';
import type { KeptRead, ReadShelf } from './read-shelf';

const keptMs = 7 * 86_400_000;

/**
 * Keeps the answers to reads that are declared `keep`, those that are there already too. Where the lender is not reached
 * and nothing is known, the last answer is shown as what it is: old facts beside the failure.
 */
export function startKeeping({ queries, owner }: Keeping, shelf: ReadShelf): void {
  const cache = queries.getQueryCache();
  const isReadable = (read: KeptRead) => read.owner === owner() && isYoung(read, Date.now());
  const keep = (query: Query) => void keepAnswer(query, owner, shelf).catch(nothingKept);
  const bring = (query: Query) => void bringAnswer(query, isReadable, owner, shelf).catch(nothingKept);
  const clean = owner() === undefined ? shelf.dropAll() : shelf.dropUnless(isReadable);
  clean.catch(nothingKept);
  followChanges(queries, (subjects) => void (owner() && shelf.dropAbout(subjects).catch(nothingKept)));
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    // The library types events of any query; of this one nothing is known.
    const query = event.query as Query;
    if (event.action.type === 'success') keep(query);
    if (event.action.type === 'failed' || event.action.type === 'error') bring(query);
  });
  for (const query of cache.getAll()) (query.state.status === 'success' ? keep : bring)(query);
}

/** A phone without a database, or without room: its screens say that they did not load, as without keeping. */
const nothingKept = () => undefined;

/** An answer of the future was kept under a wrong clock: nobody knows how old it is. */
const isYoung = ({ atMs }: KeptRead, nowMs: number): boolean => atMs <= nowMs && nowMs - atMs < keptMs;

type Owner = Keeping['owner'];

async function keepAnswer({ meta, queryHash, state }: Query, owner: Owner, shelf: ReadShelf): Promise<void> {
  const whose = owner();
  if (meta?.keep === undefined || whose === undefined) return;
  const wire = encode(meta.keep, state.data);
  const read = { owner: whose, question: queryHash, about: meta.about, atMs: state.dataUpdatedAt, wire };
  await shelf.keep(read, () => owner() === whose);
}

async function bringAnswer(
  query: Query,
  isReadable: (read: KeptRead) => boolean,
  owner: Owner,
  shelf: ReadShelf,
): Promise<void> {
  const { meta, queryHash } = query;
  const whose = owner();
  if (meta?.keep === undefined || whose === undefined || failureOf(query) === null) return;
  const kept = await shelf.find(whose, queryHash);
  const failure = failureOf(query);
  if (kept === undefined || failure === null || !isReadable(kept)) return;
  const answer = v.safeParse(meta.keep, kept.wire);
  if (!answer.success) return;
  query.setState({ data: answer.output, dataUpdatedAt: kept.atMs, status: 'error', error: failure });
}

/** Why a read that has nothing to show did not reach the lender; `null` for every other. */
function failureOf({ state }: Query) {
  const failure = state.error ?? state.fetchFailureReason;
  return state.data === undefined && failure?.kind === 'Network' ? failure : null;
}
