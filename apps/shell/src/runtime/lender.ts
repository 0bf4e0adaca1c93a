import { routeNameOf } from '@clearloan/routes';
import {
  type ScreenName,
  createErrorReports,
  createConsentLog,
  createTraffic,
  mayBeSent,
  createConsents,
} from '@clearloan/privacy';
import {
  type FailureKind,
  createSession,
  safeStorage,
  createApiClient,
  createBusinessTime,
  createIdempotencyKeys,
  createQueryClient,
  deviceStore,
  type ApiClient,
} from '@clearloan/api-client';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { activeLanguage, buildId, createNotifier, type Clock } from '@clearloan/app-runtime';
import { configuration } from '../configuration';
import { dayOf } from '@clearloan/formatting';

/** The name of the current screen, for reports and consents: a URL may contain an id, a name never does. */
export const pageName = (): ScreenName => routeNameOf(window.location.pathname) ?? 'unknown';

const sentences: Record<FailureKind, MessageDescriptor> = {
  offline: msg`You’re offline. Nothing was sent. Try again when you’re connected.`,
  network: msg`We couldn’t connect to the lender. Try again.`,
  timedOut: msg`The lender took too long to reply. Try again.`,
  unreadable: msg`We couldn’t read the lender’s reply. Try again.`,
  portal: msg`This Wi-Fi needs you to sign in first. Open your browser, sign in and try again.`,
  refused: msg`The lender couldn’t do this. Try again later.`,
  consentMissing: msg`We didn’t send this because you haven’t agreed to it.`,
};

/** The message for a failed request, in the current language. */
export const failureMessage = (word: FailureKind): string => i18n._(sentences[word]);

/** The device's session. The URL is empty during prerendering. */
export const session = createSession({
  storage: deviceStore,
  address: () => (typeof window === 'undefined' ? '' : window.location.href),
  language: activeLanguage,
});

const businessTime = createBusinessTime(Date.now);

export const notifier = createNotifier();

export const queries = createQueryClient();

/** Receives an event when the lender ends the session; the router listens. */
export const expiry = new EventTarget();

/** The borrower's consents, which decide what may be sent. */
export const consentLog = createConsentLog(deviceStore);

const traffic = createTraffic(safeStorage(() => window.sessionStorage));

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

/** The lender's time and the current day in the market's time zone: no screen uses the device's clock for a date of a loan. */
export const clock: Clock = {
  now: client.businessTime.now,
  today: () => dayOf(client.businessTime.now(), configuration.market.timeZone),
};

const { market } = configuration;

const consents = createConsents({
  consentLog,
  client,
  market,
  screen: pageName,
  makeId: () => crypto.randomUUID(),
});

/** For the privacy centre and the consent prompts. The borrower's own answers are added where these render. */
export const privacy = { consentLog, consents, traffic };
