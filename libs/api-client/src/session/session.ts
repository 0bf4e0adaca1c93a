import { languageKey, sessionKey, type Language } from '../declare/names';
import {
  parseParameters,
  queryOf,
  type Parameters,
  serialiseParameters,
  withoutCommonParameters,
} from './address';
import type { KeyStore } from './safe-storage';

const loginKey = 'clearloan.login';
const parametersKey = 'clearloan.parameters';

/** What the device stores of a login: the session id and nothing personal. */
export interface LoginRecord {
  readonly sessionId: string;
}

interface SessionSetting {
  readonly storage: KeyStore;
  /** The page's current URL, read before each call. */
  readonly address: () => string;
  readonly language: () => Language;
}

/** The parameters of each call: the stored ones, overridden by the URL's. */
export function presentParameters({ storage, address, language }: SessionSetting): Parameters {
  const login = readLogin(storage);
  const current = new Map(parseParameters(storage.get(parametersKey) ?? ''));
  if (login) current.set(sessionKey, login.sessionId);
  for (const [key, value] of parseParameters(queryOf(address()))) current.set(key, value);
  return current.set(languageKey, language());
}

/** Also read before the app is loaded, so it is validated without the schema library. */
function readLogin(storage: KeyStore): LoginRecord | null {
  try {
    const kept: unknown = JSON.parse(storage.get(loginKey) ?? 'null');
    const sessionId = typeof kept === 'object' && kept !== null && 'sessionId' in kept ? kept.sessionId : '';
    return typeof sessionId === 'string' && sessionId !== '' ? { sessionId } : null;
  } catch {
    return null;
  }
}

export interface Session {
  /** The parameters of each call, read from the URL and the storage every time. */
  readonly parameters: () => Parameters;
  /** The language of each call. */
  readonly language: () => Language;
  /** A borrower is logged in when the current parameters contain a non-empty session id. */
  readonly isLoggedIn: () => boolean;
  readonly sessionId: () => string | undefined;
  /** The stored login alone, regardless of the URL. */
  readonly storedLogin: () => LoginRecord | null;
  /** A record without a session id is stored as `null` and clears the stored login. */
  readonly saveLogin: (record: Partial<LoginRecord> | null) => void;
  /** Stores common parameters as a query string, without session and language. */
  readonly saveParameters: (parameters: Parameters) => void;
  /** Notifies of every login, logout and expiry, in this tab or another. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Call when another tab has changed the storage. */
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

/** What an address brings. */
interface FromAddress {
  /** The same page without session and common parameters, for the address bar. */
  readonly cleanAddress: string;
  /** A session that this device does not use. Nothing may send or store it before the borrower agrees. */
  readonly offered: string | undefined;
}

/** The query of a page URL becomes the common parameters; a session in it is only returned. */
export function takeParameters(session: Session, address: string): FromAddress {
  const given = parseParameters(queryOf(address));
  const incoming = given.get(sessionKey);
  // A link with a session alone has nothing else to say.
  if (given.size > (incoming === undefined ? 0 : 1)) session.saveParameters(given);
  return {
    cleanAddress: withoutCommonParameters(new URL(address)),
    offered: incoming === session.storedLogin()?.sessionId ? undefined : incoming,
  };
}
