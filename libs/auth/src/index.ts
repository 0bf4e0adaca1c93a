/**
 * Login, personal centre, settings; the sheet that confirms a signature by a code; and the local data of a borrower.
 */
export { firstReads } from './first-reads';
export { routes } from './routes';
export { CodeConfirmation } from './code-confirmation';
export type { CodeConfirmationProps } from './code-confirmation';
export { authOnDemand } from './on-demand';
export type { AuthOnDemand } from './on-demand';
export { LeavingProvider } from './leaving';
export type { Leaving } from './leaving';
export { ReadAloud } from './shared-device';
export { SharedDevice } from './shared-device';
export { applyStoredTheme, areAmountsHiddenAtStart } from './preferences';
export { dropOfferedSession, holdOfferedSession, offeredSession } from './device/offered-session';
export { areSessionsToEnd } from './device/kept-flags';
export { captureInstallPrompt } from './device/install-offer';
export { isDeviceShared, presentIdlePhase } from './device/shared-device';
export { isLockSet } from './device/lock-flag';
export { watchLock } from './device/watch-lock';
export { LockScreen } from './lock/lock-screen';
export { clearLocalData } from './device/clear-local-data';
