import { routeNameOf } from '@clearloan/routes';
import type { ScreenName } from '@clearloan/privacy';

/** The name of the screen on view, for reports and consents: an address may hold an id, a name never does. */
export const pageName = (): ScreenName => routeNameOf(window.location.pathname) ?? 'unknown';
