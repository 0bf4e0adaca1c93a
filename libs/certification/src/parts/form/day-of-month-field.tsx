import { CalendarBlankIcon, SelectField } from '@clearloan/ui';
import { selectOrdinal } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lastDayOfMonth } from '../../rules/check-item';
import type { FieldProps } from './field-props';
import { useOptionalAside } from './use-optional-aside';

/** A day of every month: the pay day. */
export function DayOfMonthField({ id, item, answer, error, onAnswer, onLeave }: FieldProps) {
  const { t } = useLingui();
  const aside = useOptionalAside();
  const days = Array.from(
    { length: Math.min(item.max ?? lastDayOfMonth, lastDayOfMonth) },
    (_, day) => day + 1,
  );
  return (
    <SelectField
      id={id}
      label={item.title}
      aside={aside(item)}
      hint={item.hint}
      error={error}
      placeholder={t`Choose a day`}
      icon={<CalendarBlankIcon />}
      options={days.map((day) => ({
        value: String(day),
        label: t`${selectOrdinal(day, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} of the month`,
      }))}
      value={answer.value}
      onChange={(value) => {
        onAnswer({ value });
      }}
      onLeave={onLeave}
    />
  );
}
