import { isFirstOfVisit, type ScreenRouter } from '@clearloan/app-runtime';
import type { Bridge } from './bridge';

/** The `window` event with which the native app reports its back button. */
const backEvent = 'clearloan:back';

/**
 * Handles the native back button: closes an open layer, else goes back one screen, else leaves the app. A browser does the same
 * through its history.
 */
export function followBackButton(router: ScreenRouter, bridge: Bridge): void {
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
