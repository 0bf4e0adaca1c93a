/** The endpoints of passkeys: keys of a borrower's devices that sign in the place of a code. */
import {
  array,
  count,
  get,
  id,
  instant,
  matching,
  noRequest,
  object,
  oneOf,
  optional,
  postForm,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { smsCode } from './proof';

/** Bytes in base64url, at most as many letters. */
const base64url = (most: number) => matching(/^[\w-]+$/, 'Bytes are written in base64url.', most);
/** The id of a passkey at its device: at most 1 023 bytes (WebAuthn, 4). */
const credentialId = base64url(1_364);

const passkey = object({
  /** Identifies the passkey in this list. */
  passkeyId: id,
  /** What the lender calls it in the borrower’s language: the browser and the system on which it was added. */
  name: text(80),
  /** When it was added. */
  addedAt: instant,
  /** When it last signed. */
  usedAt: optional(instant),
});
export type Passkey = InferOutput<typeof passkey>;

/** Lists the borrower's passkeys, the newest first. */
export const passkeyList = get('/v3/personal-center/passkey-list', {
  request: noRequest,
  data: object({
    /** The passkeys, the newest first. */
    list: array(passkey),
  }),
  providesTags: ['account'],
});

const challenge = base64url(128);
/** For how many seconds the challenge is valid. */
const validFor = count;
/** The domain that the passkeys belong to (WebAuthn, `rpId`). */
const rpId = text(253);

/** Begins to add a passkey. A challenge is only returned for the right code. */
export const startPasskey = postForm('/v3/personal-center/passkey-start', {
  request: object({
    /** The code that was sent for `passkey`. */
    smsCode,
  }),
  data: object({
    /** What the new passkey answers to. */
    challenge,
    validFor,
    rpId,
    /** Names the borrower to the device; contains nothing about them. */
    userId: base64url(86),
    /** What the device shows beside the passkey: the number, masked. */
    userName: text(64),
    /** The passkeys that exist: a device that has one of them makes no other. */
    credentialIds: array(credentialId),
  }),
});
export type PasskeyStart = InferOutput<typeof startPasskey.data>;

/** Adds the passkey that the device made for the challenge. */
export const savePasskey = postForm('/v3/personal-center/passkey-save', {
  request: object({
    credentialId,
    /** `clientDataJSON`, in base64url. */
    clientData: base64url(4_000),
    /** `attestationObject`, in base64url. */
    attestation: base64url(16_000),
  }),
  data: object({
    /** The new passkey. */
    passkeyId: id,
  }),
  invalidatesTags: ['account'],
});

/** Removes a passkey: from then on it signs nothing. */
export const removePasskey = postForm('/v3/personal-center/passkey-remove', {
  request: object({
    /** The passkey. */
    passkeyId: id,
  }),
  data: object({
    /** How many passkeys are left. */
    left: count,
  }),
  invalidatesTags: ['account'],
});

/** What a passkey can sign; the words are those of a code. */
export const passkeyPurposes = [
  /** A loan. */
  'confirm',
] as const;

/** Returns a challenge that is signed in the place of a code: once, and only for this subject. */
export const passkeyChallenge = postForm('/v3/personal-center/passkey-challenge', {
  request: object({
    /** What the signature is for. */
    type: oneOf(passkeyPurposes),
    /**
     * What is signed, word by word. For `confirm` the JSON list of `orderId`, `amount` in minor units, `tenure`,
     * `kfsVersion`, and `scene` and `version` of each agreement, all from the request that will carry the signature.
     */
    subject: text(2_000),
  }),
  data: object({
    /** What the passkey signs. */
    challenge,
    validFor,
    rpId,
    /** The passkeys that can sign. */
    credentialIds: array(credentialId),
  }),
});
export type PasskeyChallenge = InferOutput<typeof passkeyChallenge.data>;
