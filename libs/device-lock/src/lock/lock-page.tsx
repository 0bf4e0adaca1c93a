import { useApiClient } from '@clearloan/api-client';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { Button, Note, Page, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { canUseLock, endSession, isLoginFresh, useLeave } from '@clearloan/session';
import { readLock, type AppLock } from '../device/lock-store';
import { LockForm } from './lock-form';
import { ProveForm } from './prove-form';

/** Sets, changes and removes this device's lock, after a proof of the present lock or a fresh login. */
export function LockPage() {
  const [lock] = useState(readLock);
  const [isProven, setProven] = useState(isLoginFresh);
  if (!canUseLock()) return <NotOffered />;
  const present = lock === 'broken' ? undefined : lock;
  if (isProven) return <LockForm lock={present} />;
  return (
    <Proof
      lock={present}
      onProven={() => {
        setProven(true);
      }}
    />
  );
}

const AppLockPage = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLingui();
  return (
    <Page title={t`App lock`} back={pathTo('setting')}>
      <Stack gap={5} pad>
        {children}
      </Stack>
    </Page>
  );
};

const NotOffered = () => (
  <AppLockPage>
    <Note title={<Trans>App lock isn’t available here</Trans>}>
      <Trans>It needs a secure connection. Open the app at its https address.</Trans>
    </Note>
  </AppLockPage>
);

interface ProofProps {
  readonly lock: AppLock | undefined;
  readonly onProven: () => void;
}

/** Stops someone with the unlocked phone from locking its owner out or removing the lock. */
function Proof({ lock, onProven }: ProofProps) {
  const { t } = useLingui();
  const { logOut } = useLeave();
  const { logInAgain, isBusy } = useLoginAgain();
  return (
    <AppLockPage>
      {lock === undefined ? (
        <Text>
          <Trans>To set up app lock, log in again first. That way, nobody else can set it up.</Trans>
        </Text>
      ) : (
        <>
          <Text>
            {lock.kind === 'pin' ? (
              <Trans>Enter your PIN to change app lock.</Trans>
            ) : (
              <Trans>Use your fingerprint, face or screen lock to change app lock.</Trans>
            )}
          </Text>
          <ProveForm lock={lock} act={t`Continue`} onProven={onProven} onUsedUp={() => void logOut()} />
        </>
      )}
      <Button kind={lock === undefined ? 'solid' : 'line'} loading={isBusy} onClick={logInAgain}>
        {lock === undefined ? <Trans>Log in again</Trans> : <Trans>Log in again instead</Trans>}
      </Button>
    </AppLockPage>
  );
}

/**
 * Ends the session and returns here after the login. Local data stays, as when the lender ends a session; it is cleared when another
 * borrower logs in.
 */
function useLoginAgain() {
  const client = useApiClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const logInAgain = async () => {
    setBusy(true);
    await endSession(client);
    client.session.saveLogin(null);
    queries.clear();
    await navigate(withOwnKeys(pathTo('login'), { _return: pathTo('appLock') }), { replace: true });
  };
  return { logInAgain: () => void logInAgain(), isBusy };
}
