import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { FakeReceiver } from './fake-receiver';

/** A browser with its own keys at a push service. */
export interface FakeBrowser {
  readonly endpoint: string;
  /** base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Decrypts a message as the browser does (RFC 8188 and 8291). @throws Error for a message to another browser */
  readonly decrypt: (body: Buffer) => unknown;
  /** All messages that its push service has received for it, decrypted. */
  readonly messages: () => unknown[];
}

/** @param name the end of its endpoint, unique per browser */
export function fakeBrowser(service: FakeReceiver, name: string): FakeBrowser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const decrypt = (body: Buffer): unknown => {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const senderKey = body.subarray(21, 21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
    const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32));
    const part = (label: string, size: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${label}\0`, size));
    const hidden = body.subarray(21 + keyLength);
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    cipher.setAuthTag(hidden.subarray(-16));
    const text = Buffer.concat([cipher.update(hidden.subarray(0, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
  };
  return {
    endpoint: `${service.url}${name}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    decrypt,
    messages: () =>
      service.received.filter(({ path }) => path === `/${name}`).map(({ bytes }) => decrypt(bytes)),
  };
}
