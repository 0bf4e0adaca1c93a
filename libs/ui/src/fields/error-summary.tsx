import { useEffect, useRef } from 'react';
import { Plural } from '@lingui/react/macro';
import { Note } from '../paper/note';
import './error-summary.css';

export interface FormError {
  /** The `id` of the field. */
  fieldId: string;
  /** The name of the field, for a label that does not say which one it is about. */
  field?: string | undefined;
  /** The same text as under the field. */
  label: string;
}

export interface ErrorSummaryProps {
  errors: readonly FormError[];
  /** Counts the submit attempts: each one that leaves errors moves the focus here. */
  attempt: number;
}

/**
 * The errors that prevent submission, at the top of a form; each links to its field. Empty without errors.
 */
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
            one="# answer is missing or wrong"
            other="# answers are missing or wrong"
          />
        }
      >
        <ul>
          {errors.map(({ fieldId, field, label }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault(); // keeps the fragment out of the URL
                  focusField(fieldId);
                }}
              >
                {field !== undefined && <span>{field}</span>} {label}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

/** For a group of choices, focuses its first input. */
function focusField(fieldId: string) {
  const field = document.getElementById(fieldId);
  const input = field?.matches('input, select, textarea, button') ? field : field?.querySelector('input');
  (input instanceof HTMLElement ? input : field)?.focus();
}
