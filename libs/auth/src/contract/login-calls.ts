/** The calls of the login, which its screen alone begins with. */
import { get, noRequest, nothing, object, postForm } from '@clearloan/api-client/declare';
import { codeRequest, codeSentData, loginData, loginSettingData, password, sharedPhone } from './login';
import { phone, smsCode } from './proof';

/** Says how one logs in here: country code, form of a phone number, length of a code. */
export const loginSetting = get('/service/login/login-init', {
  request: noRequest,
  data: loginSettingData,
  public: true,
});

/** Sends a code to the phone as a message. */
export const sendSmsCode = postForm('/service/login/send-sms-code-new', {
  request: codeRequest,
  data: codeSentData,
  public: true,
});

/** Reads a code aloud in a call to the phone. */
export const sendVoiceCode = postForm('/service/login/send-voice-code', {
  request: codeRequest,
  data: codeSentData,
  public: true,
});

/** Logs in with the code from the phone; a new number becomes a new borrower. */
export const smsCodeLogin = postForm('/service/login/sms-code-login', {
  request: object({ username: phone, smsCode, sharedPhone }),
  data: loginData,
  public: true,
  invalidatesTags: ['account', 'loans'],
});

/** Logs in with a password. */
export const passwordLogin = postForm('/service/login/login', {
  request: object({ username: phone, password, sharedPhone }),
  data: loginData,
  public: true,
  invalidatesTags: ['account', 'loans'],
});

/** Sets a new password with a code from the phone, and ends every session of the borrower. */
export const resetPassword = postForm('/service/login/reset-pwd', {
  request: object({ phone, smsCode, password }),
  data: nothing,
  public: true,
});
