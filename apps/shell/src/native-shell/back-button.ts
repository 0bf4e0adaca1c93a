import { isFirstOfVisit, type ScreenRouter } from '@clearloan/app-runtime';
import type { Bridge } from './bridge';

/** The event on `window` by which the app around the page tells of its back button. */
const backEvent = 'clearloan:back';

/**
 * The device's back button inside an app: closes what lies over the screen, else goes one screen back, else leaves. The
 * same as in a browser, but that there the history does it.
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
