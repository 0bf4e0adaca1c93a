import { CheckRow, Pad, SelectField, Stack } from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FormFields } from '../rules/reminder-form';
import './bell-fields.css';

/** The choices: enough for a week's notice, few enough to show at once. */
const choices = [7, 3, 1, 0] as const;
const hours = ['07:00', '09:00', '12:00', '18:00', '21:00'] as const;

export interface BellFieldsProps {
  readonly fields: Pick<FormFields, 'daysBefore' | 'time'>;
  readonly onChange: (changes: Partial<FormFields>) => void;
}

/** How many days before, and at what time. Without a selected day there is no alarm. */
export function BellFields({ fields: { daysBefore, time }, onChange }: BellFieldsProps) {
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
