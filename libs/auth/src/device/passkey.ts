import { fromBase64, toBase64 } from './lock-store';

/** The authenticator of the device says in it whether it has verified the person (WebAuthn, 6.1). */
const flagsAt = 32;
const userVerified = 0x04;
const timeoutMs = 60_000;

const challenge = () => crypto.getRandomValues(new Uint8Array(32));

/**
 * Makes a key in this device's authenticator. The lender is not told, and the key carries nothing of the borrower.
 * @param brandName shown by the device @returns the id of the key, base64; `undefined` when the borrower cancels
 */
export async function createPasskey(brandName: string): Promise<string | undefined> {
  const made = await navigator.credentials
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
  return made instanceof PublicKeyCredential ? toBase64(new Uint8Array(made.rawId)) : undefined;
}

/**
 * Asks the device to verify the person. The device counts wrong tries itself.
 * @param credentialId base64 @returns whether this key answered and says that the person was verified; false when cancelled
 */
export async function provePasskey(credentialId: string): Promise<boolean> {
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
