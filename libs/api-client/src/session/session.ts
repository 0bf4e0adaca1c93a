import * as v from 'valibot';
import { languageKey, sessionKey, type Language } from '../declare';
import { parseParameters, queryOf, serialiseParameters, type Parameters } from './address';
import type { KeyStore } from './safe-storage';

const loginKey = 'clearloan.login';
const parametersKey = 'clearloan.parameters';

const loginRecordSchema = v.object({ sessionId: v.pipe(v.string(), v.minLength(1)) });
/** What the phone keeps of a login: the session's identifier and nothing personal. */
export type LoginRecord = v.InferOutput<typeof loginRecordSchema>;

export interface SessionSetting {
  readonly storage: KeyStore;
  /** The page's present address; read anew before each call. */
  readonly address: () => string;
  readonly language: () => Language;
}

export interface Session {
  /** What each call carries, re-read from the address and the store at every use. */
  readonly parameters: () => Parameters;
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
export function createSession({ storage, address, language }: SessionSetting): Session {
  const listeners = new Set<() => void>();
  const announce = () => {
    listeners.forEach((listener) => {
      listener();
    });
  };
  const stored = () => parseParameters(storage.get(parametersKey) ?? '');

  function parameters(): Parameters {
    const login = readLogin(storage);
    const current = new Map(stored());
    if (login) current.set(sessionKey, login.sessionId);
    for (const [key, value] of parseParameters(queryOf(address()))) current.set(key, value);
    return current.set(languageKey, language());
  }

  return {
    parameters,
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

function readLogin(storage: KeyStore): LoginRecord | null {
  try {
    const parsed = v.safeParse(v.nullable(loginRecordSchema), JSON.parse(storage.get(loginKey) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
