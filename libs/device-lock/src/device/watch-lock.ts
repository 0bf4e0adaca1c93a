import { isLockSet } from '@clearloan/session';
import { mustLock } from '../rules/lock';
import { lastSeenMs, noteSeen, readLock, removeLock } from './lock-store';

/** How often a visible page records that it is visible. */
const seenStepMs = 15_000;

export interface LockWatch {
  /** Unmounts the app at once. */
  readonly lock: () => void;
  readonly isLocked: () => boolean;
  /** Hides or shows the whole page: the device takes a picture for its app list when the page becomes hidden. */
  readonly cover: (isCovered: boolean) => void;
}

/** Locks the app when it returns from the background too late. Reads the lock at each event, so a change needs no restart. */
export function watchLock({ lock, isLocked, cover }: LockWatch): () => void {
  let left: { readonly measuredMs: number; readonly seenMs: number | undefined } | undefined;
  const leave = () => {
    if (!isLockSet() || left !== undefined) return;
    if (!isLocked()) noteSeen(Date.now());
    left = { measuredMs: performance.now(), seenMs: lastSeenMs() };
    cover(true);
  };
  const comeBack = () => {
    const away = left;
    left = undefined;
    if (isLockSet() && !isLocked() && mustLockAfter(away)) lock();
    if (isLockSet() && !isLocked()) noteSeen(Date.now());
    cover(false);
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') leave();
    else comeBack();
  };
  // This tab can have recorded that it is visible while another one removed the lock: a browser shares a change late.
  const tidy = () => {
    if (!isLockSet()) removeLock();
  };
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && isLockSet() && !isLocked()) noteSeen(Date.now());
  }, seenStepMs);
  const events = [
    [document, 'visibilitychange', onVisibilityChange],
    [window, 'pagehide', leave],
    [window, 'pageshow', onVisibilityChange],
    [window, 'storage', tidy],
  ] as const;
  for (const [target, name, act] of events) target.addEventListener(name, act);
  return () => {
    clearInterval(timer);
    for (const [target, name, act] of events) target.removeEventListener(name, act);
  };
}

/** This page's own measurement counts only if no other tab was visible in between. */
function mustLockAfter(away: { measuredMs: number; seenMs: number | undefined } | undefined): boolean {
  const lock = readLock();
  if (lock === undefined) return false;
  if (lock === 'broken') return true;
  const lastSeen = lastSeenMs();
  const isMeasured = away !== undefined && away.seenMs === lastSeen;
  return mustLock({
    afterMinutes: lock.afterMinutes,
    nowMs: Date.now(),
    lastSeenMs: lastSeen,
    measuredMs: isMeasured ? performance.now() - away.measuredMs : 0,
  });
}
