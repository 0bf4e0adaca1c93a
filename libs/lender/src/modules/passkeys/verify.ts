import type { PasskeyProof } from '@clearloan/application/contract';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { PasskeySite } from './site';

/** A passkey as stored. */
export interface StoredPasskey {
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

export interface MadePasskey {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
}

const type = 'public-key';

/**
 * Checks what a device made for a challenge: its origin, its domain, and that it verified its user.
 * @returns undefined if something is wrong
 */
export async function verifyMade(
  { credentialId: id, clientData: clientDataJSON, attestation: attestationObject }: MadePasskey,
  expectedChallenge: string,
  { origin: expectedOrigin, rpId: expectedRPID }: PasskeySite,
): Promise<StoredPasskey | undefined> {
  try {
    if (hasCertificates(attestationObject)) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    });
    if (registrationInfo === undefined) return undefined;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return { credentialId, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
  } catch {
    // The library throws for every rule that is broken and for every byte that it cannot read.
    return undefined;
  }
}

/**
 * The app requests no attestation. The library would look up the certificates of one at addresses that they name, and a stranger must
 * not choose what the lender fetches.
 */
const hasCertificates = (attestation: string): boolean =>
  decodeAttestationObject(isoBase64URL.toBuffer(attestation)).get('attStmt').get('x5c') !== undefined;

/**
 * Checks a signature: the challenge, the origin, the domain, that the device verified its user, and that its counter rose.
 * @returns the new counter; undefined if something is wrong
 */
export async function verifySigned(
  { credentialId: id, clientData: clientDataJSON, authenticatorData, signature }: PasskeyProof,
  { publicKey, counter }: StoredPasskey,
  expectedChallenge: string,
  { origin: expectedOrigin, rpId: expectedRPID }: PasskeySite,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
