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
export { SharedPhone } from './shared-phone';
export { applyStoredLook, areAmountsHiddenAtStart } from './preferences';
export { isHandedOver, noteHandOver } from './phone/hand-over';
export { keepInstallOffer } from './phone/install-offer';
export { isPhoneShared, presentIdlePhase } from './phone/shared-phone';
export { wipePhone } from './phone/wipe-phone';
