import { languageKey, sessionKey, type Language } from '../declare/names';
import { serialiseParameters, type Parameters } from './address';
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

/** The session and the common parameters of one phone. */
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
