import { safeStorage } from '@clearloan/api-client';

/** Of this tab: a login in another one says nothing about who holds the device here. */
const loginEntry = 'clearloan.login-at';
const freshMs = 10 * 60_000;
const storage = safeStorage(() => window.sessionStorage);

export const noteLogin = (): void => {
  storage.set(loginEntry, String(Date.now()));
};

/** Whether somebody has logged in here within ten minutes; a clock that was set back makes no login fresh. */
export function isLoginFresh(): boolean {
  const ageMs = Date.now() - Number(storage.get(loginEntry) ?? Number.NaN);
  return ageMs >= 0 && ageMs < freshMs;
}

/** Whether this device can have a lock: WebCrypto is there on https and localhost only. */
export const isLockOffered = (): boolean => 'subtle' in crypto;

/** Whether the device has a fingerprint, face or screen lock that a page can ask for. Never rejects. */
export async function isPasskeyOffered(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}
