import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CheckIcon } from '../icons/drawn/check';
import { classNames } from '../theme/class-names';
import { FieldError } from './field-frame';
import '../paper/list.css';
import './check-row.css';

export interface CheckRowProps {
  id?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Second line. */
  note?: ReactNode;
  error?: string | undefined;
  /** What is agreed to; may hold a link to read it. */
  children: ReactNode;
}

/** A box to tick. Consent that the borrower need not give is never ticked for them. */
export function CheckRow({ id, checked, onChange, note, error, children }: CheckRowProps) {
  const ownId = useId();
  const errorId = `${ownId}-error`;
  const invalid = error !== undefined;
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // A tap on the prerendered box came before React.
    if (box.current !== null && box.current.checked !== checked) onChange(box.current.checked);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when React has the box
  }, []);
  return (
    <div className={classNames(invalid && 'cl-check-bad')}>
      <label className="cl-check">
        <input
          ref={box}
          id={id}
          type="checkbox"
          className="cl-visually-hidden"
          checked={checked}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : undefined}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <span className="cl-check-box">
          <CheckIcon />
        </span>
        <span className="cl-check-words">
          {children}
          {note !== undefined && <span className="cl-item-note">{note}</span>}
        </span>
      </label>
      {invalid && (
        <div id={errorId} className="cl-field-under">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
