import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { createGate } from '../../platform/http/gate';
import { refuse } from '../../platform/context/refusal';

/** The OWASP setting for scrypt with 32 MiB: N = 2^15, r = 8, p = 3. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;
const keyBytes = 32;

/** One hash takes half a second of CPU and 32 MB. Node has four threads for hashes, files and pictures. */
export const hashing = { atOnce: 2, mostWaiting: 20 } as const;
export const tooManyAtOnce = () =>
  refuse(codes.tooMany, msg`Many people are logging in right now. Try again in a moment.`, {
    retryAfter: 5,
  });
const gate = createGate({ ...hashing, full: tooManyAtOnce });

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  gate.pass(() => deriveNow(password, salt, options));

const deriveNow = (password: string, salt: Buffer, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    // Normalises letters that keyboards compose differently.
    scrypt(password.normalize('NFC'), salt, keyBytes, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/**
 * Hashes a password with a random salt; rejects with 1006 if too many wait. The hash includes its parameters, so that they can
 * be raised later.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long without an account as with one, to prevent timing attacks. Rejects with 1006 if too many wait. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [kind, N, r, p, salt, key] = (hash ?? noOnesHash).split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false;
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: cost.maxmem };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), options);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** The hash of random bytes, which no password matches. */
const noOnesHash = [
  'scrypt',
  cost.N,
  cost.r,
  cost.p,
  randomBytes(16).toString('base64url'),
  randomBytes(keyBytes).toString('base64url'),
].join('$');
