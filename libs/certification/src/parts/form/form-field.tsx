import { CalendarBlankIcon, ChoiceGroup, DayField, SelectField } from '@clearloan/ui';
import { selectOrdinal } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, type ComponentType } from 'react';
import type { FieldProps } from './field-props';
import { TypedField } from './typed-field';
import type { FormState } from './use-form';
import { useOptionalAside } from './use-optional-aside';
import { useClock } from '@clearloan/app-runtime';
import { lastDayOfMonth } from '../../rules/check-item';

/** The maximum age of borrowers, which keeps the list of years short enough to scroll. */
const oldestBorrower = 100;

/** A date of birth. Leaving one of its three selects is not leaving the field, so it is validated on submit. */
function BirthdayField({ id, item, answer, error, onAnswer }: FieldProps) {
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

/** Up to this many options are shown inline; more open in a sheet. */
const fewOptions = 6;

export interface FormFieldProps extends Omit<FieldProps, 'onAnswer' | 'onLeave'> {
  readonly cityField: ComponentType<FieldProps>;
  readonly inSheet: boolean;
  /** The form as of the last render in a stable ref, so that a question re-renders only when it has changed itself. */
  readonly form: { readonly current: Pick<FormState, 'change' | 'leave'> };
}

/**
 * One question by its kind. An unknown kind is a text field. Typing in one question re-renders only that one: the
 * lender's form may have forty.
 */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { cityField: CityField, inSheet, form, ...asked } = props;
  const { cate, code, options } = asked.item;
  const field: FieldProps = {
    ...asked,
    onAnswer: (answer) => form.current.change(code, answer),
    onLeave: () => form.current.leave(code),
  };
  switch (cate) {
    case 'enum':
      return inSheet || options.length > fewOptions ? <SheetField {...field} /> : <ChoiceField {...field} />;
    case 'citySelect':
      return <CityField {...field} />;
    case 'day':
      return <DayOfMonthField {...field} />;
    case 'date':
      return <BirthdayField {...field} />;
    default:
      return <TypedField {...field} />;
  }
});

/** A few options, all visible. */
function ChoiceField({ id, item, answer, error, onAnswer, onLeave }: FieldProps) {
  const aside = useOptionalAside();
  return (
    <ChoiceGroup
      id={id}
      label={item.title}
      aside={aside(item)}
      hint={item.hint}
      error={error}
      look="halves"
      choices={item.options.map(({ value, label }) => ({ value, title: label }))}
      value={answer.value}
      onChange={(value) => {
        onAnswer({ value });
        onLeave();
      }}
    />
  );
}

/** Many options, in a sheet with a search. */
function SheetField({ id, item, answer, error, onAnswer, onLeave }: FieldProps) {
  const { t } = useLingui();
  const aside = useOptionalAside();
  return (
    <SelectField
      id={id}
      label={item.title}
      aside={aside(item)}
      hint={item.hint}
      error={error}
      placeholder={t`Choose one`}
      options={item.options.map(({ value, label }) => ({ value, label: label }))}
      value={answer.value}
      onChange={(value) => {
        onAnswer({ value });
      }}
      onLeave={onLeave}
    />
  );
}

/** A day of every month: the pay day. */
function DayOfMonthField({ id, item, answer, error, onAnswer, onLeave }: FieldProps) {
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
