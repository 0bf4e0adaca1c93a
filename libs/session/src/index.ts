/**
 * What login, account and app lock share: whose data is on this device and how it is cleared, the ways to leave, one-time codes,
 * and the borrower of the session.
 */
export { sessionOnDemand } from './on-demand';
export type { SessionOnDemand } from './on-demand';
export { LeavingProvider, useLeave } from './leaving';
export type { Leaving } from './leaving';
export { endAtLender, endSession } from './end-at-lender';
export { ReadAloud, SharedDevice } from './shared-device';
export {
  applyStoredTheme,
  areAmountsHiddenAtStart,
  chooseTextSize,
  chooseTheme,
  isReadAloudWanted,
  lastingEntries,
  onReadAloudChange,
  saveAmountsHiddenAtStart,
  saveLanguage,
  storedTextSize,
  storedTheme,
  wantReadAloud,
} from './preferences';
export {
  clearLocalData,
  clearStorage,
  dropDatabase,
  readsDatabase,
  shellCaches,
} from './device/clear-local-data';
export { dropSubscription } from './device/drop-subscription';
export { isDifferentBorrower, rememberBorrower, shortHash } from './device/last-borrower';
export { isLoginFresh, rememberLogin } from './device/login-time';
export { clearTabOfFormerBorrower } from './device/tab-owner';
export {
  borrowerHashKey,
  canUseLock,
  isAnythingKept,
  isLockSet,
  keptDataEntry,
  keptPrefix,
  lockEntry,
  sessionsToEndEntry,
  storedBorrowerHash,
} from './device/owner-flags';
export {
  idlePhase,
  isDeviceShared,
  noteTouch,
  onSharingChange,
  presentIdlePhase,
  saveDeviceShared,
} from './device/shared-device';
export type { IdlePhase } from './device/shared-device';
export { loginSteps } from './login-steps';
export type { LoginStep } from './login-steps';
export { nothingUnsent, unsentOf } from './rules/unsent';
export type { Unsent } from './rules/unsent';
export { useLoginSetting } from './queries/codes';
export {
  usePasskeyChallenge,
  usePasskeys,
  useRemovePasskey,
  useSavePasskey,
  useStartPasskey,
} from './queries/passkeys';
export { makePasskey, signByPasskey } from './codes/device-passkeys';
export { forgetSentCode, isStillGood, lastSentCode, usualCodeLength } from './codes/code-sendings';
export { CodeAction, CodeEntry, codeLengthOf, OnlyForYou } from './codes/code-entry';
export { SendFailure } from './codes/send-failure';
export { useCodeSender, useSending } from './codes/use-code-sender';
export type { CodeSender } from './codes/use-code-sender';
export { BareHead, BarePage } from './parts/bare-page';
export { groupedNational, groupedPhone, PhoneField } from './parts/phone-field';
