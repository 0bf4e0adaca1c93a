import { useId, type ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import './choice.css';
import './choice-columns.css';

export interface ColumnChoice<Value extends string> {
  value: Value;
  /** The whole small slip of this choice, price included. */
  content: ReactNode;
}

export interface ChoiceColumnsProps<Value extends string> {
  /** The question, heard. */
  label: string;
  choices: readonly ColumnChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The lines of all contents stand level, where the engine can do it. `--cl-lines` of the class says how many there are, the radio's included. */
  level?: boolean;
}

/** Two or three prices side by side, compared line by line, one of them chosen. One column when they do not fit. */
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
