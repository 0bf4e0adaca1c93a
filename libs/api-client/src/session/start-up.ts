import { sessionKey } from '../declare/names';
import { parseParameters, queryOf, withoutCommonParameters } from './address';
import type { Session } from './session';

/**
 * What happens before anything else: the query of the page address becomes the common parameters and, when it
 * carries one, the session.
 * @param onUnconfirmedSession called before a session is stored that this phone did not have: what the phone keeps of the borrower
 *   before must go, and the one who is here be asked
 * @returns the address to put into the address bar at once: the same page without session and common parameters
 */
export function startUp(session: Session, address: string, onUnconfirmedSession: () => void): string {
  const given = parseParameters(queryOf(address));
  const incoming = given.get(sessionKey);
  if (incoming && incoming !== session.storedLogin()?.sessionId) onUnconfirmedSession();
  if (given.size > 0) session.saveParameters(given);
  if (incoming) session.saveLogin({ sessionId: incoming });
  return withoutCommonParameters(new URL(address));
}
