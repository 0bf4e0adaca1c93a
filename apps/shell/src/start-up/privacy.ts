import { safeStorage } from '@clearloan/api-client';
import { readAccountCopy, readConsents } from '@clearloan/auth';
import { createConsents, createTelemetry, type Privacy } from '@clearloan/privacy';
import { configuration } from '../configuration';
import { client, errorReports, ledger, traffic } from './lender';
import { pageName } from './page-name';

const { market } = configuration;

const consents = createConsents({
  ledger,
  client,
  market,
  screen: pageName,
  makeId: () => crypto.randomUUID(),
});

/** For the screens of the privacy centre and the prompts. */
export const privacy: Privacy = {
  ledger,
  consents,
  traffic,
  account: { readConsents: () => readConsents(client), readCopy: () => readAccountCopy(client) },
};

export const telemetry = createTelemetry({
  client,
  ledger,
  market,
  storage: safeStorage(() => window.localStorage),
});

/** Tells what waits, now and when there is a connection; that somebody logged in; and what broke without anybody noticing. */
export function watchOverPrivacy(): void {
  const tell = () => void consents.tell();
  tell();
  window.addEventListener('online', tell);
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
