import { fitChange } from '@clearloan/formatting';
import { Trans } from '@lingui/react/macro';
import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

interface Limited {
  value: string;
  onChange: (value: string) => void;
  /** In characters as users perceive them; unlimited if undefined. */
  maxLength: number | undefined;
}

/** While an input method composes a character, the text may exceed the limit. */
const isComposing = ({ nativeEvent }: ChangeEvent<TextBox>): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;

/**
 * Limits a text in whole characters, and reports when something was cut. The `maxlength` attribute counts code units,
 * splits emoji, and reports nothing.
 */
export function useTypedLimit({ value, onChange, maxLength }: Limited) {
  const [wasCut, setWasCut] = useState(false);
  const take = (typed: string) => {
    const kept = maxLength === undefined ? typed : fitChange(value, typed, maxLength);
    setWasCut(kept !== typed);
    onChange(kept);
  };
  return {
    wasCut,
    onChange: (event: ChangeEvent<TextBox>) => {
      const typed = event.target.value;
      if (isComposing(event)) onChange(typed);
      else take(typed);
    },
    onCompositionEnd: (event: CompositionEvent<TextBox>) => {
      take(event.currentTarget.value);
    },
  };
}

/** Under the field, until the next change. */
export const CutNote = ({ max }: { max: number }) => (
  <span role="status">
    <Trans>Only the first {max} characters fit.</Trans>
  </span>
);

export interface LimitedFieldProps extends Omit<TextFieldProps, 'handlers'> {
  /** In characters as users perceive them. */
  maxLength: number;
}

/** A single-line text field with a limit; it reports when pasted text was cut. */
export function LimitedField({ maxLength, ...props }: LimitedFieldProps) {
  const { wasCut, ...handlers } = useTypedLimit({ ...props, maxLength });
  return (
    <TextField {...props} handlers={handlers} hint={wasCut ? <CutNote max={maxLength} /> : props.hint} />
  );
}
