import { useLoggedIn, useRead } from '@clearloan/api-client';
import { lazyPart } from '@clearloan/app-runtime';
import { BellRingingIcon, CalendarDotsIcon, ListItem, List, ListHeading, PartFailure } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { pushSetting } from '../contract';
import { askToNotify, mayNotify } from '../device/alarms';
import type { Due } from '../rules/due-list';
import { useCalendarFile } from './use-calendar-file';

const PushSwitch = lazyPart(async () => (await import('./push-switch')).PushSwitch, PartFailure);

/** Ways to be reminded in time: the device's calendar, which also works while the app is closed, and notifications. */
export function WaysToBeReminded({ dues }: { dues: readonly Due[] }) {
  const saveCalendar = useCalendarFile();
  const isLoggedIn = useLoggedIn();
  const { data } = useRead(pushSetting, {}, { enabled: isLoggedIn });
  const publicKey = isLoggedIn ? data?.publicKey : undefined;
  const open = dues.filter(({ status }) => status !== 'done');
  if (open.length === 0 && publicKey === undefined) return null;
  return (
    <>
      <ListHeading>
        <Trans>Get reminded</Trans>
      </ListHeading>
      <List>
        {open.length > 0 && (
          <ListItem
            icon={<CalendarDotsIcon />}
            title={<Trans>Add all to my calendar</Trans>}
            note={
              <Trans>
                Adds your due dates to your calendar. Download again after a change; you won’t get duplicates.
              </Trans>
            }
            onClick={() => void saveCalendar(open)}
          />
        )}
        {publicKey === undefined ? (
          <AlertsOnThisPhone />
        ) : (
          <PushSwitch publicKey={publicKey} fallback={null} />
        )}
      </List>
    </>
  );
}

/** Empty if the device does not support them. */
function AlertsOnThisPhone() {
  const [state, setState] = useState(mayNotify);
  if (state === 'cannot') return null;
  const appearance = { icon: <BellRingingIcon />, title: <Trans>Alerts on this phone</Trans> };
  if (state === 'ask')
    return (
      <ListItem
        {...appearance}
        note={<Trans>Only while this page is open. Loan name and amount stay private.</Trans>}
        onClick={() => void askToNotify().then(setState)}
      />
    );
  return (
    <ListItem
      {...appearance}
      note={
        state === 'yes' ? (
          <Trans>On while this page is open</Trans>
        ) : (
          <Trans>Off. You can allow alerts in your browser settings.</Trans>
        )
      }
    />
  );
}
