import { useLingui } from '@lingui/react/macro';
import { readTypedAmount, shownReading } from '@clearloan/formatting';
import { useMarket } from '@clearloan/app-runtime';
import { AmountField, LimitedField, type TextFieldProps } from '@clearloan/ui';
import { useState } from 'react';
import type { FormItem } from '../../contract';
import type { Answer } from '../../rules/answers';
import { checkItem } from '../../rules/check-item';
import { doubtInAnswer, type NumberWarning } from '../../rules/id-numbers';

/** The props of every field kind: a question, its answer, and the error text. */
export interface FieldProps {
  readonly id: string;
  readonly item: FormItem;
  readonly answer: Answer;
  readonly error: string | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly onLeave: () => void;
}

/** The "optional" text beside the label of optional questions. */
export function useOptionalAside(): (item: FormItem) => string | undefined {
  const { t } = useLingui();
  return ({ required }) => (required ? undefined : t`Optional`);
}

type Keyboard = NonNullable<TextFieldProps['kind']>;

/** The keyboard for the lender's input type; unknown types are plain text. */
const keyboards = new Map<string | undefined, Keyboard>([
  ['digits', 'digits'],
  ['number', 'digits'],
  ['tel', 'phone'],
]);

/** Autofill, by the specification's names of the questions. */
const autoComplete = new Map<string, TextFieldProps['autoComplete']>([
  ['residentaddress', 'street-address'],
  ['home_pin_code', 'postal-code'],
  ['company_name', 'organization'],
  ['position', 'organization-title'],
  ['name', 'name'],
]);

/** The maximum length of an answer in the contract. */
const longestAnswer = 500;

/** A text field. */
export function TypedField({ id, item, answer, error, onAnswer, onLeave }: FieldProps) {
  const market = useMarket();
  const aside = useOptionalAside();
  const doubtText = useDoubtText();
  const [wasLeft, setWasLeft] = useState(answer.value !== '');
  // No warning while a number is being typed.
  const doubt = wasLeft ? doubtInAnswer(item.code, answer.value, market) : undefined;
  const isRight = answer.value.trim() !== '' && checkItem(item, answer.value, market) === undefined;
  const field = {
    id,
    label: item.title,
    aside: aside(item),
    hint: doubt ? doubtText(doubt) : item.hint,
    error,
    autoComplete: autoComplete.get(item.code) ?? 'off',
    required: item.required,
    good: isRight && error === undefined && !doubt,
    value: answer.value,
    onChange: (value: string) => {
      onAnswer({ value });
    },
    onLeave: () => {
      setWasLeft(true);
      onLeave();
    },
  };
  return item.inputType === 'money' ? (
    <AmountField {...field} {...shownReading(readTypedAmount(answer.value, market))} />
  ) : (
    <LimitedField {...field} kind={keyboards.get(item.inputType) ?? 'text'} maxLength={longestAnswer} />
  );
}

/** A text about what may be wrong with a number. It can be sent anyway: the lender decides. */
export function useDoubtText(): (doubt: NumberWarning) => string {
  const { t } = useLingui();
  return (doubt) => {
    switch (doubt) {
      case 'shape':
        return t`Check it against your ID: a letter or digit may be missing.`;
      case 'checkDigit':
        return t`One digit may be wrong. Check it against your ID.`;
      case 'notPerson':
        return t`This looks like a company’s number. Enter your own.`;
      case 'otherBirthday':
        return t`This number doesn’t match your date of birth. Check both.`;
      case 'otherGender':
        return t`This number doesn’t match your gender. Check both.`;
      case 'runningNumber':
        return t`Check the last four digits.`;
      case 'noSuchDay':
        return t`The date of birth in this number doesn’t exist. Check it against your card.`;
    }
  };
}
