import { Trans } from '@lingui/react/macro';
import { CheckIcon } from '../icons/drawn/check';
import type { Option } from './options';
import '../paper/list.css';
import './select-field.css';

interface OptionListProps {
  options: readonly Option[];
  value: string | undefined;
  onPick: (value: string) => void;
}

export function OptionList({ options, value, onPick }: OptionListProps) {
  if (options.length === 0)
    return (
      <p className="cl-options-none" role="status">
        <Trans>No results. Try fewer letters.</Trans>
      </p>
    );
  return (
    <ul>
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            className="cl-item cl-option"
            aria-current={option.value === value ? 'true' : undefined}
            onClick={() => {
              onPick(option.value);
            }}
          >
            <span>{option.label}</span>
            {option.value === value && <CheckIcon />}
          </button>
        </li>
      ))}
    </ul>
  );
}
