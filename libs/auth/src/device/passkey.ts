import { fromBase64, toBase64 } from './lock-store';

/** The flag with which the authenticator states that it verified the user (WebAuthn, 6.1). */
const flagsAt = 32;
const userVerified = 0x04;
const timeoutMs = 60_000;

const challenge = () => crypto.getRandomValues(new Uint8Array(32));

/**
 * Creates a key in this device's authenticator. The lender does not know it, and it contains nothing about the borrower.
 * @param brandName shown by the device @returns the credential id, base64; `undefined` if the borrower cancels
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
 * Has the device verify the user. The device limits wrong attempts itself.
 * @param credentialId base64 @returns whether this key responded and the user was verified; false if cancelled
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
