import { useClock } from '@clearloan/app-runtime';
import { DayField } from '@clearloan/ui';
import type { FieldProps } from './field-props';

/** Nobody older borrows, and the years are few enough to scroll. */
const oldestBorrower = 100;

/** A day of birth. Leaving one of its three lists is not leaving the field, so it is checked when the form is sent. */
export function BirthdayField({ id, item, answer, error, onAnswer }: FieldProps) {
  const { today } = useClock();
  const thisYear = Number(today().slice(0, 4));
  return (
    <DayField
      id={id}
      label={item.title}
      hint={item.hint}
      error={error}
      birthday
      years={Array.from({ length: oldestBorrower }, (_, back) => thisYear - back)}
      value={answer.value === '' ? undefined : answer.value}
      onChange={(day) => {
        onAnswer({ value: day ?? '' });
      }}
    />
  );
}
