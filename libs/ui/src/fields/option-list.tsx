import { Trans } from '@lingui/react/macro';
import { CheckIcon } from '../icons';
import { searchText, wordSearch } from '@clearloan/formatting';
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

/** One option; `value` is sent to the server, `words` is shown. */
export interface Option {
  value: string;
  label: string;
}

/** Lists longer than this get a search field. */
export const manyOptions = 8;

/** The options that contain each typed word, ignoring accents and case; prefix matches first. */
export function optionsFor<Found extends Option>(typed: string, options: readonly Found[]): readonly Found[] {
  const wanted = searchText(typed);
  if (wanted === '') return options;
  const begins = (option: Found) => searchText(option.label).startsWith(wanted);
  const isFound = wordSearch(typed);
  const found = options.filter(({ label }) => isFound(label));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
