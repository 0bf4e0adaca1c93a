import { fromBase64, toBase64, type PinLock } from './lock-store';

/** OWASP Password Storage Cheat Sheet, PBKDF2-HMAC-SHA256. */
const iterations = 600_000;
const saltBytes = 16;
const hashBits = 256;

/** The stored part of a PIN. */
export type PinHash = Pick<PinLock, 'salt' | 'hash' | 'iterations'>;

/** @param pin six digits @throws if the browser cannot hash */
export async function hashPin(pin: string): Promise<PinHash> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  return { salt: toBase64(salt), hash: await derive(pin, salt, iterations), iterations };
}

/** @throws if the browser cannot hash, or the salt is not base64 */
export const isSamePin = async (pin: string, { salt, hash, iterations: count }: PinHash): Promise<boolean> =>
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
