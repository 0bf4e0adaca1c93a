import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { CaretDownIcon, MagnifyingGlassIcon } from '../icons';
import { Sheet } from '../layers/sheet';
import type { FieldLook } from './field-frame';
import { OptionList, manyOptions, optionsFor, type Option } from './option-list';
import { SelectButton } from './select-button';
import './field.css';

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
