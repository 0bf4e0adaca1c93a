import { DeviceMobileIcon, IdentificationCardIcon, List, ListHeading, ListItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { innerPatterns } from '../rules/inner-paths';

/** What protects the account. */
export const SecurityList = () => (
  <>
    <ListHeading>
      <Trans>Security</Trans>
    </ListHeading>
    <List>
      <ListItem
        to={innerPatterns.details}
        icon={<IdentificationCardIcon />}
        title={<Trans>Name and phone number</Trans>}
        note={<Trans>See and change them</Trans>}
      />
      <ListItem
        to={innerPatterns.devices}
        icon={<DeviceMobileIcon />}
        title={<Trans>Where you’re logged in</Trans>}
        note={<Trans>Log out other devices</Trans>}
      />
    </List>
  </>
);
