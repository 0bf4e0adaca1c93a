import { languageKey, sessionKey, type Language } from '../declare/names';
import {
  serialiseParameters,
  type Parameters,
  parseParameters,
  queryOf,
  withoutCommonParameters,
} from './address';
import {
  loginKey,
  parametersKey,
  presentParameters,
  readLogin,
  type LoginRecord,
  type SessionSetting,
} from './present-parameters';

export interface Session {
  /** What each call carries, re-read from the address and the store at every use. */
  readonly parameters: () => Parameters;
  /** The language that each call carries. */
  readonly language: () => Language;
  /** A borrower counts as logged in when the current parameters carry a non-empty session identifier. */
  readonly isLoggedIn: () => boolean;
  readonly sessionId: () => string | undefined;
  /** The stored login alone, whatever the address says. */
  readonly storedLogin: () => LoginRecord | null;
  /** A record without a session identifier is stored as `null` and clears the stored login. */
  readonly saveLogin: (record: Partial<LoginRecord> | null) => void;
  /** Stores common parameters as a query string; the session and the language are not part of it. */
  readonly saveParameters: (parameters: Parameters) => void;
  /** Tells of every login, logout and expiry, in this tab or another. */
  readonly subscribe: (listener: () => void) => () => void;
  /** To be called when another tab changed the store. */
  readonly changedElsewhere: () => void;
}

/** The session and the common parameters of one device. */
export function createSession(setting: SessionSetting): Session {
  const { storage } = setting;
  const listeners = new Set<() => void>();
  const announce = () => {
    listeners.forEach((listener) => {
      listener();
    });
  };
  const parameters = () => presentParameters(setting);

  return {
    parameters,
    language: setting.language,
    isLoggedIn: () => Boolean(parameters().get(sessionKey)),
    sessionId: () => parameters().get(sessionKey),
    storedLogin: () => readLogin(storage),
    saveLogin(record) {
      const login = record?.sessionId ? { sessionId: record.sessionId } : null;
      storage.set(loginKey, JSON.stringify(login));
      announce();
    },
    saveParameters(given) {
      const kept = [...given].filter(([key]) => key !== sessionKey && key !== languageKey);
      storage.set(parametersKey, serialiseParameters(new Map(kept)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changedElsewhere: announce,
  };
}

/**
 * What happens before anything else: the query of the page address becomes the common parameters and, when it
 * carries one, the session.
 * @param onUnconfirmedSession called before a session is stored that this device did not have: what the device keeps of the borrower
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
