import { safeStorage, useApiClient, type ApiClient } from '@clearloan/api-client';
import { sampleMarket } from '@clearloan/formatting';
import { useState } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { ConsentPrompts } from '../consent-prompts';
import { createConsents } from '../consents';
import { privacyOnDemand } from '../on-demand';
import { createConsentLog } from '../device/consent-log';
import { createTraffic } from '../device/stored-list';
import { PrivacyProvider, type AccountAccess, type Privacy } from '../privacy-context';
import { routes } from '../routes';

const nothingKnown: AccountAccess = {
  readConsents: () => Promise.resolve([]),
  readCopy: () => Promise.resolve({}),
};

export function privacyForTests(client: ApiClient, account: AccountAccess = nothingKnown): Privacy {
  const consentLog = createConsentLog(safeStorage(() => localStorage));
  const consents = createConsents({
    consentLog,
    client,
    market: sampleMarket,
    screen: () => 'privacyCentre',
    makeId: () => crypto.randomUUID(),
  });
  return { consentLog, consents, traffic: createTraffic(safeStorage(() => sessionStorage)), account };
}

interface PrivacyShellProps {
  readonly account: AccountAccess | undefined;
}

/** The providers that the shell renders around the screens. */
function PrivacyShell({ account }: PrivacyShellProps) {
  const client = useApiClient();
  const [privacy] = useState(() => privacyForTests(client, account));
  return (
    <PrivacyProvider value={privacy}>
      <ConsentPrompts loadSheet={privacyOnDemand.loadConsentSheet}>
        <Outlet />
      </ConsentPrompts>
    </PrivacyProvider>
  );
}

/** The library's routes as in the shell, and optional others inside the same providers. */
export const routesInShell = (account?: AccountAccess, others: RouteObject[] = []): RouteObject[] => [
  { element: <PrivacyShell account={account} />, children: [...routes, ...others] },
];
