import { languageKey, sessionKey, type Language } from '../declare/names';
import { parseParameters, queryOf, type Parameters } from './address';
import type { KeyStore } from './safe-storage';

export const loginKey = 'clearloan.login';
export const parametersKey = 'clearloan.parameters';

/** What the device stores of a login: the session id and nothing personal. */
export interface LoginRecord {
  readonly sessionId: string;
}

export interface SessionSetting {
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
export function readLogin(storage: KeyStore): LoginRecord | null {
  try {
    const kept: unknown = JSON.parse(storage.get(loginKey) ?? 'null');
    const sessionId = typeof kept === 'object' && kept !== null && 'sessionId' in kept ? kept.sessionId : '';
    return typeof sessionId === 'string' && sessionId !== '' ? { sessionId } : null;
  } catch {
    return null;
  }
}
