/** The calls about logging in and the account. */
import {
  flag,
  get,
  noRequest,
  nothing,
  object,
  optional,
  postForm,
  text,
} from '@clearloan/api-client/declare';
import { deletionData, userInfoData, userMenuData } from './contract/account';
import {
  codeRequest,
  codeSentData,
  loginData,
  loginSettingData,
  password,
  phone,
  sharedPhone,
  smsCode,
} from './contract/login';

export type { Consent, Deletion, KeptItem, MenuItem, UserInfo } from './contract/account';
export { codePurposes, loginTypes } from './contract/login';
export type { CodePurpose, CodeSent, Login, LoginAgreement, LoginSetting } from './contract/login';

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
  changes: ['account', 'loans'],
});

/** Logs in with a password. */
export const passwordLogin = postForm('/service/login/login', {
  request: object({ username: phone, password, sharedPhone }),
  data: loginData,
  public: true,
  changes: ['account', 'loans'],
});

/** Sets a new password with a code from the phone, and ends every session of the borrower. */
export const resetPassword = postForm('/service/login/reset-pwd', {
  request: object({ phone, smsCode, password }),
  data: nothing,
  public: true,
  changes: ['account'],
});

/** Ends the session of this phone. */
export const logout = postForm('/service/login/logout', {
  request: noRequest,
  data: nothing,
  changes: ['account'],
});

/** The older name of logging out, for lenders that do not know the newer one. */
export const userLogout = postForm('/user/logout', {
  request: noRequest,
  data: nothing,
  changes: ['account'],
});

/** Lists what the personal centre offers this borrower. */
export const userMenu = get('/v3/personal-center/user-menu', {
  request: noRequest,
  data: userMenuData,
  about: ['account', 'loans', 'certification', 'cards', 'complaints'],
});

/** Shows who the lender takes the borrower for; with `full`, everything that is held. */
export const userInfo = get('/v3/personal-center/user-info', {
  request: object({ full: optional(flag) }),
  data: userInfoData,
  about: ['account', 'loans', 'repayment', 'certification', 'cards', 'consents'],
});

/** Deletes the account, or with `preview` says what would happen and changes nothing. */
export const deleteUser = postForm('/v3/personal-center/user-delete', {
  request: object({
    preview: optional(flag),
    smsCode: optional(smsCode),
    reason: optional(text(300)),
  }),
  data: deletionData,
  changes: ['account'],
});
