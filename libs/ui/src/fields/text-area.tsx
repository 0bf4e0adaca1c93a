import { graphemeCount } from '@clearloan/formatting';
import { FieldFrame, type FieldLook } from './field-frame';
import { CutNote, useTypedLimit } from './limited-field';

export interface TextAreaProps extends FieldLook {
  id?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** In characters as users perceive them; shows "63 / 500". */
  maxLength: number;
  /** Cuts at `maxLength` by default; otherwise pasted text stays complete, and the caller shows what to do. */
  stops?: boolean | undefined;
  rows?: number | undefined;
}

/** A multi-line text field with a counter. */
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
