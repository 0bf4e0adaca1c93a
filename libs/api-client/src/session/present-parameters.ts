import { languageKey, sessionKey, type Language } from '../declare/names';
import { parseParameters, queryOf, type Parameters } from './address';
import type { KeyStore } from './safe-storage';

export const loginKey = 'clearloan.login';
export const parametersKey = 'clearloan.parameters';

/** What the device keeps of a login: the session's identifier and nothing personal. */
export interface LoginRecord {
  readonly sessionId: string;
}

export interface SessionSetting {
  readonly storage: KeyStore;
  /** The page's present address; read anew before each call. */
  readonly address: () => string;
  readonly language: () => Language;
}

/** What each call carries: what the device keeps, then what the address says. */
export function presentParameters({ storage, address, language }: SessionSetting): Parameters {
  const login = readLogin(storage);
  const current = new Map(parseParameters(storage.get(parametersKey) ?? ''));
  if (login) current.set(sessionKey, login.sessionId);
  for (const [key, value] of parseParameters(queryOf(address()))) current.set(key, value);
  return current.set(languageKey, language());
}

/** Also read before the app is there, so it is checked without the library that checks answers. */
export function readLogin(storage: KeyStore): LoginRecord | null {
  try {
    const kept: unknown = JSON.parse(storage.get(loginKey) ?? 'null');
    const sessionId = typeof kept === 'object' && kept !== null && 'sessionId' in kept ? kept.sessionId : '';
    return typeof sessionId === 'string' && sessionId !== '' ? { sessionId } : null;
  } catch {
    return null;
  }
}
