import { useEffect, useRef } from 'react';
import { Plural } from '@lingui/react/macro';
import { Note } from '../paper/note';
import './error-summary.css';

export interface FormError {
  /** The `id` of the field. */
  fieldId: string;
  /** The same words as under the field. */
  label: string;
}

export interface ErrorSummaryProps {
  errors: readonly FormError[];
  /** Counts the tries to send: each one that leaves errors brings the focus here. */
  attempt: number;
}

/** What prevents sending, at the top of a form; each line leads to its field. Nothing without errors. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (!hasErrors) return null;
  return (
    <div ref={summary} className="cl-error-summary" tabIndex={-1} role="alert">
      <Note
        kind="over"
        title={
          <Plural
            value={errors.length}
            one="# question still needs an answer or a fix"
            other="# questions still need an answer or a fix"
          />
        }
      >
        <ul>
          {errors.map(({ fieldId, label }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault(); // the address keeps no trace of it
                  focusField(fieldId);
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

/** A group of choices is entered by its first input. */
function focusField(fieldId: string) {
  const field = document.getElementById(fieldId);
  const input = field?.matches('input, select, textarea, button') ? field : field?.querySelector('input');
  (input instanceof HTMLElement ? input : field)?.focus();
}
