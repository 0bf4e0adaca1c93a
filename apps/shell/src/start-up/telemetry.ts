import { deviceStore } from '@clearloan/api-client';
import type { ScreenRouter } from '@clearloan/app-runtime';
import { createTelemetry, type Telemetry } from '@clearloan/privacy';
import { configuration } from '../configuration';
import { pageName, type ShellServices } from '../runtime/shell-services';

/** Reports, with the borrower's consent, app opens, logins and screen load times. */
export function startTelemetry(services: ShellServices, router: ScreenRouter, drawnAt: number): void {
  const { client, privacy } = services;
  const telemetry = createTelemetry({
    client,
    consentLog: privacy.consentLog,
    market: configuration.market,
    storage: deviceStore,
  });
  telemetry.happened('appOpened');
  telemetry.screenShown(pageName(), drawnAt);
  let wasLoggedIn = client.session.isLoggedIn();
  client.session.subscribe(() => {
    const isLoggedIn = client.session.isLoggedIn();
    if (isLoggedIn && !wasLoggedIn) telemetry.happened('loggedIn');
    wasLoggedIn = isLoggedIn;
  });
  timeScreens(router, telemetry);
}

/** Reports the time from tap to rendered screen: names and durations only, and only with consent. */
function timeScreens(router: ScreenRouter, telemetry: Telemetry): void {
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
