import type { Session } from '@clearloan/api-client';
import { hasUnconfirmedSession } from '@clearloan/auth';

export interface OneSession {
  readonly session: Session;
  /** Discards the page and everything in its memory. */
  readonly startOver: () => void;
  /** Refetches: the screen may be outdated, or no longer permitted. */
  readonly askAgain: () => void;
}

/**
 * A page shows the data of one session. It starts over when another tab ends or replaces that session, or when Back restores the
 * page from the back/forward cache after the session has ended. It refetches when another tab logs in. It also starts over when
 * another tab receives a session from a link, to ask for confirmation.
 */
export function restrictToOneSession({ session, startOver, askAgain }: OneSession): void {
  const stored = () => session.storedLogin()?.sessionId;
  let own = stored();
  session.subscribe(() => {
    own = stored();
  });
  const check = () => {
    if (own === stored()) return;
    if (own !== undefined || hasUnconfirmedSession()) {
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
