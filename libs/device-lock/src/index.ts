/** The lock of the app on this device: its screen, its settings, and when it locks. */
export { routes } from './routes';
export { lockOnDemand } from './on-demand';
export type { LockOnDemand } from './on-demand';
export { watchLock } from './device/watch-lock';
export { LockScreen } from './lock/lock-screen';
