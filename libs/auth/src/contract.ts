/** The endpoints of login and account. */
import { noRequest, nothing, postForm } from '@clearloan/api-client/declare';

export * from './contract/account-rules';
export { changePhone, deleteUser, userInfo, userMenu } from './contract/account-calls';
export type { Consent, Deletion, KeptItem, MenuItem, UserInfo } from './contract/account';
export { deviceBrowsers, deviceSystems, endSessions, sessionList } from './contract/sessions';
export type { DeviceSession } from './contract/sessions';
export {
  passkeyChallenge,
  passkeyList,
  passkeyPurposes,
  removePasskey,
  savePasskey,
  startPasskey,
} from './contract/passkeys';
export type { Passkey, PasskeyChallenge, PasskeyStart } from './contract/passkeys';
export {
  emailAddress,
  mailedDocuments,
  removeEmail,
  saveEmail,
  sendDocument,
  sendEmailCode,
} from './contract/email';
export type { CodeUse, EmailAddress } from './contract/email';
export { codePurposes, loginTypes } from './contract/login';
export {
  loginSetting,
  passwordLogin,
  resetPassword,
  sendSmsCode,
  sendVoiceCode,
  smsCodeLogin,
} from './contract/login-calls';
export type { CodePurpose, CodeSent, Login, LoginAgreement, LoginSetting } from './contract/login';

/** Ends the session of this device. */
export const logout = postForm('/service/login/logout', {
  request: noRequest,
  data: nothing,
});

/** The older logout endpoint, for lenders that do not support the newer one. */
export const userLogout = postForm('/user/logout', {
  request: noRequest,
  data: nothing,
});
