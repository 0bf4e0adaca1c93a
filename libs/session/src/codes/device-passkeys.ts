import type { PasskeySignature } from '@clearloan/app-runtime';
import type { PasskeyChallenge, PasskeyStart } from '../contract';

/** ES256 and RS256 (COSE), which all platforms make between them. */
const algorithms = [-7, -257];
const type = 'public-key';

/** `present`: the device already has a passkey of this account. `cancelled`: the borrower or the device ended it. */
type MadePasskey =
  | { readonly credentialId: string; readonly clientData: string; readonly attestation: string }
  | 'present'
  | 'cancelled';

/** Has the device make a passkey. @param brandName shown by the device */
export async function makePasskey(start: PasskeyStart, brandName: string): Promise<MadePasskey> {
  const { challenge, rpId, userId, userName, credentialIds, validFor } = start;
  try {
    const credential = await navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: rpId, name: brandName },
        user: { id: bytesOf(userId), name: userName, displayName: userName },
        pubKeyCredParams: algorithms.map((alg) => ({ type, alg })),
        excludeCredentials: credentialIds.map(descriptor),
        authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
        attestation: 'none',
        timeout: validFor * 1000,
      },
    });
    if (!(credential instanceof PublicKeyCredential)) return 'cancelled';
    const { rawId, response } = credential;
    if (!(response instanceof AuthenticatorAttestationResponse)) return 'cancelled';
    return {
      credentialId: base64url(rawId),
      clientData: base64url(response.clientDataJSON),
      attestation: base64url(response.attestationObject),
    };
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError' ? 'present' : 'cancelled';
  }
}

/** Has the device verify its user and sign. @returns undefined if the borrower or the device ended it */
export async function signByPasskey({
  challenge,
  rpId,
  credentialIds,
  validFor,
}: PasskeyChallenge): Promise<PasskeySignature | undefined> {
  const credential = await navigator.credentials
    .get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId,
        allowCredentials: credentialIds.map(descriptor),
        userVerification: 'required',
        timeout: validFor * 1000,
      },
    })
    .catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return undefined;
  const { rawId, response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) return undefined;
  return {
    credentialId: base64url(rawId),
    clientData: base64url(response.clientDataJSON),
    authenticatorData: base64url(response.authenticatorData),
    signature: base64url(response.signature),
  };
}

const descriptor = (credentialId: string) => ({ type, id: bytesOf(credentialId) }) as const;

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
