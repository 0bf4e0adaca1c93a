import { useId, type ReactNode } from 'react';
import { CheckIcon } from '../icons';
import { classNames } from '../theme/class-names';
import { FieldFrame, type FieldLook } from './field-frame';
import './choice.css';

export interface Choice<Value extends string> {
  value: Value;
  title: ReactNode;
  /** Its second line: what it costs. */
  note?: ReactNode;
  icon?: ReactNode;
}

export interface ChoiceGroupProps<Value extends string> extends FieldLook {
  id?: string | undefined;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** `chips` on one line, `halves` two per row, `cards` with a second line (`cards-left`: left-aligned). */
  look?: 'chips' | 'halves' | 'cards' | 'cards-left' | undefined;
}

const looks = {
  chips: undefined,
  halves: 'cl-choices-halves',
  cards: 'cl-choices-cards',
  'cards-left': 'cl-choices-cards cl-choices-left',
} as const;

/** A choice of a few visible options: native radio buttons (arrow keys, one tab stop) styled as chips or cards. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { choices, value, onChange, look: check = 'chips' } = props;
  const name = useId();
  const isCard = check.startsWith('cards');
  return (
    <FieldFrame {...props} group>
      {({ id, labelId, describedBy, invalid }) => (
        <div
          id={id}
          role="radiogroup"
          className={classNames('cl-choices', looks[check])}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          tabIndex={-1}
        >
          {choices.map((choice) => (
            <label key={choice.value} className="cl-choice">
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
              {choice.icon ?? (!isCard && choice.value === value && <CheckIcon size="small" />)}
              <span className={classNames(isCard && 'cl-choice-title')}>{choice.title}</span>
              {choice.note !== undefined && <span className="cl-choice-note">{choice.note}</span>}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
