import { Trans } from '@lingui/react/macro';
import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import { fitChange, graphemeCount } from '@clearloan/formatting';
import { TextField, type TextFieldProps } from './text-field';
import { FieldFrame, type FieldLook } from './field-frame';

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
function useTypedLimit({ value, onChange, maxLength }: Limited) {
  const [wasCut, setWasCut] = useState(false);
  const take = (typed: string) => {
    const fitting = maxLength === undefined ? typed : fitChange(value, typed, maxLength);
    setWasCut(fitting !== typed);
    onChange(fitting);
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
const CutNote = ({ max }: { max: number }) => (
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

export interface TextAreaProps extends FieldLook {
  id?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** In characters as users perceive them; shows "63 / 500". */
  maxLength: number;
  /** Cuts at `maxLength` by default; otherwise pasted text stays complete, and the caller shows what to do. */
  stops?: boolean | undefined;
  rows?: number | undefined;
}

/** A multi-line text field with a counter. */
export function TextArea(props: TextAreaProps) {
  const { value, onLeave, placeholder, maxLength, stops = true, rows = 3 } = props;
  const { wasCut, ...limited } = useTypedLimit({ ...props, maxLength: stops ? maxLength : undefined });
  const counter = `${String(graphemeCount(value))} / ${String(maxLength)}`;
  return (
    <FieldFrame {...props} hint={wasCut ? <CutNote max={maxLength} /> : props.hint} counter={counter}>
      {({ id, describedBy, invalid }) => (
        <div className="cl-field-box">
          <textarea
            id={id}
            rows={rows}
            value={value}
            placeholder={placeholder}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            {...limited}
            onBlur={onLeave}
          />
        </div>
      )}
    </FieldFrame>
  );
}
