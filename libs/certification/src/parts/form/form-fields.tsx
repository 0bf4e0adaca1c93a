import { CalendarBlankIcon, ChoiceGroup, DayField, SelectField, Stack } from '@clearloan/ui';
import { memo, useLayoutEffect, useRef, type ComponentType } from 'react';
import { selectOrdinal } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useClock } from '@clearloan/app-runtime';
import type { FormItem } from '../../contract';
import { lastDayOfMonth } from '../../rules/check-item';
import { TypedField, useOptionalAside, type FieldProps } from './typed-field';
import type { FormState } from './use-form';
import { useProblemText } from './use-problem-text';

export interface FormFieldsProps {
  readonly form: FormState;
  /** Some of the form's questions, if it has headings in between; all by default. */
  readonly items?: readonly FormItem[] | undefined;
  /** Asks for a city; it reads lists, so the page provides it. */
  readonly cityField: ComponentType<FieldProps>;
  /** Questions whose options always open in a sheet. */
  readonly inSheet?: ((item: FormItem) => boolean) | undefined;
}

const noAnswer = { value: '' };

/** The visible questions, each linked to its label and its error. */
export function FormFields({ form, items = form.items, cityField, inSheet }: FormFieldsProps) {
  const text = useProblemText();
  const last = useRef(form);
  useLayoutEffect(() => {
    last.current = form;
  });
  const visible = form.items.filter(({ code }) => items.some((item) => item.code === code));
  return (
    <Stack gap={6} pad>
      {visible.map((item) => {
        const problem = form.problems.get(item.code);
        return (
          <FormField
            key={item.code}
            id={form.fieldId(item.code)}
            item={item}
            answer={form.answers.get(item.code) ?? noAnswer}
            error={problem && text(item, problem)}
            cityField={cityField}
            inSheet={inSheet?.(item) ?? false}
            form={last}
          />
        );
      })}
    </Stack>
  );
}

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

interface FormFieldProps extends Omit<FieldProps, 'onAnswer' | 'onLeave'> {
  readonly cityField: ComponentType<FieldProps>;
  readonly inSheet: boolean;
  /** The form as of the last render in a stable ref, so that a question re-renders only when it has changed itself. */
  readonly form: { readonly current: Pick<FormState, 'change' | 'leave'> };
}

/**
 * One question by its kind. An unknown kind is a text field. Typing in one question re-renders only that one: the
 * lender's form may have forty.
 */
const FormField = memo(function FormField(props: FormFieldProps) {
  const { cityField: CityField, inSheet, form, ...fieldProps } = props;
  const { cate, code, options } = fieldProps.item;
  const field: FieldProps = {
    ...fieldProps,
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
