/** The endpoints that log in, which only the login needs. */
import {
  flag,
  flagOrNo,
  id,
  nothing,
  object,
  optional,
  postForm,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { phone, smsCode } from '@clearloan/session/contract';

const loginData = object({
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
const password = text(128);

/** A shared device: the lender ends the session after ten minutes without a call instead of an hour. */
const sharedPhone = optional(flag);

/** Logs in with the code; a new phone number creates a new borrower. */
export const smsCodeLogin = postForm('/service/login/sms-code-login', {
  request: object({
    /** The phone number. */
    username: phone,
    /** The code that was sent for `login`. */
    smsCode,
    sharedPhone,
  }),
  data: loginData,
  public: true,
  carriesDevice: true,
  invalidatesTags: ['account', 'loans'],
});

/** Logs in with a password. */
export const passwordLogin = postForm('/service/login/login', {
  request: object({
    /** The phone number. */
    username: phone,
    password,
    sharedPhone,
  }),
  data: loginData,
  public: true,
  carriesDevice: true,
  invalidatesTags: ['account', 'loans'],
});

/** Sets a new password with a code, and ends all sessions of the borrower. */
export const resetPassword = postForm('/service/login/reset-pwd', {
  request: object({
    /** The number of the account. */
    phone,
    /** The code that was sent for `reset`. */
    smsCode,
    /** The new password, as typed. */
    password,
  }),
  data: nothing,
  public: true,
  carriesDevice: true,
});
