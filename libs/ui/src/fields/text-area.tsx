import { graphemeCount } from '@clearloan/formatting';
import { FieldFrame, type FieldLook } from './field-frame';
import { CutNote, useTypedLimit } from './limited-field';

export interface TextAreaProps extends FieldLook {
  id?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** In characters as people count them; shows "63 / 500". */
  maxLength: number;
  /** Stops at `maxLength` by default; else a text that was pasted stays whole, and the caller says what to do. */
  stops?: boolean | undefined;
  rows?: number | undefined;
}

/** Several lines of typing, with a counter. */
export function TextArea(props: TextAreaProps) {
  const { value, onLeave, placeholder, maxLength, stops = true, rows = 3 } = props;
  const { wasCut, ...limited } = useTypedLimit({ ...props, maxLength: stops ? maxLength : undefined });
  const counter = `${String(graphemeCount(value))} / ${String(maxLength)}`;
  return (
    <FieldFrame {...props} hint={wasCut ? <CutNote max={maxLength} /> : props.hint} counter={counter}>
      {({ id, describedBy, invalid }) => (
        <div className="cl-field-box">
          <textarea
            id={id}
            rows={rows}
            value={value}
            placeholder={placeholder}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            {...limited}
            onBlur={onLeave}
          />
        </div>
      )}
    </FieldFrame>
  );
}
