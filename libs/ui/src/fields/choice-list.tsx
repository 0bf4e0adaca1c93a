import { useId, type ReactNode } from 'react';
import { ItemContent } from '../paper/list-item';
import './choice.css';

export interface ListChoice<Value extends string> {
  value: Value;
  title: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  /** The price, shown before it is selected. */
  price?: ReactNode;
}

export interface ChoiceListProps<Value extends string> {
  /** The question, for screen readers; the heading above shows it. */
  label: string;
  choices: readonly ListChoice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of several options, as a ruled list of radio buttons: payment methods, bank accounts. */
export function ChoiceList<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: ChoiceListProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" className="cl-list" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className="cl-item cl-item-choice">
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
          <ItemContent {...choice} value={choice.price} strong />
          <span className="cl-radio" />
        </label>
      ))}
    </div>
  );
}
