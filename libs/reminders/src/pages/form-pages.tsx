import { pathTo } from '@clearloan/routes';
import { GoneArt, EmptyState, Page, SkeletonList } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { Unread } from '../parts/storage-notes';
import { duePath } from '../paths';
import { useReminder } from '../queries';
import { ReminderForm } from './reminder-form';

/** A reminder of a payment to anyone. */
export function NewReminderPage() {
  const { t } = useLingui();
  // Created by the device, so that a second tap or a retry is the same reminder.
  const id = useMemo(() => crypto.randomUUID(), []);
  return <ReminderForm id={id} title={t`New reminder`} kept={undefined} back={pathTo('reminders')} />;
}

/** The same fields for an existing reminder. */
export function ChangeReminderPage() {
  const { t } = useLingui();
  const { reminderId = '' } = useParams();
  const { data: kept, isError } = useReminder(reminderId);
  const title = t`Edit reminder`;
  if (kept)
    return <ReminderForm key={kept.id} id={kept.id} title={title} kept={kept} back={duePath(kept.id)} />;
  return (
    <Page title={title} back={pathTo('reminders')}>
      {kept === undefined ? (
        <Unread isError={isError}>
          <SkeletonList rows={4} />
        </Unread>
      ) : (
        <EmptyState art={<GoneArt />} title={<Trans>We can’t find this reminder</Trans>}>
          <Trans>It may have been deleted.</Trans>
        </EmptyState>
      )}
    </Page>
  );
}
