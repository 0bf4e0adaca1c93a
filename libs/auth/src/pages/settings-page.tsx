import { useLoggedIn } from '@clearloan/api-client';
import { pathTo } from '@clearloan/routes';
import {
  Details,
  List,
  ListHeading,
  ListItem,
  Page,
  SignOutIcon,
  TrashIcon,
  DeviceMobileIcon,
  IdentificationCardIcon,
  LockSimpleIcon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { isLockSet } from '../device/lock-flag';
import { isLockOffered } from '../device/lock-setup';
import { DeviceDetails } from '../parts/device-details';
import { MarketFacts } from '../parts/market-facts';
import { EasierToRead } from './easier-to-read';
import { OnThisDevice } from './on-this-device';
import { innerPatterns } from '../rules/inner-paths';

/** Settings for readability, hiding amounts and formats, and the ways to leave. */
export function SettingsPage() {
  const { t } = useLingui();
  const isLoggedIn = useLoggedIn();
  return (
    <Page title={t`Settings`} back={isLoggedIn ? pathTo('mine') : pathTo('main')}>
      <EasierToRead />
      <OnThisDevice isLoggedIn={isLoggedIn} />
      <Details>
        <DeviceDetails />
      </Details>
      {isLoggedIn && <SecurityList />}
      {isLoggedIn && <WaysOut />}
      <Details title={<Trans>For support</Trans>}>
        <MarketFacts />
      </Details>
    </Page>
  );
}

function WaysOut() {
  return (
    <>
      <ListHeading>
        <Trans>Log out or delete</Trans>
      </ListHeading>
      <List>
        <ListItem to={pathTo('logout')} icon={<SignOutIcon />} title={<Trans>Log out</Trans>} />
        <ListItem
          to={pathTo('deleteAccount')}
          icon={<TrashIcon />}
          title={<Trans>Delete my account</Trans>}
          note={<Trans>When you have no open loan</Trans>}
        />
      </List>
    </>
  );
}

/** What protects the account. */
const SecurityList = () => (
  <>
    <ListHeading>
      <Trans>Security</Trans>
    </ListHeading>
    <List>
      <ListItem
        to={innerPatterns.details}
        icon={<IdentificationCardIcon />}
        title={<Trans>Name and phone number</Trans>}
        note={<Trans>View and edit</Trans>}
      />
      <ListItem
        to={innerPatterns.devices}
        icon={<DeviceMobileIcon />}
        title={<Trans>Where you’re logged in</Trans>}
        note={<Trans>Log out other devices</Trans>}
      />
      {isLockOffered() && (
        <ListItem
          to={innerPatterns.appLock}
          icon={<LockSimpleIcon />}
          title={<Trans>App lock</Trans>}
          note={<Trans>Fingerprint, face or PIN on this phone</Trans>}
          value={isLockSet() ? <Trans>On</Trans> : <Trans>Off</Trans>}
        />
      )}
    </List>
  </>
);
