import { fillPath, pathTo } from '@clearloan/routes';
import { useClock, useHasScreen } from '@clearloan/app-runtime';
import {
  GoneArt,
  EmptyState,
  IconButton,
  Page,
  PencilSimpleIcon,
  PrimaryAction,
  SkeletonList,
  Stack,
  StorageFullNote,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { DueFacts } from '../parts/due-facts';
import { LoadingOrError } from '../parts/storage-notes';
import { innerRoutes } from '../inner-routes';
import { useDues, useReminder } from '../queries';
import { usualBell, type Due } from '../rules/due-list';
import { useWriteReminders } from '../use-write-reminders';
import { DueActs } from './due-acts';
import { ReminderOutbox } from './reminder-outbox';

/** One payment: its facts, its alarm, and the available actions. */
export function DuePage() {
  const { t } = useLingui();
  const { reminderId = '' } = useParams();
  const today = useClock().today();
  const { dues, isError } = useDues(today);
  const due = dues?.find(({ id }) => id === reminderId);
  const { data: reminder, isError: isShut } = useReminder(reminderId);
  const isNowhere = dues !== undefined && reminder === null;
  if (due === undefined)
    return (
      <Page title={t`Reminder`} back={pathTo('reminders')}>
        {isNowhere ? (
          <NotHere />
        ) : (
          <LoadingOrError isError={isError || isShut}>
            <SkeletonList rows={3} />
          </LoadingOrError>
        )}
      </Page>
    );
  return due.source === 'own' ? (
    <OwnPayment due={due} today={today} />
  ) : (
    <OtherPayment due={due} today={today} />
  );
}

/** The device does not have it, but the lender may, so this screen syncs too. */
const NotHere = () => (
  <>
    <ReminderOutbox />
    <EmptyState art={<GoneArt />} title={<Trans>We can’t find this reminder</Trans>}>
      <Trans>It may have been deleted.</Trans>
    </EmptyState>
  </>
);

interface PaymentProps {
  readonly due: Due;
  readonly today: string;
}

/** A payment of a loan with this lender: the lender sets its date, and it is paid on the loan's page. */
function OwnPayment({ due, today }: PaymentProps) {
  const hasScreen = useHasScreen();
  const loan = due.orderId === undefined ? undefined : pathTo('loanDetailUrl', { orderId: due.orderId });
  return (
    <Page
      title={due.productName}
      back={pathTo('reminders')}
      bottomBar={
        loan !== undefined &&
        hasScreen(loan) && (
          <PrimaryAction to={loan}>
            <Trans>Go to this loan</Trans>
          </PrimaryAction>
        )
      }
    >
      <DueFacts due={due} today={today} />
      <DueActs due={due} />
    </Page>
  );
}

function OtherPayment({ due, today }: PaymentProps) {
  const { t } = useLingui();
  const { data: reminder } = useReminder(due.id);
  const write = useWriteReminders();
  if (!reminder) return null;
  const isDone = due.status === 'done';
  return (
    <Page
      title={due.productName}
      back={pathTo('reminders')}
      actions={
        <IconButton
          icon={PencilSimpleIcon}
          label={t`Change`}
          to={fillPath(innerRoutes.change, { reminderId: due.id })}
        />
      }
      bottomBar={
        isDone ? undefined : (
          <PrimaryAction onClick={() => void write.markPaid(reminder)}>
            <Trans>Mark as paid</Trans>
          </PrimaryAction>
        )
      }
    >
      <Stack>
        <ReminderOutbox />
        {write.isFull && <StorageFullNote />}
        <DueFacts due={due} today={today} />
      </Stack>
      <DueActs
        due={due}
        onBell={(isOn) => void write.setBell(reminder, isOn ? usualBell : undefined)}
        onTakeBack={(due.paidTimes ?? 0) > 0 ? () => void write.takeBack(reminder) : undefined}
        onRemove={() => write.remove(due.id)}
      />
    </Page>
  );
}
