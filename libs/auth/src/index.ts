/** Login, the sheet that confirms a signature by a code, idle visits, and a session that a link offers. */
export { firstReads } from './first-reads';
export { routes } from './routes';
export { CodeConfirmation } from './code-confirmation';
export type { CodeConfirmationProps } from './code-confirmation';
export { authOnDemand } from './on-demand';
export type { AuthOnDemand } from './on-demand';
export { dropOfferedSession, holdOfferedSession, offeredSession } from './device/offered-session';
export { inspectSession } from './offered/inspect-session';
export type { Finding } from './offered/inspect-session';
export { OfferedSessionScreen } from './offered/offered-session-screen';
export { dropOldData, enterAccount, refuseSession, switchAccount } from './offered/switch-account';
export { endQueuedSessions } from './offered/sessions-to-end';
