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

/** Asks once more, over the settings; afterwards nothing of the borrower is on this device. */
export function LogoutPage() {
  const { t } = useLingui();
  const isLoggedIn = useLoggedIn();
  const navigate = useNavigate();
  // The router's key of a page that was opened from a link: there is nothing to go back to.
  const isFirstScreen = useLocation().key === 'default';
  const unsent = useUnsent();
  const preload = usePrefetchScreen();
  // Whoever logs out without a network lands there too.
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

/** With something to lose, the solid way is the one that keeps it. */
function Foot({ unsent: { count, sentBy }, onStay }: FootProps) {
  const { logOut } = useLeave();
  const isOffered = useIsOffered();
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    // Without a network the page stays, and with it what it holds of the removed books.
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

/** What this device alone has of the borrower's own books; nothing until it is known. In no cache: a logout clears those. */
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
        // A device that cannot be read has kept nothing that could be sent.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, []);
  return unsent;
}
