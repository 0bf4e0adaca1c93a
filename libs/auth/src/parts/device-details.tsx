import { buildId, useLanguage, useMarket } from '@clearloan/app-runtime';
import { List, ListItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { isDeviceShared, onSharingChange } from '../device/shared-device';
import { languageNames } from './language-item';

/** Details for the borrower or support: version, language, time zone and local data. */
export function DeviceDetails() {
  const language = useLanguage();
  const { timeZone } = useMarket();
  return (
    <List>
      <ListItem title={<Trans>Version</Trans>} value={buildId()} />
      <ListItem title={<Trans>Language</Trans>} value={languageNames[language]} />
      <ListItem title={<Trans>Time zone</Trans>} value={timeZone} />
      <Kept />
    </List>
  );
}

function Kept() {
  const isShared = useSyncExternalStore(onSharingChange, isDeviceShared);
  return (
    <ListItem
      title={<Trans>Saved on this phone</Trans>}
      note={
        isShared ? (
          <Trans>Only your settings, because you share this phone.</Trans>
        ) : (
          <Trans>
            Settings, your records, and what you read in the last 7 days. Logging out removes all but the
            settings.
          </Trans>
        )
      }
    />
  );
}
