/** How borrowers log in. The ways to send a code need it too. */
import {
  array,
  count,
  flagOrNo,
  get,
  id,
  manyOf,
  noRequest,
  object,
  openEnum,
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
const loginSettingData = object({
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

/** Returns the login settings: country code, phone number format, code length. */
export const loginSetting = get('/service/login/login-init', {
  request: noRequest,
  data: loginSettingData,
  public: true,
});
