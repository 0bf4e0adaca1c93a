import { useId, type ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import './choice.css';
import './choice-columns.css';

export interface ColumnChoice<Value extends string> {
  value: Value;
  /** The content of this choice's slip, price included. */
  content: ReactNode;
}

export interface ChoiceColumnsProps<Value extends string> {
  /** The question, for screen readers. */
  label: string;
  choices: readonly ColumnChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /**
   * Aligns the lines of all contents, if the engine supports it. `--cl-lines` of the class is the number of lines,
   * including the radio's.
   */
  level?: boolean;
}

/** Two or three prices side by side, compared line by line, one of them selected. One column if they do not fit. */
export function ChoiceColumns<Value extends string>({
  label,
  choices,
  value,
  onChange,
  level = false,
}: ChoiceColumnsProps<Value>) {
  const name = useId();
  return (
    <div
      className={classNames('cl-columns', level && 'cl-columns-level')}
      role="radiogroup"
      aria-label={label}
    >
      {choices.map((choice) => (
        <label key={choice.value} className="cl-column">
          <input
            type="radio"
            className="cl-visually-hidden"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => {
              onChange(choice.value);
            }}
          />
          <span className="cl-radio" />
          {choice.content}
        </label>
      ))}
    </div>
  );
}
