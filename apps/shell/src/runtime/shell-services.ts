import { routeNameOf } from '@clearloan/routes';
import {
  createErrorReports,
  createConsentLog,
  createTraffic,
  mayBeSent,
  createConsents,
  type Consents,
  type ErrorReports,
  type List,
  type ScreenName,
  type Traffic,
} from '@clearloan/privacy';
import {
  createSession,
  tabStore,
  createApiClient,
  createBusinessTime,
  createIdempotencyKeys,
  createQueryClient,
  deviceStore,
  type ApiClient,
  type FailureKind,
  type Session,
} from '@clearloan/api-client';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { activeLanguage, buildId, createNotifier, type Clock, type Notifier } from '@clearloan/app-runtime';
import type { QueryClient } from '@tanstack/react-query';
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

/** The app's mutable services. Created once at startup, once by the prerendering build, and by each test. */
export interface ShellServices {
  /** The device's session. */
  readonly session: Session;
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly notifier: Notifier;
  /** The lender's time and the current day in the market's time zone: no screen uses the device's clock for a date of a loan. */
  readonly clock: Clock;
  /** Receives `expired` when the lender ends the session; the router listens. */
  readonly expiry: EventTarget;
  readonly errorReports: ErrorReports;
  /** For the privacy centre and the consent prompts. The borrower's own answers are added where these render. */
  readonly privacy: {
    /** The borrower's consents, which decide what may be sent. */
    readonly consentLog: List;
    readonly consents: Consents;
    readonly traffic: Traffic;
  };
}

export function createServices(): ShellServices {
  const { market } = configuration;
  const session = createSession({
    storage: deviceStore,
    // Empty during prerendering. A fragment may carry a session, which no call uses before the borrower accepts it.
    address: () => (typeof window === 'undefined' ? '' : window.location.search),
    language: activeLanguage,
  });
  const businessTime = createBusinessTime(Date.now);
  const notifier = createNotifier();
  const queries = createQueryClient();
  const expiry = new EventTarget();
  const consentLog = createConsentLog(deviceStore);
  const traffic = createTraffic(tabStore);
  const errorReports = createErrorReports({ client: () => client, page: pageName, build: buildId() });
  const client: ApiClient = createApiClient({
    ...configuration,
    session,
    notifier,
    businessTime,
    keys: createIdempotencyKeys(tabStore, () => crypto.randomUUID()),
    language: activeLanguage,
    preloadedResponses: typeof window === 'undefined' ? undefined : window.preloadedResponses,
    failureMessage,
    gate: ({ consent }) => consent === undefined || mayBeSent(consent, consentLog.lines(), market),
    observe: (report) => {
      traffic.take(report);
      errorReports.callEnded(report);
    },
    onExpired: () => {
      queries.clear();
      expiry.dispatchEvent(new Event('expired'));
    },
  });
  const clock: Clock = { now: businessTime.now, today: () => dayOf(businessTime.now(), market.timeZone) };
  const consents = createConsents({
    consentLog,
    client,
    market,
    screen: pageName,
    makeId: () => crypto.randomUUID(),
  });
  const privacy = { consentLog, consents, traffic };
  return { session, client, queries, notifier, clock, expiry, errorReports, privacy };
}
