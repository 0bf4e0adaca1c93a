import { useState, type ReactNode } from 'react';
import { useLingui, Trans } from '@lingui/react/macro';
import { searchText, wordSearch } from '@clearloan/formatting';
import { CaretDownIcon, MagnifyingGlassIcon, CheckIcon } from '../icons';
import { Sheet } from '../layers/sheet';
import { type FieldLook, FieldFrame } from './field-frame';
import { classNames } from '../theme/class-names';
import './field.css';
import './select-field.css';
import '../paper/list.css';

export interface SelectFieldProps extends Omit<FieldLook, 'label'> {
  id?: string | undefined;
  label: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** The sheet was closed, with or without a selection: validate now. */
  onLeave?: (() => void) | undefined;
  /** "Choose a city" */
  placeholder: string;
  /** A caret by default; a calendar for a date. */
  icon?: ReactNode;
}

/** One of many options: opens a sheet with the list, with a search field if it is long. One tap selects and closes. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, value, onChange, onLeave, placeholder, icon, ...frame } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onLeave?.();
  };
  return (
    <>
      <SelectButton
        {...frame}
        label={label}
        chosen={options.find((option) => option.value === value)?.label}
        placeholder={placeholder}
        icon={icon ?? <CaretDownIcon />}
        onOpen={() => {
          setIsOpen(true);
        }}
      />
      <Sheet open={isOpen} title={label} onClose={close}>
        <OptionSearch
          options={options}
          value={value}
          onPick={(picked) => {
            onChange(picked);
            close();
          }}
        />
      </Sheet>
    </>
  );
}

interface OptionSearchProps {
  options: readonly Option[];
  value: string | undefined;
  onPick: (value: string) => void;
}

function OptionSearch({ options, value, onPick }: OptionSearchProps) {
  const [typed, setTyped] = useState('');
  return (
    <>
      {options.length > manyOptions && <SearchBox typed={typed} onType={setTyped} />}
      <div className="cl-options">
        <OptionList options={optionsFor(typed, options)} value={value} onPick={onPick} />
      </div>
    </>
  );
}

/** Also used above the two lists of a place. */
export function SearchBox({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const { t } = useLingui();
  return (
    <div className="cl-options-search">
      <div className="cl-field-box">
        <MagnifyingGlassIcon />
        <input
          type="search"
          inputMode="search"
          aria-label={t`Search`}
          placeholder={t`Search`}
          value={typed}
          onChange={(event) => {
            onType(event.target.value);
          }}
        />
      </div>
    </div>
  );
}

interface SelectButtonProps extends FieldLook {
  id?: string | undefined;
  /** The text of the selection. */
  chosen: string | undefined;
  placeholder: string;
  icon: ReactNode;
  onOpen: () => void;
}

/** The closed state of a field that opens a sheet: read as "Company city, Rivergate City, button". */
export function SelectButton({ chosen, placeholder, icon, onOpen, ...frame }: SelectButtonProps) {
  return (
    <FieldFrame {...frame}>
      {({ id, labelId, describedBy, invalid }) => (
        <button
          type="button"
          id={id}
          className="cl-field-box cl-select-box"
          aria-haspopup="dialog"
          aria-labelledby={`${labelId} ${id}-value`}
          aria-describedby={describedBy}
          data-invalid={invalid || undefined}
          onClick={onOpen}
        >
          <span
            id={`${id}-value`}
            className={classNames('cl-select-value', chosen === undefined && 'cl-select-empty')}
          >
            {chosen ?? placeholder}
          </span>
          {icon}
        </button>
      )}
    </FieldFrame>
  );
}

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
const manyOptions = 8;

/** The options that contain each typed word, ignoring accents and case; prefix matches first. */
export function optionsFor<Found extends Option>(typed: string, options: readonly Found[]): readonly Found[] {
  const search = searchText(typed);
  if (search === '') return options;
  const begins = (option: Found) => searchText(option.label).startsWith(search);
  const isFound = wordSearch(typed);
  const found = options.filter(({ label }) => isFound(label));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
