import { safeStorage } from '@clearloan/api-client';
import { createTelemetry } from '@clearloan/privacy';
import { configuration } from '../configuration';
import { client, errorReports, consentLog, privacy } from '../runtime/lender';

export const telemetry = createTelemetry({
  client,
  consentLog,
  market: configuration.market,
  storage: safeStorage(() => window.localStorage),
});

/** Tells what waits, now and when there is a connection; that somebody logged in; and what broke without anybody noticing. */
export function watchOverPrivacy(): void {
  const report = () => void privacy.consents.report();
  report();
  window.addEventListener('online', report);
  let wasLoggedIn = client.session.isLoggedIn();
  client.session.subscribe(() => {
    const isLoggedIn = client.session.isLoggedIn();
    if (isLoggedIn && !wasLoggedIn) telemetry.happened('loggedIn');
    wasLoggedIn = isLoggedIn;
  });
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    errorReports.broke(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    errorReports.broke(reason);
  });
}
