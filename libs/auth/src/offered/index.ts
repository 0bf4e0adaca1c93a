export { inspectSession } from './inspect-session';
export type { Finding } from './inspect-session';
export { OfferedSessionScreen } from './offered-session-screen';
export { enterAccount, refuseSession, switchAccount } from './switch-account';
export { endQueuedSessions } from '../device/sessions-to-end';
