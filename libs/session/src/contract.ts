/** What every screen of a login or an account needs: codes, the borrower of the session, passkeys, and the end of a session. */
import { noRequest, nothing, postForm } from '@clearloan/api-client/declare';

export { codeIsUsable, loginIsPossible } from './contract/login-rules';
export { loginSetting, loginTypes } from './contract/login-setting';
export type { LoginAgreement, LoginSetting } from './contract/login-setting';
export { codePurposes, codeSentData, sendSmsCode, sendVoiceCode } from './contract/codes';
export type { CodePurpose, CodeSent, CodeUse } from './contract/codes';
export { phone, smsCode } from './contract/proof';
export { userInfo } from './contract/user-info';
export type { Consent, UserInfo } from './contract/user-info';
export {
  passkeyChallenge,
  passkeyList,
  passkeyPurposes,
  removePasskey,
  savePasskey,
  startPasskey,
} from './contract/passkeys';
export type { Passkey, PasskeyChallenge, PasskeyStart } from './contract/passkeys';

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
