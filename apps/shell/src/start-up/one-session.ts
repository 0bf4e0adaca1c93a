import type { Session } from '@clearloan/api-client';
import { hasUnconfirmedSession } from '@clearloan/auth';

export interface OneSession {
  readonly session: Session;
  /** Drops the page with all that is in its memory. */
  readonly startOver: () => void;
  /** What is on the screen may be out of date, or no longer for these eyes: ask the lender. */
  readonly askAgain: () => void;
}

/**
 * A page shows what belongs to one session. When another tab ends or replaces that session, or Back brings the page
 * out of the browser's cache after it has ended, the page starts over; when another tab logs in, it reads anew. A session
 * that a link brought to another tab is asked about here too, so the page starts over with the question.
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
