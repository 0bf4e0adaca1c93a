import type { Session } from '@clearloan/api-client';
import type { ScreenRouter } from '@clearloan/app-runtime';
import { followBackButton } from './back-button';
import type { Bridge } from './bridge';

/** Handles the native shell's back button, and notifies the shell when the session has ended. */
export function followNativeShell(router: ScreenRouter, session: Session, bridge: Bridge): void {
  followBackButton(router, bridge);
  session.subscribe(() => {
    if (!session.isLoggedIn()) bridge.sessionEnded();
  });
}
