import { codeFromTyped, longerCode } from '@clearloan/formatting';
import { useId } from 'react';
import { classNames } from '../theme/class-names';
import { FieldError } from './field-frame';
import './otp-field.css';

export interface OtpFieldProps {
  id?: string | undefined;
  /** "6-digit code": the accessible name. */
  label: string;
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
  /** The last digit was entered: by typing, pasting or autofill. */
  onComplete?: ((digits: string) => void) | undefined;
  /** A longer code was pasted or filled in. It is not cut: its first digits are another code. */
  onLonger?: ((digits: number) => void) | undefined;
  length?: number | undefined;
  error?: string | undefined;
  /** A PIN: not shown, not read aloud, and not filled in from a text message. */
  secret?: boolean | undefined;
}

/** The code of a text message or a PIN: one real input under drawn boxes, so that paste and autofill work. */
export function OtpField(props: OtpFieldProps) {
  const { id, label, value, length = 6, error, secret } = props;
  const ownId = useId();
  const errorId = `${ownId}-error`;
  const invalid = error !== undefined;
  const take = (typed: string) => takeCode({ ...props, length }, typed);
  return (
    <div>
      <div className={classNames('cl-otp', invalid && 'cl-otp-bad')}>
        <div className="cl-otp-boxes" aria-hidden="true" translate="no">
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              className={classNames('cl-otp-box', isNext(place, value, length) && 'cl-otp-next')}
            >
              {secret && value[place] ? '•' : value[place]}
            </span>
          ))}
        </div>
        <input
          id={id}
          className="cl-otp-input"
          aria-label={label}
          type={secret ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={secret ? 'off' : 'one-time-code'}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : undefined}
          value={value}
          onChange={(event) => {
            take(event.target.value);
          }}
        />
      </div>
      {invalid && (
        <div id={errorId} className="cl-field-under">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

function takeCode(
  { value, onChange, onComplete, onLonger, length }: OtpFieldProps & { length: number },
  typed: string,
): void {
  // A key adds one digit to a full field, which changes nothing.
  const longer = typed.length > value.length + 1 ? longerCode(typed, length) : undefined;
  if (longer !== undefined && onLonger) {
    onLonger(longer);
    return;
  }
  const digits = codeFromTyped(typed, length);
  if (digits === value) return;
  onChange(digits);
  if (digits.length === length) onComplete?.(digits);
}

/** The box for the next digit; the last one when all are full. */
const isNext = (place: number, value: string, length: number) => place === Math.min(value.length, length - 1);
