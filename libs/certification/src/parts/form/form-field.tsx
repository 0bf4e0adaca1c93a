import { ChoiceGroup, SelectField } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { BirthdayField } from './birthday-field';
import { DayOfMonthField } from './day-of-month-field';
import type { FieldProps } from './field-props';
import { TypedField } from './typed-field';
import { useOptionalAside } from './use-optional-aside';

/** So many options can be overlooked at once; more open in a sheet. */
const fewOptions = 6;

export interface FormFieldProps extends FieldProps {
  readonly cityField: ComponentType<FieldProps>;
  readonly inSheet: boolean;
}

/** One question by its kind. A kind nobody has told us of is asked as a line of text. */
export function FormField({ cityField: CityField, inSheet, ...field }: FormFieldProps) {
  const { cate, options } = field.item;
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
}

/** A few options, all in view. */
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
      options={item.options.map(({ value, label }) => ({ value, words: label }))}
      value={answer.value}
      onChange={(value) => {
        onAnswer({ value });
      }}
      onLeave={onLeave}
    />
  );
}
