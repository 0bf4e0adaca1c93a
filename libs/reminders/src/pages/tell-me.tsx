import { BellRingingIcon, CalendarDotsIcon, ListItem, List, ListHeading } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { askToNotify, mayNotify } from '../device/bells';
import type { Due } from '../rules/due-list';
import { useCalendarFile } from './use-calendar-file';

/** The ways to be told in time: the phone's calendar, which rings when the app is closed too, and messages. */
export function TellMe({ dues }: { dues: readonly Due[] }) {
  const give = useCalendarFile();
  const open = dues.filter(({ status }) => status !== 'done');
  if (open.length === 0) return null;
  return (
    <>
      <ListHeading>
        <Trans>Be told in time</Trans>
      </ListHeading>
      <List>
        <ListItem
          icon={<CalendarDotsIcon />}
          title={<Trans>Put all in my calendar</Trans>}
          note={<Trans>A file with alarms. Take it again when a day has moved: nothing is doubled.</Trans>}
          onClick={() => void give(open)}
        />
        <Messages />
      </List>
    </>
  );
}

/** Nothing where the phone has no such thing. */
function Messages() {
  const [state, setState] = useState(mayNotify);
  if (state === 'cannot') return null;
  const look = { icon: <BellRingingIcon />, title: <Trans>Messages on this phone</Trans> };
  if (state === 'ask')
    return (
      <ListItem
        {...look}
        note={<Trans>While this list is open. They name no loan and no amount.</Trans>}
        onClick={() => void askToNotify().then(setState)}
      />
    );
  return (
    <ListItem
      {...look}
      note={
        state === 'yes' ? (
          <Trans>On, while this list is open</Trans>
        ) : (
          <Trans>Off. You can allow them in the settings of your browser.</Trans>
        )
      }
    />
  );
}
