import { triesLeft } from '../rules/lock';
import {
  announceOpened,
  fromBase64,
  noteSeen,
  readLock,
  toBase64,
  writeTries,
  wrongTries,
  type PasskeyLock,
  type PinLock,
} from './lock-store';

/** OWASP Password Storage Cheat Sheet, PBKDF2-HMAC-SHA256. */
const iterations = 600_000;
const saltBytes = 16;
const hashBits = 256;

/** The stored part of a PIN. */
type PinHash = Pick<PinLock, 'salt' | 'hash' | 'iterations'>;

/** @param pin six digits @throws if the browser cannot hash */
export async function hashPin(pin: string): Promise<PinHash> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  return { salt: toBase64(salt), hash: await derive(pin, salt, iterations), iterations };
}

/** @throws if the browser cannot hash, or the salt is not base64 */
const isSamePin = async (pin: string, { salt, hash, iterations: count }: PinHash): Promise<boolean> =>
  (await derive(pin, fromBase64(salt), count)) === hash;

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, count: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: count },
    key,
    hashBits,
  );
  return toBase64(new Uint8Array(bits));
}

/** The flag with which the authenticator states that it verified the user (WebAuthn, 6.1). */
const flagsAt = 32;
const userVerified = 0x04;
const timeoutMs = 60_000;

const challenge = () => crypto.getRandomValues(new Uint8Array(32));

/** Whether the device has a fingerprint, face or screen lock that a page can use. Never rejects. */
export async function canUsePasskey(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

/**
 * Creates a key in this device's authenticator. The lender does not know it, and it contains nothing about the borrower.
 * @param brandName shown by the device @returns the credential id, base64; `undefined` if the borrower cancels
 */
export async function createPasskey(brandName: string): Promise<string | undefined> {
  const credential = await navigator.credentials
    .create({
      publicKey: {
        challenge: challenge(),
        rp: { name: brandName },
        user: { id: challenge(), name: brandName, displayName: brandName },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          userVerification: 'required',
          residentKey: 'discouraged',
        },
        attestation: 'none',
        timeout: timeoutMs,
      },
    })
    .catch(() => null);
  return credential instanceof PublicKeyCredential ? toBase64(new Uint8Array(credential.rawId)) : undefined;
}

/**
 * Has the device verify the user. The device limits wrong attempts itself.
 * @param credentialId base64 @returns whether this key responded and the user was verified; false if cancelled
 */
async function provePasskey(credentialId: string): Promise<boolean> {
  const id = fromBase64(credentialId);
  const proof = await navigator.credentials
    .get({
      publicKey: {
        challenge: challenge(),
        allowCredentials: [{ type: 'public-key', id, transports: ['internal'] }],
        userVerification: 'required',
        timeout: timeoutMs,
      },
    })
    .catch(() => null);
  if (!(proof instanceof PublicKeyCredential)) return false;
  const { response } = proof;
  if (!(response instanceof AuthenticatorAssertionResponse)) return false;
  const flags = new Uint8Array(response.authenticatorData)[flagsAt] ?? 0;
  return (flags & userVerified) !== 0 && toBase64(new Uint8Array(proof.rawId)) === credentialId;
}

/** `not-kept`: the device did not store the count, so the PIN was not checked. `failed`: the check itself failed. */
export type PinOutcome = 'right' | 'wrong' | 'used-up' | 'not-kept' | 'failed';

/** Whether no attempts are left and the session must end. */
export const isUsedUp = (): boolean => readLock() !== undefined && triesLeft(wrongTries()) === 0;

const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('clearloan.lock-try', work) : work();

/** Counts an attempt before checking it, so that closing or reloading the page does not refund it. Tabs run in sequence. */
export const tryPin = (lock: PinLock, pin: string): Promise<PinOutcome> =>
  inTurn(async () => {
    const tries = wrongTries();
    if (triesLeft(tries) === 0) return 'used-up';
    if (!writeTries(tries + 1)) return 'not-kept';
    try {
      if (await isSamePin(pin, lock)) {
        opened();
        return 'right';
      }
    } catch {
      // The browser failed, not the borrower.
      writeTries(tries);
      return 'failed';
    }
    return triesLeft(tries + 1) === 0 ? 'used-up' : 'wrong';
  });

/** @returns whether the device verified the user */
export async function tryPasskey({ credentialId }: PasskeyLock): Promise<boolean> {
  const isProven = await provePasskey(credentialId).catch(() => false);
  if (isProven) opened();
  return isProven;
}

function opened(): void {
  writeTries(0);
  noteSeen(Date.now());
  announceOpened();
}
