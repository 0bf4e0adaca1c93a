import { Stack } from '@clearloan/ui';
import { useLayoutEffect, useRef, type ComponentType } from 'react';
import type { FormItem } from '../../contract';
import type { FieldProps } from './field-props';
import { FormField } from './form-field';
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
  const shown = form.items.filter(({ code }) => items.some((item) => item.code === code));
  return (
    <Stack gap={6} pad>
      {shown.map((item) => {
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
