/** Login, personal centre, settings; the sheet that proves a signature by a code; and what a phone keeps of a borrower. */
export { firstReads } from './first-reads';
export { routes } from './routes';
export { CodeConfirmation } from './code-confirmation';
export type { CodeConfirmationProps } from './code-confirmation';
export { authOnDemand } from './on-demand';
export type { AuthOnDemand } from './on-demand';
export { LeavingProvider } from './leaving';
export type { Leaving } from './leaving';
export { ReadAloud } from './read-aloud';
export { SharedPhone } from './shared-device';
export { applyStoredLook, areAmountsHiddenAtStart } from './preferences';
export { isHandedOver, noteHandOver } from './device/unconfirmed-session';
export { keepInstallOffer } from './device/install-offer';
export { isPhoneShared, presentIdlePhase } from './device/shared-device';
export { wipePhone } from './device/clear-local-data';
