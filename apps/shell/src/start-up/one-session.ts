import type { Session } from '@clearloan/api-client';

export interface OneSession {
  readonly session: Session;
  /** Discards the page and everything in its memory. */
  readonly startOver: () => void;
  /** Refetches: the screen may be outdated, or no longer permitted. */
  readonly askAgain: () => void;
}

/**
 * A page shows the data of one session. It starts over when another tab ends or replaces that session, or when Back restores the
 * page from the back/forward cache after the session has ended. It refetches when another tab logs in. A session that a link
 * brings to another tab changes nothing here before the borrower accepts it there.
 */
export function restrictToOneSession({ session, startOver, askAgain }: OneSession): void {
  const stored = () => session.storedLogin()?.sessionId;
  let own = stored();
  session.subscribe(() => {
    own = stored();
  });
  const check = () => {
    if (own === stored()) return;
    if (own !== undefined) {
      startOver();
      return;
    }
    session.changedElsewhere();
    askAgain();
  };
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    check();
    askAgain();
  });
}
