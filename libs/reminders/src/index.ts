/** Payments to any lender, and their due dates; stored on the device first. */
export { localDueCount } from './device/due-days';
export { keepPushCurrent } from './device/keep-push-current';
export { remindersOnDemand } from './on-demand';
export type { RemindersOnDemand } from './on-demand';
export { messageRoutes, routes } from './routes';
