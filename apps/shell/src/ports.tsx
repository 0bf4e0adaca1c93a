import type { AccountOnDemand } from '@clearloan/account';
import { CodeConfirmation, type AuthOnDemand } from '@clearloan/auth';
import type { LockOnDemand } from '@clearloan/device-lock';
import { ConsentPrompts, PrivacyProvider, type PrivacyOnDemand } from '@clearloan/privacy';
import type { RemindersOnDemand } from '@clearloan/reminders';
import { LeavingProvider, ReadAloud, SharedDevice, type SessionOnDemand } from '@clearloan/session';
import { AppRuntimeProvider, type LoadFeatureFacts, type NativeShell } from '@clearloan/app-runtime';
import { useCallback, useMemo, type ReactNode } from 'react';
import { failureMessage, type ShellServices } from './runtime/shell-services';

/** Loaders of components that any screen may need later. The entry passes them, so that no shared chunk names these files. */
export type OnDemand = AccountOnDemand &
  AuthOnDemand &
  LockOnDemand &
  SessionOnDemand &
  PrivacyOnDemand &
  RemindersOnDemand & {
    readonly loadFeatureFacts: LoadFeatureFacts;
    readonly loadSettling: () => Promise<typeof import('./offered-session/settle-offered-session')>;
    readonly loadAppLock: () => Promise<typeof import('./app-lock/app-lock')>;
  };

export interface PortsProps {
  readonly services: Pick<ShellServices, 'client' | 'notifier' | 'privacy'>;
  /** Discards the page and everything in its memory, and opens the app again. */
  readonly startOver: () => void;
  /** Functions of the native shell; empty in a browser. */
  readonly host: NativeShell;
  readonly onDemand: OnDemand;
  readonly children: ReactNode;
}

/** Ports between features, each implemented by its owner. */
export function Ports({ services, startOver, host, onDemand, children }: PortsProps) {
  const { client, notifier, privacy } = services;
  const ofPrivacy = useMemo(() => {
    const readConsents = () => onDemand.readConsents(client);
    return { ...privacy, account: { readConsents, readCopy: () => onDemand.readAccountCopy(client) } };
  }, [client, onDemand, privacy]);
  const showOffline = useCallback(() => notifier.fail(failureMessage('network')), [notifier]);
  const runtime = useMemo(
    () => ({
      nativeShell: host,
      loadFeatureFacts: onDemand.loadFeatureFacts,
      loadPushQuestion: onDemand.loadPushQuestion,
    }),
    [host, onDemand],
  );
  return (
    <AppRuntimeProvider value={runtime}>
      <LeavingProvider
        beforeLeaving={privacy.consents.report}
        startOver={startOver}
        endAtLender={onDemand.endAtLender}
      >
        <SharedDevice loadIdleWatch={onDemand.loadIdleWatch}>
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
