import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Minor } from '@clearloan/formatting';
import { MoneyInput, WarningFillIcon, Split } from '@clearloan/ui';
import './field-row.css';
import './slip-lines.css';

interface FieldRowProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** While unfocused: the same value in the market's format. */
  shown?: string | undefined;
  kind?: 'money' | 'decimal' | 'digits' | undefined;
  /** The smallest amount of money, in minor units; the market's by default. */
  step?: Minor | undefined;
  placeholder?: string | undefined;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  /** Under the field: how a pasted number was parsed. */
  hint?: ReactNode;
}

/** One question of a calculator: its label at the left, the input at the right. */
export function FieldRow(props: FieldRowProps) {
  const { label, value, onChange, shown = value, kind = 'decimal', step, placeholder, error, hint } = props;
  const id = useId();
  const underId = `${id}-under`;
  const hasUnder = error !== undefined || hint !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  // After the text was replaced by the typed one: an earlier selection would be lost with the old text.
  useLayoutEffect(() => {
    if (isTyping) input.current?.select();
  }, [isTyping]);
  const field = {
    id,
    className: 'cl-calc-input',
    autoComplete: 'off',
    value: isTyping ? value : shown,
    placeholder,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': hasUnder ? underId : undefined,
    onFocus: () => setTyping(true),
    onBlur: () => setTyping(false),
  };
  return (
    <div className="cl-calc-row">
      <label className="cl-calc-label" htmlFor={id}>
        {label}
      </label>
      {kind === 'money' ? (
        <MoneyInput {...field} inputRef={input} step={step} onType={onChange} />
      ) : (
        <input
          {...field}
          ref={input}
          inputMode={kind === 'digits' ? 'numeric' : 'decimal'}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
      {hasUnder && <RowUnder id={underId} error={error} hint={hint} />}
    </div>
  );
}

export function RowUnder({ id, error, hint }: { id: string; error: string | undefined; hint?: ReactNode }) {
  return (
    <div id={id} className="cl-calc-under">
      {error === undefined ? (
        <span role="status">{hint}</span>
      ) : (
        <span className="cl-calc-error" role="alert">
          <WarningFillIcon size="small" />
          {error}
        </span>
      )}
    </div>
  );
}

interface FieldsAndAnswerProps {
  fields: ReactNode;
  /** The result: below the fields on a phone, beside them on a wide screen. */
  children: ReactNode;
  /** Below the fields on a wide screen, last on a phone. */
  end?: ReactNode;
}

/** The inputs and the result of a tool. Its page must be `wide`. */
export const FieldsAndAnswer = ({ fields, children, end }: FieldsAndAnswerProps) => (
  <Split
    start={fields}
    aside={
      <>
        <div className="cl-calc-gap" />
        {children}
      </>
    }
    end={end}
  />
);
