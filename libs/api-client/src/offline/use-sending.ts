import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoggedIn } from '../react/api-provider';
import { CallError } from '../transport/call-error';
import type { OfflineStore, Link } from './offline-store';
import { offlineStore } from './device-store';
import { LocalDataCleared, syncLists, type SyncedList } from './sync-lists';
import { useOfflineQuery } from './use-offline-query';

/** Several changes in a row are sent together. */
const settleMs = 400;
/** Lock for one tab at a time. Browsers without locks are safe too, since sending is idempotent. */
const lockName = 'clearloan-offline';

/** The sync state between device and lender. */
export interface Sending {
  readonly link: Link;
  /** Logged in with data on the device, and not yet asked whether to link it to the account. */
  readonly asks: boolean;
  readonly answer: (link: Exclude<Link, 'undecided'>) => void;
  readonly isBusy: boolean;
  /** Why the last sync failed, to show beside the pending changes. */
  readonly failure: CallError | undefined;
  readonly tryNow: () => void;
}

/**
 * Syncs these lists when the screen opens, after each change and when the connection is back. Sends nothing without
 * a login.
 */
export function useSending(syncedLists: readonly SyncedList[]): Sending {
  const isLoggedIn = useLoggedIn();
  const { data: link } = useOfflineQuery(['link'], (store) => store.link());
  const { data: count } = useOfflineQuery(['anything'], countAnything);
  const { run, isBusy, failure } = useRun(syncedLists, isLoggedIn && link === 'account');
  useEffect(() => {
    // No data on the device, so there is nothing to ask.
    if (isLoggedIn && link === 'undecided' && count === 0) void offlineStore().setLink('account');
  }, [isLoggedIn, link, count]);
  return {
    link: link ?? 'undecided',
    asks: isLoggedIn && link === 'undecided' && (count ?? 0) > 0,
    answer: (given) => void offlineStore().setLink(given),
    isBusy,
    failure,
    tryNow: run,
  };
}

const countAnything = async (store: OfflineStore) => (await store.waiting()).count;

function useRun(syncedLists: readonly SyncedList[], isOpen: boolean) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError>();
  const latest = useRef(syncedLists);
  useEffect(() => {
    latest.current = syncedLists;
  }, [syncedLists]);
  // Each sent change is a change of the device too: one more run after this one sees them all.
  const runs = useRef({ isRunning: false, isWanted: false });
  const run = useCallback(() => {
    runs.current.isWanted = true;
    if (runs.current.isRunning) return;
    runs.current.isRunning = true;
    setBusy(true);
    void runWhileWanted(runs.current, () => attempt(latest.current).then(setFailure)).finally(() =>
      setBusy(false),
    );
  }, []);
  useEffect(() => (isOpen ? keepGoing(run) : undefined), [isOpen, run]);
  return { run, isBusy, failure };
}

async function runWhileWanted(
  runs: { isRunning: boolean; isWanted: boolean },
  work: () => Promise<void>,
): Promise<void> {
  try {
    while (runs.isWanted) {
      runs.isWanted = false;
      await work();
    }
  } finally {
    runs.isRunning = false;
  }
}

/** Runs now, soon after each change and when the connection is back. */
function keepGoing(run: () => void): () => void {
  let timer = window.setTimeout(run, 0);
  const soon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(run, settleMs);
  };
  const stop = offlineStore().subscribe(soon);
  window.addEventListener('online', soon);
  return () => {
    stop();
    window.clearTimeout(timer);
    window.removeEventListener('online', soon);
  };
}

async function attempt(syncedLists: readonly SyncedList[]): Promise<CallError | undefined> {
  try {
    await oneTabAtATime(() => syncLists(offlineStore(), syncedLists));
    return undefined;
  } catch (error) {
    if (error instanceof CallError) return error;
    if (error instanceof LocalDataCleared) return undefined;
    throw error;
  }
}

const oneTabAtATime = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(lockName, work) : work();
