import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** AES-256-GCM: 12 bytes of nonce, 16 of tag, then the ciphertext. */
const sizes = { nonce: 12, tag: 16, key: 32 } as const;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'clearloan outbox', sizes.key));

/** Encrypts text, so that a copy of the database reveals no code and no phone number. base64url. */
export function seal(text: string, secret: string): string {
  const nonce = randomBytes(sizes.nonce);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** Decrypts text. @param secrets the current one and older ones. Undefined if none of them fits */
export function unseal(sealed: string, secrets: readonly string[]): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag, hidden] = [
    bytes.subarray(0, sizes.nonce),
    bytes.subarray(sizes.nonce, sizes.nonce + sizes.tag),
    bytes.subarray(sizes.nonce + sizes.tag),
  ];
  for (const secret of secrets) {
    try {
      const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce);
      cipher.setAuthTag(tag);
      return Buffer.concat([cipher.update(hidden), cipher.final()]).toString('utf8');
    } catch {
      continue;
    }
  }
  return undefined;
}
