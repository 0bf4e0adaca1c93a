/** One-time codes: their purposes, and the endpoints that send one to a phone. */
import {
  count,
  matching,
  object,
  oneOf,
  optional,
  postForm,
  type InferOutput,
} from '@clearloan/api-client/declare';

/** The purposes of a code; a code is only valid for its own purpose. */
export const codePurposes = [
  /** To log in. */
  'login',
  /** To set a new password. */
  'reset',
  /** To delete the account. */
  'delete',
  /** To sign a loan. */
  'confirm',
  /** To agree to a delay or to a plan for a late borrower. */
  'delay',
  /** To end other sessions. */
  'sessions',
  /** To allow automatic payments. */
  'autopay',
  /** To change the phone number: sent to the present one. */
  'phone',
  /** To change the phone number: sent to the new one. */
  'newPhone',
  /** To add a passkey. */
  'passkey',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** What a code is for; one that goes to an e-mail address proves only that address. */
export type CodeUse = CodePurpose | 'email';

/** Empty means the phone number of the session: a borrower confirms signatures on their own device. */
const phoneOrOwn = matching(/^(\+?\d{6,15})?$/, 'A phone number has 6 to 15 digits.');

const codeRequest = object({
  /** The number; empty for the borrower's own, which a code that signs always goes to. */
  phone: phoneOrOwn,
  /** What the code is for. */
  type: oneOf(codePurposes),
});

/** Seconds until another code can be requested, and the validity of this one. */
export const codeSentData = object({
  /** Seconds until another code can be requested. */
  retryAfter: count,
  /** How many digits the code has. */
  codeLength: count,
  /** For how many seconds the code is valid. */
  validFor: optional(count),
});
export type CodeSent = InferOutput<typeof codeSentData>;

/** Sends a code by text message. */
export const sendSmsCode = postForm('/service/login/send-sms-code-new', {
  request: codeRequest,
  data: codeSentData,
  public: true,
  carriesDevice: true,
});

/** Reads a code aloud in a phone call. */
export const sendVoiceCode = postForm('/service/login/send-voice-code', {
  request: codeRequest,
  data: codeSentData,
  public: true,
  carriesDevice: true,
});
