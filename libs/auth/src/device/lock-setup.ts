import { safeStorage } from '@clearloan/api-client';

/** Per tab: a login in another tab does not prove who uses this one. */
const loginEntry = 'clearloan.login-at';
const freshMs = 10 * 60_000;
const storage = safeStorage(() => window.sessionStorage);

export const noteLogin = (): void => {
  storage.set(loginEntry, String(Date.now()));
};

/** Whether a login happened in this tab within ten minutes. A clock that was set back makes no login fresh. */
export function isLoginFresh(): boolean {
  const ageMs = Date.now() - Number(storage.get(loginEntry) ?? Number.NaN);
  return ageMs >= 0 && ageMs < freshMs;
}

/** Whether this device can have a lock: WebCrypto exists on https and localhost only. */
export const isLockOffered = (): boolean => 'subtle' in crypto;

/** Whether the device has a fingerprint, face or screen lock that a page can use. Never rejects. */
export async function isPasskeyOffered(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}
