import { ErrorSummary, Page, PrimaryAction, Stack, StorageFullNote } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { Reminder } from '../contract';
import { BellFields } from '../parts/bell-fields';
import { ReminderFields } from '../parts/reminder-fields';
import { fieldIds, useFaultText } from '../parts/use-fault-text';
import { duePath } from '../paths';
import { useWriteReminders } from '../use-write-reminders';
import { useReminderForm } from './use-reminder-form';

export interface ReminderFormProps {
  readonly id: string;
  readonly title: string;
  readonly kept: Reminder | undefined;
  readonly back: string;
}

const formId = 'reminder';

/** The form of a reminder: purpose, amount, date, interval, alarm. Stored on the device at once. */
export function ReminderForm({ id, title, kept, back }: ReminderFormProps) {
  const navigate = useNavigate();
  const form = useReminderForm(id, kept);
  const write = useWriteReminders();
  const text = useFaultText();
  const save = async () => {
    const reminder = form.finish();
    if (reminder !== undefined && (await write.keep(reminder))) void navigate(duePath(id), { replace: true });
  };
  return (
    <Page
      title={title}
      back={back}
      bottomBar={
        <PrimaryAction type="submit" form={formId}>
          <Trans>Save reminder</Trans>
        </PrimaryAction>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap={6}>
          <Stack gap={6} pad>
            <ErrorSummary
              errors={
                form.attempt > 0
                  ? form.told.map((fault) => ({ fieldId: fieldIds[fault], label: text(fault) }))
                  : []
              }
              attempt={form.attempt}
            />
            <ReminderFields form={form} />
          </Stack>
          <BellFields fields={form.fields} onChange={form.change} />
          {write.isFull && <StorageFullNote />}
        </Stack>
      </form>
    </Page>
  );
}
