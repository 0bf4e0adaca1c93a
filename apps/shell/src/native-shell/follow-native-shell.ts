import type { Session } from '@clearloan/api-client';
import { isFirstOfVisit, type ScreenRouter } from '@clearloan/app-runtime';

/** What the page asks of a native app by itself. */
export interface ShellRequests {
  /** Leaves the native app. Returns false if the native app does not support it. */
  readonly leave: () => boolean;
  readonly sessionEnded: () => void;
}

/** Handles the native shell's back button, and notifies the shell when the session has ended. */
export function followNativeShell(router: ScreenRouter, session: Session, bridge: ShellRequests): void {
  followBackButton(router, bridge);
  session.subscribe(() => {
    if (!session.isLoggedIn()) bridge.sessionEnded();
  });
}

/** The `window` event with which the native app reports its back button. */
const backEvent = 'clearloan:back';

/**
 * Handles the native back button: closes an open layer, else goes back one screen, else leaves the app. A browser does the same
 * through its history.
 */
function followBackButton(router: ScreenRouter, bridge: ShellRequests): void {
  window.addEventListener(backEvent, () => {
    const layer = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    if (layer !== undefined) {
      layer.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      return;
    }
    if (isFirstOfVisit() && bridge.leave()) return;
    void router.navigate(-1);
  });
}
