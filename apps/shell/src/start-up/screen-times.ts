import type { Telemetry } from '@clearloan/privacy';
import type { Router } from '../map/router';
import { pageName } from './page-name';

/** Tells how long each screen took from the tap until it stood there. Names and times; without consent they go nowhere. */
export function timeScreens(router: Router, telemetry: Telemetry): void {
  let place = router.state.location.key;
  let startedAt: number | undefined;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle') {
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
