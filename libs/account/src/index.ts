/** Personal centre, settings with the logout, details, devices, passkeys, and the deletion of the account. */
export { routes } from './routes';
export { accountOnDemand } from './on-demand';
export type { AccountOnDemand } from './on-demand';
export { captureInstallPrompt } from './device/install-offer';
