import { useLingui } from '@lingui/react/macro';
import {
  AmountField,
  ChoiceGroup,
  DayField,
  LimitedField,
  TextArea,
  TextField,
  type TypedReadingProps,
} from '@clearloan/ui';
import { dayIn, maxTimes, type FormFault, type FormFields } from '../rules/reminder-form';

/** The ids of the fields, for the error summary. */
export const fieldIds: Readonly<Record<FormFault, string>> = {
  name: 'reminder-name',
  amount: 'reminder-amount',
  day: 'reminder-day',
  times: 'reminder-times',
};

/** What is wrong with a field, and how to fix it. */
export function useFaultText(): (fault: FormFault) => string {
  const { t } = useLingui();
  const label: Record<FormFault, string> = {
    name: t`Enter what it’s for.`,
    amount: t`Enter an amount.`,
    day: t`Choose a date.`,
    times: t`Enter a number from 1 to ${maxTimes}, or leave it empty.`,
  };
  return (fault) => label[fault];
}

interface ReminderFieldsProps {
  readonly form: {
    readonly fields: FormFields;
    /** `YYYY-MM-DD` */
    readonly today: string;
    readonly amountReading: Pick<TypedReadingProps, 'readAs' | 'readings'>;
    readonly faults: readonly FormFault[];
    readonly change: (changes: Partial<FormFields>) => void;
    readonly leave: (field: FormFault, isTyped: boolean) => void;
  };
}

const yearsAhead = [0, 1, 2, 3, 4, 5];

/** Purpose, amount, date, interval, remaining payments. */
export function ReminderFields({ form }: ReminderFieldsProps) {
  const { t } = useLingui();
  const errorOf = useErrorOf(form.faults);
  const { fields, today, change, leave } = form;
  return (
    <>
      <LimitedField
        id={fieldIds.name}
        label={t`What’s it for?`}
        value={fields.productName}
        onChange={(productName) => change({ productName })}
        onLeave={() => leave('name', fields.productName !== '')}
        maxLength={120}
        error={errorOf('name')}
      />
      <LimitedField
        label={t`Who do you pay? (optional)`}
        value={fields.lender}
        onChange={(lender) => change({ lender })}
        maxLength={120}
      />
      <AmountField
        id={fieldIds.amount}
        label={t`Amount`}
        value={fields.typedAmount}
        {...form.amountReading}
        onChange={(typedAmount) => change({ typedAmount })}
        onLeave={() => leave('amount', fields.typedAmount !== '')}
        error={errorOf('amount')}
      />
      <DayField
        id={fieldIds.day}
        label={t`Next date`}
        value={fields.typedDay}
        years={yearsOf(today, dayIn(fields))}
        onChange={(_, typedDay) => change({ typedDay })}
        error={errorOf('day')}
      />
      <OftenFields form={form} />
      <NoteField form={form} />
    </>
  );
}

function OftenFields({ form: { fields, faults: reported, change, leave } }: ReminderFieldsProps) {
  const { t } = useLingui();
  const errorOf = useErrorOf(reported);
  return (
    <>
      <ChoiceGroup
        label={t`How often?`}
        choices={[
          { value: 'once', title: t`Once` },
          { value: 'weekly', title: t`Each week` },
          { value: 'monthly', title: t`Each month` },
        ]}
        value={fields.cycle}
        onChange={(cycle) => change({ cycle })}
        hint={mayBeShort(fields) ? t`In shorter months, it’s due on the last day.` : undefined}
      />
      {fields.cycle !== 'once' && (
        <TextField
          id={fieldIds.times}
          label={t`How many payments are left?`}
          hint={t`Leave empty if there’s no end date.`}
          kind="digits"
          value={fields.typedTimes}
          onChange={(typedTimes) => change({ typedTimes })}
          onLeave={() => leave('times', fields.typedTimes !== '')}
          error={errorOf('times')}
        />
      )}
    </>
  );
}

function NoteField({ form: { fields, change } }: ReminderFieldsProps) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Note (optional)`}
      value={fields.note}
      onChange={(note) => change({ note })}
      maxLength={500}
    />
  );
}

/** Not every month has the chosen day. */
const mayBeShort = (fields: FormFields): boolean =>
  fields.cycle === 'monthly' && Number(dayIn(fields)?.slice(8) ?? 0) > 28;

function useErrorOf(reported: readonly FormFault[]): (fault: FormFault) => string | undefined {
  const text = useFaultText();
  return (fault) => (reported.includes(fault) ? text(fault) : undefined);
}

/** Past years are offered too, so that a late payment can be entered. */
function yearsOf(today: string, chosen: string | undefined): number[] {
  const present = Number(today.slice(0, 4));
  const years = yearsAhead.map((ahead) => present + ahead);
  const year = chosen === undefined ? present : Number(chosen.slice(0, 4));
  return years.includes(year) ? [present - 1, ...years] : [year, ...years].sort((one, other) => one - other);
}
