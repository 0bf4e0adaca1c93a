import {
  CodeConfirmation,
  LeavingProvider,
  ReadAloud,
  SharedDevice,
  type AuthOnDemand,
} from '@clearloan/auth';
import { ConsentPrompts, PrivacyProvider, type PrivacyOnDemand } from '@clearloan/privacy';
import type { RemindersOnDemand } from '@clearloan/reminders';
import { AppRuntimeProvider, type LoadFeatureFacts, type NativeShell } from '@clearloan/app-runtime';
import { useMemo, type ReactNode } from 'react';
import { failureMessage, client, notifier, privacy } from './runtime/lender';

const showOffline = () => {
  notifier.fail(failureMessage('network'));
};

/** Parts that any screen may need later. The entry gives their loaders, so that no file that screens share names theirs. */
export type OnDemand = AuthOnDemand &
  PrivacyOnDemand &
  RemindersOnDemand & {
    readonly loadFeatureFacts: LoadFeatureFacts;
    readonly loadAppLock: () => Promise<typeof import('./app-lock/app-lock')>;
  };

export interface PortsProps {
  /** Drops the page with all that is in its memory, and opens the app anew. */
  readonly startOver: () => void;
  /** What the app around the page does; nothing in a browser. */
  readonly host: NativeShell;
  readonly onDemand: OnDemand;
  readonly children: ReactNode;
}

/** What one feature needs of another, each fulfilled by its owner. */
export function Ports({ startOver, host, onDemand, children }: PortsProps) {
  const ofPrivacy = useMemo(() => {
    const readConsents = () => onDemand.readConsents(client);
    return { ...privacy, account: { readConsents, readCopy: () => onDemand.readAccountCopy(client) } };
  }, [onDemand]);
  const runtime = useMemo(
    () => ({ nativeShell: host, loadFeatureFacts: onDemand.loadFeatureFacts }),
    [host, onDemand],
  );
  return (
    <AppRuntimeProvider value={runtime}>
      <LeavingProvider
        beforeLeaving={privacy.consents.report}
        startOver={startOver}
        endAtLender={onDemand.endAtLender}
      >
        <SharedDevice loadQuestion={onDemand.loadStillThere}>
          <PrivacyProvider value={ofPrivacy}>
            <ConsentPrompts loadSheet={onDemand.loadConsentSheet}>
              <CodeConfirmation loadSheet={onDemand.loadCodeSheet} onUnavailable={showOffline}>
                <ReadAloud>{children}</ReadAloud>
              </CodeConfirmation>
            </ConsentPrompts>
          </PrivacyProvider>
        </SharedDevice>
      </LeavingProvider>
    </AppRuntimeProvider>
  );
}
