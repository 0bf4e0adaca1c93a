import { useLoggedIn } from '@clearloan/api-client';
import { useKept } from '@clearloan/api-client/offline';
import { pathTo } from '@clearloan/routes';
import { Button, Note, Sheet, Stack, Text } from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useLeave } from '../leaving';
import { SettingsPage } from './settings-page';

/** Asks once more, over the settings; afterwards nothing of the borrower is on this phone. */
export function LogoutPage() {
  const { t } = useLingui();
  const isLoggedIn = useLoggedIn();
  const navigate = useNavigate();
  // The router's key of a page that was opened from a link: there is nothing to go back to.
  const isFirstScreen = useLocation().key === 'default';
  const { logOut } = useLeave();
  const [isBusy, setBusy] = useState(false);
  if (!isLoggedIn) return <Navigate to={pathTo('main')} replace />;

  const stay = () => {
    void (isFirstScreen ? navigate(pathTo('setting'), { replace: true }) : navigate(-1));
  };
  const leave = () => {
    setBusy(true);
    void logOut();
  };
  return (
    <>
      <SettingsPage />
      <Sheet
        open
        title={t`Log out?`}
        onClose={stay}
        foot={
          <Stack gap={2}>
            <Button loading={isBusy} onClick={leave}>
              <Trans>Log out</Trans>
            </Button>
            <Button kind="line" onClick={stay}>
              <Trans>Stay</Trans>
            </Button>
          </Stack>
        }
      >
        <Stack gap={3} pad>
          <NotSent />
          <Text>
            <Trans>Your loans and your payments stay as they are.</Trans>
          </Text>
          <Text tone="dim">
            <Trans>
              From this phone we remove your number, saved amounts and forms you did not send. Language and
              colours stay.
            </Trans>
          </Text>
        </Stack>
      </Sheet>
    </>
  );
}

/** What was written without a network and is nowhere but on this phone. */
function NotSent() {
  const { data: waiting } = useKept(['not sent'], (box) => box.waiting());
  if (waiting === undefined || waiting.count === 0) return null;
  return (
    <Note kind="due" title={<Trans>Not everything is sent</Trans>}>
      <Plural
        value={waiting.count}
        one="# entry is only on this phone. It goes when you log out."
        other="# entries are only on this phone. They go when you log out."
      />
    </Note>
  );
}
