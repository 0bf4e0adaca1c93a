import type { Telemetry } from '@clearloan/privacy';
import type { ScreenRouter } from '@clearloan/app-runtime';
import { pageName } from './page-name';

/** Tells how long each screen took from the tap until it stood there. Names and times; without consent they go nowhere. */
export function timeScreens(router: ScreenRouter, telemetry: Telemetry): void {
  let place = router.state.location.key;
  let startedAt: number | undefined;
  router.subscribe(() => {
    const { coming, location } = router.state;
    if (coming !== undefined) {
      startedAt ??= performance.now();
      return;
    }
    if (location.key === place) return;
    place = location.key;
    const now = performance.now();
    telemetry.screenShown(pageName(), now - (startedAt ?? now));
    startedAt = undefined;
  });
}
