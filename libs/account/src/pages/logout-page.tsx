import { useLoggedIn } from '@clearloan/api-client';
import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { pathTo } from '@clearloan/routes';
import { useHasScreen, usePrefetchScreen } from '@clearloan/app-runtime';
import { Button, ButtonLink, Note, Sheet, Stack, Text, WarningCircleIcon } from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useLeave, type Unsent, nothingUnsent, unsentOf } from '@clearloan/session';
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
  const hasScreen = useHasScreen();
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    // Without a network the page stays, including what it holds in memory of the deleted books.
    void logOut().then(closeOfflineStore);
  };
  return (
    <Stack gap={2}>
      {sentBy && hasScreen(pathTo(sentBy)) && (
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

interface LogoutTextProps {
  /** Items in the borrower's own books that only this device has. */
  readonly unsent: number;
}

/** What a logout changes and deletes; what would be lost comes first. */
function LogoutText({ unsent }: LogoutTextProps) {
  return (
    <Stack gap={3} pad>
      {unsent > 0 && (
        <Note
          kind="due"
          icon={WarningCircleIcon}
          title={
            <Plural
              value={unsent}
              one="# record is only on this phone"
              other="# records are only on this phone"
            />
          }
        >
          <Trans>They haven’t been sent yet. If you log out now, you’ll lose them.</Trans>
        </Note>
      )}
      <Text>
        <Trans>Your loans and payments stay the same.</Trans>
      </Text>
      <Text tone="dim">
        <Trans>
          We’ll remove your number, saved amounts and unsent forms from this phone. Your language, text size
          and theme stay.
        </Trans>
      </Text>
    </Stack>
  );
}
