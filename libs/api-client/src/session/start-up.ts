import { sessionKey } from '../declare/names';
import { parseParameters, queryOf, withoutCommonParameters } from './address';
import type { Session } from './session';

export interface StartUp {
  /** The address to show instead: the same page without session and common parameters. */
  readonly cleanAddress: string;
  /** True when the link brought a session that this phone did not have: the borrower confirms it first. */
  readonly handedOver: boolean;
}

/**
 * What happens before anything else: the query of the page address becomes the common parameters and, when it
 * carries one, the session. The caller puts `cleanAddress` into the address bar at once.
 * @param forgetBorrower wipes what the phone keeps of the borrower before; called when another session arrives
 */
export function startUp(session: Session, address: string, forgetBorrower: () => void): StartUp {
  const given = parseParameters(queryOf(address));
  const incoming = given.get(sessionKey);
  const handedOver =
    incoming !== undefined && incoming !== '' && incoming !== session.storedLogin()?.sessionId;
  if (handedOver) forgetBorrower();
  if (given.size > 0) session.saveParameters(given);
  if (incoming) session.saveLogin({ sessionId: incoming });
  return { cleanAddress: withoutCommonParameters(new URL(address)), handedOver };
}
