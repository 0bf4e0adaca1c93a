import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { CheckCircleFillIcon } from '../icons/drawn/check-circle-fill';
import { FieldFrame, type FieldLook } from './field-frame';
import { CutNote, useTypedLimit } from './typed-limit';

export interface TextFieldProps extends FieldLook {
  id?: string | undefined;
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** The borrower left the field: the time to say what is wrong. */
  onLeave?: (() => void) | undefined;
  /** An example of what to type; never the only label. */
  placeholder?: string | undefined;
  /** `amount` is the number pad with a decimal point, `digits` without. */
  kind?: 'text' | 'phone' | 'amount' | 'digits' | 'email' | 'password' | 'search' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** In characters as people count them. */
  maxLength?: number | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Checked and right: a tick at the end. */
  good?: boolean | undefined;
  /** Before what is typed: a currency sign, a country code. */
  prefix?: ReactNode;
  /** After it: clear, show, a unit. */
  suffix?: ReactNode;
}

const keyboards = {
  text: {},
  phone: { type: 'tel', inputMode: 'tel' },
  amount: { inputMode: 'decimal' },
  digits: { inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email' },
  password: { type: 'password' },
  search: { type: 'search', inputMode: 'search' },
} as const;

/** One line of typing, with its label above and help or error below. */
export function TextField(props: TextFieldProps) {
  const { value, onLeave, kind = 'text', required, readOnly, good, prefix, suffix, maxLength } = props;
  const { wasCut, ...limited } = useTypedLimit({ ...props, maxLength });
  const hint = wasCut && maxLength !== undefined ? <CutNote max={maxLength} /> : props.hint;
  return (
    <FieldFrame {...props} hint={hint}>
      {({ id, describedBy, invalid }) => (
        <div className="cl-field-box">
          {prefix !== undefined && <span className="cl-field-prefix">{prefix}</span>}
          <input
            {...keyboards[kind]}
            id={id}
            name={props.name}
            value={value}
            placeholder={props.placeholder}
            autoComplete={props.autoComplete}
            readOnly={readOnly}
            aria-required={required}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            {...limited}
            onBlur={onLeave}
          />
          {suffix}
          {good && !invalid && <CheckCircleFillIcon />}
        </div>
      )}
    </FieldFrame>
  );
}
