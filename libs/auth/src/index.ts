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
export { isAnythingKept } from './device/owner-flags';
export { captureInstallPrompt } from './device/install-offer';
export { isDeviceShared, presentIdlePhase } from './device/shared-device';
export { isLockSet } from './device/owner-flags';
export { watchLock } from './device/watch-lock';
export { inspectSession } from './offered/inspect-session';
export type { Finding } from './offered/inspect-session';
export { OfferedSessionScreen } from './offered/offered-session-screen';
export { dropOldData, enterAccount, refuseSession, switchAccount } from './offered/switch-account';
export { endQueuedSessions } from './offered/sessions-to-end';
export { LockScreen } from './lock/lock-screen';
export { clearLocalData } from './device/clear-local-data';
