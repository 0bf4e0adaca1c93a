import { useLoggedIn } from '@clearloan/api-client';
import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { pathTo } from '@clearloan/routes';
import { useIsOffered, usePrefetchScreen } from '@clearloan/app-runtime';
import { Button, ButtonLink, Sheet, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useLeave } from '../leaving';
import { LogoutText } from '../parts/logout-text';
import { type Unsent, nothingUnsent, unsentOf } from '../rules/unsent';
import { SettingsPage } from './settings-page';

/** Asks for confirmation over the settings; afterwards no data of the borrower is left on this device. */
export function LogoutPage() {
  const { t } = useLingui();
  const isLoggedIn = useLoggedIn();
  const navigate = useNavigate();
  // The router's key of a page that was opened from a link: there is no page to go back to.
  const isFirstScreen = useLocation().key === 'default';
  const unsent = useUnsent();
  const preload = usePrefetchScreen();
  // A logout without a network also leads there.
  useEffect(() => preload(pathTo('main'), 'look'), [preload]);
  if (!isLoggedIn) return <Navigate to={pathTo('main')} replace />;

  const stay = () => {
    void (isFirstScreen ? navigate(pathTo('setting'), { replace: true }) : navigate(-1));
  };
  return (
    <>
      <SettingsPage />
      <Sheet open title={t`Log out?`} onClose={stay} foot={<Foot unsent={unsent} onStay={stay} />}>
        <LogoutText unsent={unsent.count} />
      </Sheet>
    </>
  );
}

interface FootProps {
  readonly unsent: Unsent;
  readonly onStay: () => void;
}

/** If data would be lost, the solid button is the one that keeps it. */
function Foot({ unsent: { count, sentBy }, onStay }: FootProps) {
  const { logOut } = useLeave();
  const isOffered = useIsOffered();
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    // Without a network the page stays, including what it holds in memory of the deleted books.
    void logOut().then(closeOfflineStore);
  };
  return (
    <Stack gap={2}>
      {sentBy && isOffered(pathTo(sentBy)) && (
        <ButtonLink to={pathTo(sentBy)}>
          <Trans>View and send first</Trans>
        </ButtonLink>
      )}
      <Button kind={count > 0 ? 'line' : 'solid'} loading={isBusy} onClick={leave}>
        {count > 0 ? <Trans>Log out and lose them</Trans> : <Trans>Log out</Trans>}
      </Button>
      <Button kind="line" onClick={onStay}>
        <Trans>Stay</Trans>
      </Button>
    </Stack>
  );
}

/**
 * What only this device has of the borrower's own books; empty until known. Not in the query cache: a logout clears
 * that.
 */
function useUnsent(): Unsent {
  const [unsent, setUnsent] = useState(nothingUnsent);
  useEffect(() => {
    let isHere = true;
    void offlineStore()
      .pending()
      .then(
        (pending) => {
          if (isHere) setUnsent(unsentOf(pending));
        },
        // A device that cannot be read has stored nothing to send.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, []);
  return unsent;
}
