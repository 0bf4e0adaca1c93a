import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { CheckCircleFillIcon } from '../icons';
import { FieldFrame, type FieldLook } from './field-frame';
import type { MoneyInputProps } from './money-input';

export interface TextFieldProps extends FieldLook {
  id?: string | undefined;
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** The borrower left the field: validate now. */
  onLeave?: (() => void) | undefined;
  /** An example of what to type; never the only label. */
  placeholder?: string | undefined;
  /** `decimal` is the number pad with a decimal sign, for a rate; `digits` is without. */
  kind?: 'text' | 'phone' | 'decimal' | 'digits' | 'email' | 'password' | 'search' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Validated and correct: shows a tick. */
  good?: boolean | undefined;
  /** Before the typed text: a currency sign, a country code. */
  prefix?: ReactNode;
  /** After it: clear, show, a unit. */
  suffix?: ReactNode;
  /** Draws another input in the field's box. */
  drawInput?: ((input: Omit<MoneyInputProps, 'onType'>) => ReactNode) | undefined;
  /** Replaces `onChange`, for a field with a limit. */
  handlers?: Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onCompositionEnd'> | undefined;
}

const keyboards = {
  text: {},
  phone: { type: 'tel', inputMode: 'tel' },
  decimal: { inputMode: 'decimal' },
  digits: { inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email' },
  password: { type: 'password' },
  search: { type: 'search', inputMode: 'search' },
} as const;

/** A single-line text field, with its label above and help or error below. */
export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    onLeave,
    kind = 'text',
    required,
    readOnly,
    good,
    prefix,
    suffix,
    drawInput,
  } = props;
  return (
    <FieldFrame {...props}>
      {({ id, describedBy, invalid }) => {
        const input = {
          id,
          name: props.name,
          value,
          placeholder: props.placeholder,
          autoComplete: props.autoComplete,
          readOnly,
          'aria-required': required,
          'aria-invalid': invalid || undefined,
          'aria-describedby': describedBy,
          onBlur: onLeave,
        };
        return (
          <div className="cl-field-box">
            {prefix !== undefined && <span className="cl-field-prefix">{prefix}</span>}
            {drawInput?.(input) ?? (
              <input
                {...keyboards[kind]}
                {...input}
                onChange={(event) => {
                  onChange(event.target.value);
                }}
                {...props.handlers}
              />
            )}
            {suffix}
            {good && !invalid && <CheckCircleFillIcon />}
          </div>
        );
      }}
    </FieldFrame>
  );
}
