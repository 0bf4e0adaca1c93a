import { DeviceMobileIcon, List, ListHeading, ListItem } from '@clearloan/ui';
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
        to={innerPatterns.devices}
        icon={<DeviceMobileIcon />}
        title={<Trans>Where you’re logged in</Trans>}
        note={<Trans>Log out other devices</Trans>}
      />
    </List>
  </>
);
