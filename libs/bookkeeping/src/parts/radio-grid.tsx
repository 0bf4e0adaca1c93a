import type { Icon } from '@clearloan/ui';
import { useId } from 'react';
import './radio-grid.css';

interface GridChoice {
  readonly value: string;
  readonly label: string;
  readonly icon: Icon;
}

export interface RadioGridProps {
  readonly label: string;
  /** The label is also visible above. */
  readonly labelled?: boolean | undefined;
  readonly choices: readonly GridChoice[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A choice among icons with labels, four per row; arrow keys work as in any radio group. */
export function RadioGrid({ label, labelled = false, choices, value, onChange }: RadioGridProps) {
  const name = useId();
  return (
    <fieldset className="cl-bookkeeping-grid">
      <legend className={labelled ? undefined : 'cl-visually-hidden'}>{label}</legend>
      {choices.map(({ value: each, label, icon: ChoiceIcon }) => (
        <label key={each}>
          <input
            type="radio"
            className="cl-visually-hidden"
            name={name}
            checked={each === value}
            onChange={() => {
              onChange(each);
            }}
          />
          <span className="cl-bookkeeping-choice">
            <ChoiceIcon />
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
