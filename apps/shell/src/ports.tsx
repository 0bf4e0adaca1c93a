import {
  CodeConfirmation,
  LeavingProvider,
  ReadAloud,
  SharedPhone,
  type AuthOnDemand,
} from '@clearloan/auth';
import { ConsentPrompts, PrivacyProvider, type PrivacyOnDemand } from '@clearloan/privacy';
import { FaultReportProvider, HostProvider, OfferedScreensProvider, type Host } from '@clearloan/ui';
import { useMemo, type ReactNode } from 'react';
import { isOffered } from './map/screens';
import { sayFailure } from './start-up/failure-messages';
import { client, errorReports, notifier } from './start-up/lender';
import { privacy } from './start-up/privacy';

const sayOffline = () => {
  notifier.fail(sayFailure('network'));
};

/** Parts that any screen may need later. The entry gives their loaders, so that no file that screens share names theirs. */
export type OnDemand = AuthOnDemand & PrivacyOnDemand;

export interface PortsProps {
  /** Drops the page with all that is in its memory, and opens the app anew. */
  readonly startOver: () => void;
  /** What the app around the page does; nothing in a browser. */
  readonly host: Host;
  readonly onDemand: OnDemand;
  readonly children: ReactNode;
}

/** What one feature needs of another, each fulfilled by its owner. */
export function Ports({ startOver, host, onDemand, children }: PortsProps) {
  const ofPrivacy = useMemo(() => {
    const readConsents = () => onDemand.readConsents(client);
    return { ...privacy, account: { readConsents, readCopy: () => onDemand.readAccountCopy(client) } };
  }, [onDemand]);
  return (
    <HostProvider value={host}>
      <OfferedScreensProvider value={isOffered}>
        <LeavingProvider
          beforeLeaving={privacy.consents.tell}
          startOver={startOver}
          endAtLender={onDemand.endAtLender}
        >
          <SharedPhone loadQuestion={onDemand.loadStillThere}>
            <PrivacyProvider value={ofPrivacy}>
              <ConsentPrompts loadSheet={onDemand.loadConsentSheet}>
                <CodeConfirmation loadSheet={onDemand.loadCodeSheet} onUnavailable={sayOffline}>
                  <FaultReportProvider value={errorReports.skipped}>
                    <ReadAloud>{children}</ReadAloud>
                  </FaultReportProvider>
                </CodeConfirmation>
              </ConsentPrompts>
            </PrivacyProvider>
          </SharedPhone>
        </LeavingProvider>
      </OfferedScreensProvider>
    </HostProvider>
  );
}
