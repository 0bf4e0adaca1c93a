import {
  array,
  count,
  flag,
  flagOrNo,
  id,
  manyOf,
  matching,
  object,
  oneOf,
  openEnum,
  optional,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';

export const loginTypes = [
  /** With a code, by text message or call. */
  'sms',
  /** With a password. */
  'password',
] as const;

/** An agreement that is accepted by logging in. */
const loginAgreement = object({
  /** The id of the agreement. */
  scene: id,
  /** Its title. */
  title: text(200),
});
export type LoginAgreement = InferOutput<typeof loginAgreement>;

/** `phonePattern` is a regular expression for the number without its country code. */
export const loginSettingData = object({
  /** The country code, with its plus sign. */
  countryCode: text(8),
  /** A regular expression for the number without its country code. */
  phonePattern: text(200),
  /** How many digits a code has. */
  codeLength: count,
  /** The ways to log in, in order. */
  loginTypes: array(openEnum(loginTypes)),
  /** Whether a code can come by a call. */
  voiceEnabled: flagOrNo,
  /** The agreements that are accepted by logging in. */
  agreements: manyOf(loginAgreement),
});
export type LoginSetting = InferOutput<typeof loginSettingData>;

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

/** Empty means the phone number of the session: a borrower confirms signatures on their own device. */
const phoneOrOwn = matching(/^(\+?\d{6,15})?$/, 'A phone number has 6 to 15 digits.');

export const codeRequest = object({
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

export const loginData = object({
  /** The session; it goes with every other call. */
  sessionId: id,
  /** The number. */
  phone: text(32),
  /** The name of the account: the number. */
  username: text(64),
  /** Whether this login made the account. */
  isNew: flagOrNo,
  /** Of a device that was unknown and is not shared: it sends the token with its next logins (`X-Device-Token`). */
  deviceToken: optional(text(200)),
});
export type Login = InferOutput<typeof loginData>;

/** The password as typed, including leading and trailing spaces. */
export const password = text(128);

/** A shared device: the lender ends the session after ten minutes without a call instead of an hour. */
export const sharedPhone = optional(flag);
