import { offlineStore } from '@clearloan/api-client/offline';
import { dayOf, formatTime } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { useClock } from '@clearloan/app-runtime';
import {
  CalendarArt,
  CalendarDotsIcon,
  EmptyState,
  IconButton,
  ListHeading,
  Money,
  Pad,
  Page,
  PrimaryAction,
  PlusIcon,
  SkeletonList,
  Stack,
  Text,
  LinkAction,
  Note,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { DueList } from '../parts/due-item';
import { OpeningNote, ShortfallNote } from '../parts/shortfall-note';
import { LoadingOrError } from '../parts/storage-notes';
import { innerRoutes } from '../inner-routes';
import { useDues, useLocalMoney } from '../queries';
import { groupDues, type Due } from '../rules/due-list';
import { computeOutlook } from '../rules/outlook';
import { ReminderOutbox } from './reminder-outbox';
import { WaysToBeReminded } from './ways-to-be-reminded';
import { useSearchParams } from 'react-router-dom';
import { useWriteReminders } from '../use-write-reminders';
import { mayNotify, notify, alarmsDueNow, setBadge, claimNewAlarms } from '../device/alarms';
import { storedNoticeTexts } from '../notices';
import './reminders-page.css';

/** Payments to anyone: soon, later, and whether the money suffices. */
export function RemindersPage() {
  const { t } = useLingui();
  const today = useClock().today();
  const { dues, isError } = useDues(today);
  useAlarms(dues);
  return (
    <Page
      title={t`Reminders`}
      back={pathTo('main')}
      actions={<IconButton icon={CalendarDotsIcon} label={t`Show as a calendar`} to={innerRoutes.calendar} />}
      bottomBar={
        <PrimaryAction to={innerRoutes.add} icon={<PlusIcon />}>
          <Trans>Add a reminder</Trans>
        </PrimaryAction>
      }
    >
      <UndoDelete />
      <ReminderOutbox />
      {dues === undefined ? (
        <LoadingOrError isError={isError}>
          <SkeletonList rows={4} />
        </LoadingOrError>
      ) : (
        <Dues dues={dues} today={today} />
      )}
    </Page>
  );
}

function Dues({ dues, today }: { dues: readonly Due[]; today: string }) {
  const { soon, later, done, soonTotal } = groupDues(dues);
  if (soon.length + later.length + done.length === 0)
    return (
      <>
        <EmptyState art={<CalendarArt />} title={<Trans>No reminders yet</Trans>}>
          <Trans>
            Add rent, school fees or payments to other lenders. They stay on this phone and work offline.
          </Trans>
        </EmptyState>
        <WaysToBeReminded dues={dues} />
      </>
    );
  return (
    <>
      <Pad>
        <Stack gap={1}>
          <Text tone="dim">
            <Trans>Due in the next 7 days</Trans>
          </Text>
          <Money amount={soonTotal} size="figure" highlighted />
        </Stack>
      </Pad>
      <Group heading={<Trans>This week</Trans>} dues={soon} today={today} />
      <OutlookNote dues={dues} today={today} />
      <Group heading={<Trans>Later</Trans>} dues={later} today={today} />
      <WaysToBeReminded dues={dues} />
      <Group heading={<Trans>Paid off</Trans>} dues={done} today={today} />
    </>
  );
}

function Group({ heading, dues, today }: { heading: ReactNode; dues: readonly Due[]; today: string }) {
  if (dues.length === 0) return null;
  return (
    <>
      <ListHeading>{heading}</ListHeading>
      <DueList dues={dues} today={today} />
    </>
  );
}

/** "Will the money suffice?", which only a book can answer. */
function OutlookNote({ dues, today }: { dues: readonly Due[]; today: string }) {
  const { data: money } = useLocalMoney();
  if (money === undefined || money === null) return null;
  return (
    <div className="cl-reminders-note">
      {money.isOpened ? (
        <ShortfallNote outlook={computeOutlook(dues, money, today)} asLink />
      ) : (
        <OpeningNote />
      )}
    </div>
  );
}

/** Undo after a reminder was deleted, until the borrower leaves. */
function UndoDelete() {
  const [address, setAddress] = useSearchParams();
  const { restore } = useWriteReminders();
  const id = address.get('_undo');
  if (id === null) return null;
  const undo = async () => {
    if (await restore(id)) setAddress({}, { replace: true });
  };
  return (
    <Pad>
      <Note role="status" title={<Trans>Reminder deleted</Trans>}>
        <LinkAction small onClick={() => void undo()}>
          <Trans>Undo</Trans>
        </LinkAction>
      </Note>
    </Pad>
  );
}

const alarmCheckMs = 60_000;

/** While the list is open: rings due alarms, if permitted, and keeps the badge up to date. */
function useAlarms(dues: readonly Due[] | undefined): void {
  const { t } = useLingui();
  const { now } = useClock();
  const title = t`A payment is due`;
  const body = t`Open the app for details.`;
  useEffect(() => {
    if (dues === undefined) return undefined;
    void setBadge(groupDues(dues).soon.length);
    const update = () => {
      if (mayNotify() === 'yes') void ringAlarms(dues, { now: now(), title, body });
    };
    update();
    const timer = window.setInterval(update, alarmCheckMs);
    return () => window.clearInterval(timer);
  }, [dues, now, title, body]);
}

interface AlarmContext {
  readonly now: string;
  readonly title: string;
  readonly body: string;
}

/** What the lender sends to this device does not ring a second time. */
async function ringAlarms(dues: readonly Due[], { now, title, body }: AlarmContext): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const today = dayOf(now, timeZone);
  const isPushed = (await storedNoticeTexts()) !== undefined;
  const ringing = dues.filter(({ source }) => !(isPushed && source === 'own'));
  const newAlarms = await claimNewAlarms(
    offlineStore(),
    alarmsDueNow(ringing, today, formatTime(now, 'en', timeZone)),
  );
  if (newAlarms.length > 0) await notify({ title, body }, `reminders ${today}`);
}
