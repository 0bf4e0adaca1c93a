import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import { FieldFrame, type FieldLook } from './field-frame';
import './select-field.css';

export interface SelectButtonProps extends FieldLook {
  id?: string | undefined;
  /** The text of the selection. */
  chosen: string | undefined;
  placeholder: string;
  icon: ReactNode;
  onOpen: () => void;
}

/** The closed state of a field that opens a sheet: read as "Company city, Rivergate City, button". */
export function SelectButton({ chosen, placeholder, icon, onOpen, ...frame }: SelectButtonProps) {
  return (
    <FieldFrame {...frame}>
      {({ id, labelId, describedBy, invalid }) => (
        <button
          type="button"
          id={id}
          className="cl-field-box cl-select-box"
          aria-haspopup="dialog"
          aria-labelledby={`${labelId} ${id}-value`}
          aria-describedby={describedBy}
          data-invalid={invalid || undefined}
          onClick={onOpen}
        >
          <span
            id={`${id}-value`}
            className={classNames('cl-select-value', chosen === undefined && 'cl-select-empty')}
          >
            {chosen ?? placeholder}
          </span>
          {icon}
        </button>
      )}
    </FieldFrame>
  );
}
