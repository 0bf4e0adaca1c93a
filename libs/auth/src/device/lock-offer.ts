/** Whether this device can have a lock: WebCrypto is there on https and localhost only. */
export const isLockOffered = (): boolean => 'subtle' in crypto;

/** Whether the device has a fingerprint, face or screen lock that a page can ask for. Never rejects. */
export async function isPasskeyOffered(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}
