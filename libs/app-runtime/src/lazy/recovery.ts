/** How the shell lets a screen recover from a deploy that removed its old chunks. */
export interface Recovery {
  /** Identifies the current build. */
  buildId: string;
  /** Nothing is being sent and drafts are saved. */
  mayReload: () => boolean;
  /** Reloads the document at the screen the borrower was opening. */
  reload: () => void;
}

const guardKey = 'clearloan.reloaded';
let recovery: Recovery | undefined;

/** Called once at startup; without it no screen ever reloads the page. */
export function allowRecovery(allowed: Recovery | undefined): void {
  recovery = allowed;
}

/**
 * After a deploy, an old tab requests chunks that no longer exist; reloading the document fixes it. At most once per
 * build, and only if the guard can be stored: a device without storage could reload in a loop.
 * @param screen identifies the screen that failed
 * @returns true when the document is being replaced
 */
export function reloadOnce(screen: string): boolean {
  if (recovery === undefined || !navigator.onLine || !recovery.mayReload()) return false;
  const { buildId, reload } = recovery;
  try {
    if (readGuard()?.buildId === buildId) return false;
    sessionStorage.setItem(guardKey, JSON.stringify({ buildId, screen }));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** The screen that failed before the reload has loaded: the next deploy may reload again. */
export function noteArrival(screen: string): void {
  try {
    if (readGuard()?.screen === screen) sessionStorage.removeItem(guardKey);
  } catch {
    // Without storage no guard was set.
  }
}

function readGuard(): { buildId: unknown; screen: unknown } | undefined {
  const stored = sessionStorage.getItem(guardKey);
  if (stored === null) return undefined;
  try {
    const guard: unknown = JSON.parse(stored);
    return typeof guard === 'object' && guard !== null && 'buildId' in guard && 'screen' in guard
      ? guard
      : undefined;
  } catch {
    return undefined;
  }
}
