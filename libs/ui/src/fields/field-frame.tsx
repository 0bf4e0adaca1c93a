import { useId, type ReactNode } from 'react';
import { WarningFillIcon } from '../icons';
import { classNames } from '../theme/class-names';
import './field.css';

export interface FieldLook {
  label: ReactNode;
  /** At the right end of the label: "2 of 4", "optional". */
  aside?: ReactNode;
  /** Help under the field; replaced by an error. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Shown under the field and announced. */
  error?: string | undefined;
}

/** Links an input to its label, help and error. */
interface FieldIds {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

interface FieldFrameProps extends FieldLook {
  /** The id of the input, if the error summary links to it. */
  id?: string | undefined;
  good?: boolean | undefined;
  /** A field of several inputs (choices, boxes) is named by `aria-labelledby`, not by a <label>. */
  group?: boolean | undefined;
  /** At the right end under the field: a counter. */
  counter?: ReactNode;
  children: (ids: FieldIds) => ReactNode;
}

/** The frame of every field: label above, help or error below, linked to the input by ids. */
export function FieldFrame({
  id: givenId,
  label,
  aside,
  hint,
  error,
  good,
  group,
  counter,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const labelId = `${id}-label`;
  const underId = `${id}-under`;
  const invalid = error !== undefined;
  const hasUnder = invalid || hint !== undefined;
  return (
    <div className={classNames('cl-field', invalid && 'cl-field-bad', good && !invalid && 'cl-field-good')}>
      <div className="cl-field-label">
        {group ? (
          <span id={labelId}>{label}</span>
        ) : (
          <label id={labelId} htmlFor={id}>
            {label}
          </label>
        )}
        {aside !== undefined && <span className="cl-field-aside">{aside}</span>}
      </div>
      {children({ id, labelId, describedBy: hasUnder ? underId : undefined, invalid })}
      {(hasUnder || counter !== undefined) && (
        <div className="cl-field-under">
          <div id={underId} className="cl-field-hint">
            {invalid ? <FieldError>{error}</FieldError> : hint}
          </div>
          {counter}
        </div>
      )}
    </div>
  );
}

/** An error message with its icon, announced when it appears. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <div className="cl-field-error" role="alert">
      <WarningFillIcon size="small" />
      <span>{children}</span>
    </div>
  );
}
