import { CodeConfirmation, LeavingProvider, ReadAloud, SharedPhone } from '@clearloan/auth';
import { ConsentPrompts, PrivacyProvider } from '@clearloan/privacy';
import { FaultReportProvider, HostProvider, OfferedScreensProvider, type Host } from '@clearloan/ui';
import type { ReactNode } from 'react';
import { isOffered } from './map/screens';
import { sayFailure } from './start-up/failure-words';
import { errorReports, notifier } from './start-up/lender';
import { privacy } from './start-up/privacy';

const sayOffline = () => {
  notifier.fail(sayFailure('network'));
};

export interface PortsProps {
  /** Drops the page with all that is in its memory, and opens the app anew. */
  readonly startOver: () => void;
  /** What the app around the page does; nothing in a browser. */
  readonly host: Host;
  readonly children: ReactNode;
}

/** What one feature needs of another, each fulfilled by its owner. */
export function Ports({ startOver, host, children }: PortsProps) {
  return (
    <HostProvider value={host}>
      <OfferedScreensProvider value={isOffered}>
        <LeavingProvider beforeLeaving={privacy.consents.tell} startOver={startOver}>
          <SharedPhone>
            <PrivacyProvider value={privacy}>
              <ConsentPrompts>
                <CodeConfirmation onUnavailable={sayOffline}>
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
