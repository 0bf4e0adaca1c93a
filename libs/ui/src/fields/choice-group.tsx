import { useId, type ReactNode } from 'react';
import { CheckIcon } from '../icons';
import { classNames } from '../theme/class-names';
import { FieldFrame, type FieldLook } from './field-frame';
import { SkeletonLine } from '../screen/skeleton';
import { ItemContent } from '../paper/list';
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

interface SkeletonFieldProps extends Pick<FieldLook, 'label'> {
  /** How many halves a `ChoiceGroup` usually has. Without it the field is a `SelectField`. */
  readonly halves?: number;
}

/** A field whose choices are loading: its label and as much empty space as the choices need. */
export const SkeletonField = ({ label, halves }: SkeletonFieldProps) => (
  <FieldFrame label={label} group>
    {() =>
      halves === undefined ? (
        <div className="cl-field-box" aria-busy="true">
          <SkeletonLine />
        </div>
      ) : (
        <div className="cl-choices cl-choices-halves" aria-busy="true">
          {Array.from({ length: halves }, (_, at) => (
            <span key={at} className="cl-choice">
              <SkeletonLine />
            </span>
          ))}
        </div>
      )
    }
  </FieldFrame>
);

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
