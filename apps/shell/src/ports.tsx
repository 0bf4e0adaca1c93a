import { CodeConfirmation, LeavingProvider, ReadAloud, SharedPhone, type AuthLayers } from '@clearloan/auth';
import { ConsentPrompts, PrivacyProvider, type PrivacyLayers } from '@clearloan/privacy';
import { FaultReportProvider, HostProvider, OfferedScreensProvider, type Host } from '@clearloan/ui';
import type { ReactNode } from 'react';
import { isOffered } from './map/screens';
import { sayFailure } from './start-up/failure-words';
import { errorReports, notifier } from './start-up/lender';
import { privacy } from './start-up/privacy';

const sayOffline = () => {
  notifier.fail(sayFailure('network'));
};

/** The layers that open over any screen. The entry gives their loaders, so that no file that screens share names theirs. */
export type Layers = AuthLayers & PrivacyLayers;

export interface PortsProps {
  /** Drops the page with all that is in its memory, and opens the app anew. */
  readonly startOver: () => void;
  /** What the app around the page does; nothing in a browser. */
  readonly host: Host;
  readonly layers: Layers;
  readonly children: ReactNode;
}

/** What one feature needs of another, each fulfilled by its owner. */
export function Ports({ startOver, host, layers, children }: PortsProps) {
  return (
    <HostProvider value={host}>
      <OfferedScreensProvider value={isOffered}>
        <LeavingProvider beforeLeaving={privacy.consents.tell} startOver={startOver}>
          <SharedPhone loadQuestion={layers.loadStillThere}>
            <PrivacyProvider value={privacy}>
              <ConsentPrompts loadSheet={layers.loadConsentSheet}>
                <CodeConfirmation loadSheet={layers.loadCodeSheet} onUnavailable={sayOffline}>
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
