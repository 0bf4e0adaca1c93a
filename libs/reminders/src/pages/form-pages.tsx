import { useTyped } from '@clearloan/api-client';
import { useClock, useMarket, useSharedDevice } from '@clearloan/app-runtime';
import { minorOfTyped, plainAmount, readTypedAmount, shownReading } from '@clearloan/formatting';
import { fillPath, pathTo } from '@clearloan/routes';
import {
  EmptyState,
  ErrorSummary,
  GoneArt,
  Page,
  PrimaryAction,
  SkeletonList,
  Stack,
  StorageFullNote,
  UnsavedDraftNote,
  CheckRow,
  Pad,
  SelectField,
} from '@clearloan/ui';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useMemo, useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadingOrError } from '../parts/storage-notes';
import { innerRoutes } from '../inner-routes';
import { useReminder } from '../queries';
import type { Reminder } from '../contract';
import { fieldIds, ReminderFields, useFaultText } from '../parts/reminder-fields';
import { useWriteReminders } from '../use-write-reminders';
import { blank, fieldsOf, textsOf, withTyped } from '../rules/reminder-draft';
import {
  dayIn,
  faultsOf,
  maxAmount,
  reminderFrom,
  type FormFault,
  type FormFields,
} from '../rules/reminder-form';
import '../parts/bell-fields.css';

/** A reminder of a payment to anyone. */
export function NewReminderPage() {
  // Created by the device, so that a second tap or a retry is the same reminder.
  const id = useMemo(() => crypto.randomUUID(), []);
  return <ReminderForm id={id} before={undefined} />;
}

/** The same fields for an existing reminder. */
export function ChangeReminderPage() {
  const { t } = useLingui();
  const { reminderId = '' } = useParams();
  const { data: reminder, isError } = useReminder(reminderId);
  if (reminder) return <ReminderForm key={reminder.id} id={reminder.id} before={reminder} />;
  return (
    <Page title={t`Edit reminder`} back={pathTo('reminders')}>
      {reminder === undefined ? (
        <LoadingOrError isError={isError}>
          <SkeletonList rows={4} />
        </LoadingOrError>
      ) : (
        <EmptyState art={<GoneArt />} title={<Trans>We can’t find this reminder</Trans>}>
          <Trans>It may have been deleted.</Trans>
        </EmptyState>
      )}
    </Page>
  );
}

interface ReminderFormProps {
  readonly id: string;
  /** The reminder being changed; `undefined` for a new one. */
  readonly before: Reminder | undefined;
}

const formId = 'reminder';

/** The form of a reminder: purpose, amount, date, interval, alarm. Stored on the device at once. */
function ReminderForm({ id, before }: ReminderFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useReminderForm(id, before);
  const write = useWriteReminders();
  const text = useFaultText();
  const path = fillPath(innerRoutes.reminder, { reminderId: id });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const reminder = form.finish();
    if (reminder === undefined || !(await write.keep(reminder))) return;
    form.draft.forget();
    void navigate(path, { replace: true });
  };
  return (
    <Page
      title={before ? t`Edit reminder` : t`New reminder`}
      back={before ? path : pathTo('reminders')}
      bottomBar={
        <PrimaryAction type="submit" form={formId}>
          <Trans>Save reminder</Trans>
        </PrimaryAction>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={6}>
          <Stack gap={6} pad>
            <ErrorSummary
              errors={
                form.attempt > 0
                  ? form.faults.map((fault) => ({ fieldId: fieldIds[fault], label: text(fault) }))
                  : []
              }
              attempt={form.attempt}
            />
            <UnsavedDraftNote draft={form.draft} />
            <ReminderFields form={form} />
          </Stack>
          <BellFields fields={form.fields} onChange={form.change} />
          {write.isFull && <StorageFullNote />}
        </Stack>
      </form>
    </Page>
  );
}

/** The fields of a reminder, and what is missing. @param before the reminder being changed */
function useReminderForm(id: string, before: Reminder | undefined) {
  const market = useMarket();
  const today = useClock().today();
  const [attempt, setAttempt] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<FormFault>>(new Set());
  const draft = useTyped(`reminder.${before === undefined ? 'new' : id}`, useSharedDevice());
  const [start] = useState(() =>
    before === undefined ? blank : fieldsOf(before, plainAmount(before.amount, market)),
  );
  const fields = withTyped(start, draft.texts);
  const read = readTypedAmount(fields.typedAmount, market, { most: maxAmount });
  const amount = minorOfTyped(read);
  const faults = faultsOf(fields, amount);
  const repayTime = dayIn(fields);
  return {
    draft,
    fields,
    today,
    attempt,
    /** How the amount was parsed, if that is worth showing. */
    amountReading: shownReading(read),
    /** The errors to show: all after an attempt, otherwise those of fields that were left. */
    faults: attempt > 0 ? faults : faults.filter((fault) => left.has(fault)),
    change: (changes: Partial<FormFields>) => draft.type(textsOf(changes)),
    leave: (field: FormFault, isTyped: boolean) => {
      if (isTyped) setLeft(new Set([...left, field]));
    },
    /** The reminder to store; undefined while something is missing, which is then shown. */
    finish: (): Reminder | undefined => {
      setAttempt(attempt + 1);
      if (faults.length > 0 || amount === undefined || repayTime === undefined) return undefined;
      return reminderFrom({ ...fields, repayTime }, amount, id, before);
    },
  };
}

/** The choices: enough for a week's notice, few enough to show at once. */
const choices = [7, 3, 1, 0] as const;
const hours = ['07:00', '09:00', '12:00', '18:00', '21:00'] as const;

interface BellFieldsProps {
  readonly fields: Pick<FormFields, 'daysBefore' | 'time'>;
  readonly onChange: (changes: Partial<FormFields>) => void;
}

/** How many days before, and at what time. Without a selected day there is no alarm. */
function BellFields({ fields: { daysBefore, time }, onChange }: BellFieldsProps) {
  const { t } = useLingui();
  const times = hours.includes(time as (typeof hours)[number]) ? hours : [...hours, time].sort();
  const toggle = (days: number) => (isOn: boolean) =>
    onChange({ daysBefore: isOn ? [...daysBefore, days] : daysBefore.filter((each) => each !== days) });
  return (
    <Stack gap={2}>
      <fieldset className="cl-reminders-bell">
        <legend>
          <Trans>Remind me</Trans>
        </legend>
        {choices.map((days) => (
          <CheckRow key={days} checked={daysBefore.includes(days)} onChange={toggle(days)}>
            {days === 0 ? (
              <Trans>On the day, at {time}</Trans>
            ) : (
              <Plural value={days} one={`# day before, at ${time}`} other={`# days before, at ${time}`} />
            )}
          </CheckRow>
        ))}
      </fieldset>
      <Pad>
        <SelectField
          label={t`At what time?`}
          placeholder={t`Choose a time`}
          options={times.map((each) => ({ value: each, label: each }))}
          value={time}
          onChange={(chosen) => onChange({ time: chosen })}
        />
      </Pad>
    </Stack>
  );
}
