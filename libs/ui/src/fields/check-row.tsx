import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CheckIcon } from '../icons';
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
  /** What is agreed to; may contain a link to the text. */
  children: ReactNode;
}

/** A checkbox. Optional consent is never preselected. */
export function CheckRow({ id, checked, onChange, note, error, children }: CheckRowProps) {
  const ownId = useId();
  const errorId = `${ownId}-error`;
  const invalid = error !== undefined;
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The prerendered box was tapped before hydration.
    if (box.current !== null && box.current.checked !== checked) onChange(box.current.checked);
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
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
