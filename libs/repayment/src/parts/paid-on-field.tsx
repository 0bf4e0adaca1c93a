import type { Day } from '@clearloan/formatting';
import { useClock } from '@clearloan/app-runtime';
import { ChoiceGroup, DayField, Stack } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import type { PaidOn } from '../rules/pay-time';

export interface PaidOnFieldProps {
  value: PaidOn;
  onChange: (value: PaidOn) => void;
  /** The date of an earlier payment; undefined while incomplete. */
  day: Day | undefined;
  onDay: (day: Day | undefined) => void;
  error: string | undefined;
}

/** The date on which the borrower paid at the bank. */
export function PaidOnField({ value, onChange, day, onDay, error }: PaidOnFieldProps) {
  const { t } = useLingui();
  const { today } = useClock();
  const year = Number(today().slice(0, 4));
  return (
    <Stack gap={3}>
      <ChoiceGroup
        label={t`When did you pay?`}
        value={value}
        onChange={onChange}
        choices={[
          { value: 'today', title: t`Today` },
          { value: 'yesterday', title: t`Yesterday` },
          { value: 'earlier', title: t`Earlier` },
        ]}
      />
      {value === 'earlier' && (
        <DayField
          label={t`Date of payment`}
          value={day}
          onChange={onDay}
          years={[year, year - 1]}
          error={error}
        />
      )}
    </Stack>
  );
}
