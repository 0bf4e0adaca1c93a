import {
  createApiClient,
  createBusinessTime,
  createIdempotencyKeys,
  createQueryClient,
  safeStorage,
  type ApiClient,
} from '@clearloan/api-client';
import { createErrorReports, createConsentLog, createTraffic, mayBeSent } from '@clearloan/privacy';
import { activeLanguage, buildId, createNotifier } from '@clearloan/app-runtime';
import { configuration } from '../configuration';
import { failureMessage } from './failure-messages';
import { pageName } from './page-name';
import { session } from './session';

const businessTime = createBusinessTime(Date.now);

export const notifier = createNotifier();
export const queries = createQueryClient();

/** Told when the lender ends the session; the router listens. */
export const expiry = new EventTarget();

/** The consents that decide what may be sent, and what was. */
export const consentLog = createConsentLog(safeStorage(() => window.localStorage));
export const traffic = createTraffic(safeStorage(() => window.sessionStorage));
export const errorReports = createErrorReports({ client: () => client, page: pageName, build: buildId() });

export const client: ApiClient = createApiClient({
  ...configuration,
  session,
  notifier,
  businessTime,
  keys: createIdempotencyKeys(
    safeStorage(() => window.sessionStorage),
    () => crypto.randomUUID(),
  ),
  language: activeLanguage,
  preloadedResponses: typeof window === 'undefined' ? undefined : window.preloadedResponses,
  failureMessage,
  gate: ({ consent }) =>
    consent === undefined || mayBeSent(consent, consentLog.lines(), configuration.market),
  observe: (report) => {
    traffic.take(report);
    errorReports.callEnded(report);
  },
  onExpired: () => {
    queries.clear();
    expiry.dispatchEvent(new Event('expired'));
  },
});
