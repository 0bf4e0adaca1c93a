/** How the shell lets a screen recover from a deploy that took its old chunks away. */
export interface Recovery {
  /** Names the build that runs now. */
  buildId: string;
  /** Nothing is being sent and drafts are saved. */
  mayReload: () => boolean;
  /** Loads the document again, at the screen the borrower was going to. */
  reload: () => void;
}

const guardKey = 'clearloan.reloaded';
let recovery: Recovery | undefined;

/** Called once at start-up; without it no screen ever reloads the page. */
export function allowRecovery(allowed: Recovery | undefined): void {
  recovery = allowed;
}

/**
 * An old tab after a deploy asks for chunks that are gone: loading the document again mends it. Once per build, and only
 * where the guard can be kept: a device without storage could reload for ever.
 * @param screen names the screen that failed
 * @returns true when the page is on its way out
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

/** The screen that failed before the reload has arrived: the next deploy may reload again. */
export function noteArrival(screen: string): void {
  try {
    if (readGuard()?.screen === screen) sessionStorage.removeItem(guardKey);
  } catch {
    // Without storage no guard was ever set.
  }
}

function readGuard(): { buildId: unknown; screen: unknown } | undefined {
  const kept = sessionStorage.getItem(guardKey);
  if (kept === null) return undefined;
  try {
    const guard: unknown = JSON.parse(kept);
    return typeof guard === 'object' && guard !== null && 'buildId' in guard && 'screen' in guard
      ? guard
      : undefined;
  } catch {
    return undefined;
  }
}
