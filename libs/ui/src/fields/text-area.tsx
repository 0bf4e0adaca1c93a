import { FieldFrame, type FieldLook } from './field-frame';

export interface TextAreaProps extends FieldLook {
  id?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Shows "63 / 500". */
  maxLength: number;
  /** Stops at `maxLength` by default; else a text that was pasted stays whole, and the caller says what to do. */
  stops?: boolean | undefined;
  rows?: number | undefined;
}

/** Several lines of typing, with a counter. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onLeave, placeholder, maxLength, stops = true, rows = 3 } = props;
  return (
    <FieldFrame {...props} counter={`${String(value.length)} / ${String(maxLength)}`}>
      {({ id, describedBy, invalid }) => (
        <div className="cl-field-box">
          <textarea
            id={id}
            rows={rows}
            value={value}
            placeholder={placeholder}
            maxLength={stops ? maxLength : undefined}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            onBlur={onLeave}
          />
        </div>
      )}
    </FieldFrame>
  );
}
