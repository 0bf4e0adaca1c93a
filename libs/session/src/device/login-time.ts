import { safeStorage } from '@clearloan/api-client';

/** Per tab: a login in another tab does not prove who uses this one. */
const loginTimeKey = 'clearloan.login-at';
const freshLoginMs = 10 * 60_000;
const storage = safeStorage(() => window.sessionStorage);

export const rememberLogin = (): void => {
  storage.set(loginTimeKey, String(Date.now()));
};

/** Whether a login happened in this tab within ten minutes. A clock that was set back makes no login fresh. */
export function isLoginFresh(): boolean {
  const ageMs = Date.now() - Number(storage.get(loginTimeKey) ?? Number.NaN);
  return ageMs >= 0 && ageMs < freshLoginMs;
}

/** Whether this device can have a lock: WebCrypto exists on https and localhost only. */
export const canUseLock = (): boolean => 'subtle' in crypto;

/** Whether the device has a fingerprint, face or screen lock that a page can use. Never rejects. */
export async function canUsePasskey(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}
