import { useBrand } from '@clearloan/app-runtime';
import { Button, FailedState, Page, PrimaryAction, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeave } from '../leaving';
import { confirmSession } from '../device/unconfirmed-session';
import { noteBorrower } from '../device/last-borrower';
import { useUserInfo } from '../account-queries';
import type { LoginTrip } from './use-login-trip';

/**
 * For a session from a link: the user must confirm the account before any personal screen. Otherwise a stranger's link would
 * collect the documents and bank account of anyone who opens it. Rejecting it ends that session everywhere.
 */
export function UnconfirmedSessionStep({ trip }: { readonly trip: LoginTrip }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { name: brandName } = useBrand();
  const { data, error, isFetching, refetch } = useUserInfo();
  const phone = data?.phone;
  const goOn = () => {
    if (phone !== undefined) noteBorrower(phone);
    confirmSession();
    void navigate(trip.returnPath(), { replace: true });
  };
  return (
    <Page
      title={phone === undefined ? t`Whose account is this?` : t`Continue as ${phone}?`}
      heading="question"
      lead={<Trans>A link opened {brandName} with this number. Continue only if it’s yours.</Trans>}
      bottomBar={
        <PrimaryAction
          loading={data === undefined && isFetching}
          disabled={data === undefined && !isFetching}
          reason={t`We need to check this account first.`}
          onClick={goOn}
        >
          <Trans>Yes, continue</Trans>
        </PrimaryAction>
      }
    >
      <Stack gap={5} pad>
        {data === undefined && error !== null && (
          <FailedState
            title={<Trans>The account didn’t load</Trans>}
            isTrying={isFetching}
            onRetry={() => void refetch()}
          >
            {error.message}
          </FailedState>
        )}
        <NotMe />
      </Stack>
    </Page>
  );
}

function NotMe() {
  const { logOut } = useLeave();
  const [isBusy, setBusy] = useState(false);
  const refuse = () => {
    setBusy(true);
    void logOut();
  };
  return (
    <Button kind="line" loading={isBusy} onClick={refuse}>
      <Trans>No, this isn’t me</Trans>
    </Button>
  );
}
