/** The endpoints of the login, which only its screen needs at start. */
import { get, noRequest, nothing, object, postForm } from '@clearloan/api-client/declare';
import { codeRequest, codeSentData, loginData, loginSettingData, password, sharedPhone } from './login';
import { phone, smsCode } from './proof';

/** Returns the login settings: country code, phone number format, code length. */
export const loginSetting = get('/service/login/login-init', {
  request: noRequest,
  data: loginSettingData,
  public: true,
});

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
