import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { PasskeyProof } from '@clearloan/application/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { passkeySite } from '../modules/passkeys/site';

/** The flags of the device (WebAuthn, 6.1): someone touched it, it verified its user, and it sends a new key. */
const flags = { present: 0x01, verified: 0x04, key: 0x40 };

/** What a browser and its device do differently from an honest one. */
interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
}

/** A device that makes a passkey and signs with it, as a browser does for a page of the lender in this test. */
export function passkeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const credentialId = credential.toString('base64url');
  let signatures = 0;

  const clientDataOf = (type: 'create' | 'get', challenge: string, origin = site().origin) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
  const deviceDataOf = (more: number, counter: number, { rpId, isVerified = true }: Deviation) => {
    const head = Buffer.alloc(37);
    sha256(rpId ?? site().rpId).copy(head);
    head.writeUInt8(flags.present | (isVerified ? flags.verified : 0) | more, 32);
    head.writeUInt32BE(counter, 33);
    return head;
  };
  return {
    credentialId,
    /** What `navigator.credentials.create` returns. */
    make(challenge: string, deviation: Deviation = {}, statement: Record<string, unknown> = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const head = deviceDataOf(flags.key, 0, deviation);
      const data = Buffer.concat([head, Buffer.alloc(16), length, credential, coseOf(publicKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'x5c' in statement ? 'packed' : 'none'],
        ['attStmt', new Map(Object.entries(statement))],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        credentialId,
        clientData: clientDataOf('create', challenge, deviation.origin).toString('base64url'),
        attestation: cborOf(attestation).toString('base64url'),
      };
    },
    /** What `navigator.credentials.get` returns. */
    sign(challenge: string, deviation: Deviation = {}): PasskeyProof {
      signatures += 1;
      const clientData = clientDataOf('get', challenge, deviation.origin);
      const data = deviceDataOf(0, deviation.counter ?? signatures, deviation);
      const signature = createSign('sha256').update(data).update(sha256(clientData)).sign(privateKey);
      return {
        credentialId,
        clientData: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}
export type PasskeyDevice = ReturnType<typeof passkeyDevice>;

function site() {
  const own = passkeySite();
  if (own === undefined) throw new Error('This lender offers no passkeys.');
  return own;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

type Cbor = Parameters<typeof isoCBOR.encode>[0];
const cborOf = (value: unknown) => Buffer.from(isoCBOR.encode(value as Cbor));

/** A public key of P-256 as the device sends it (COSE, RFC 9053). */
function coseOf(key: ReturnType<typeof generateKeyPairSync>['publicKey']): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (half: string) => new Uint8Array(Buffer.from(half, 'base64url'));
  return cborOf(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}
