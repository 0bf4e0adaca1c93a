export { codeSent, loginSetting } from '../fixtures/codes';
export { noPasskeys, passkeyChallenge, passkeyStart, twoPasskeys } from '../fixtures/passkeys';
export { userInfo, userInfoFull, userInfoOfNewBorrower } from '../fixtures/user-info';
export { fakeCredentials } from './fake-credentials';
export { leavingShell } from './leaving-shell';
