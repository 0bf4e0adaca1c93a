import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '../actions/button';
import { CaretDownIcon } from '../icons';
import { Sheet } from '../layers/sheet';
import type { FieldLook } from './field-frame';
import { OptionList, optionsFor, type Option, SearchBox, SelectButton } from './select-field';

export interface PlaceGroup extends Option {
  places: readonly Option[];
}

export interface PlaceFieldProps extends Omit<FieldLook, 'label'> {
  id?: string | undefined;
  label: string;
  /** Regions with their places. */
  groups: readonly PlaceGroup[];
  value: string | undefined;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
  placeholder: string;
}

/**
 * One of very many places, in two steps: a region on the left, its places on the right; the search covers all
 * places.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { label, groups, value, onChange, onLeave, placeholder, ...frame } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState(value);
  const places = groups.flatMap((group) => group.places);
  const pickedText = places.find((place) => place.value === picked)?.label;
  const close = () => {
    setIsOpen(false);
    onLeave?.();
  };
  const use = () => {
    if (picked !== undefined) onChange(picked);
    close();
  };
  return (
    <>
      <SelectButton
        {...frame}
        label={label}
        chosen={places.find((place) => place.value === value)?.label}
        placeholder={placeholder}
        icon={<CaretDownIcon />}
        onOpen={() => {
          setPicked(value);
          setIsOpen(true);
        }}
      />
      <Sheet
        open={isOpen}
        title={label}
        onClose={close}
        foot={
          <Button disabled={pickedText === undefined} onClick={use}>
            {pickedText === undefined ? placeholder : <Trans>Use {pickedText}</Trans>}
          </Button>
        }
      >
        <PlaceLists groups={groups} value={picked} onPick={setPicked} />
      </Sheet>
    </>
  );
}

interface PlaceListsProps {
  groups: readonly PlaceGroup[];
  value: string | undefined;
  onPick: (value: string) => void;
}

function PlaceLists({ groups, value, onPick }: PlaceListsProps) {
  const [typed, setTyped] = useState('');
  const own = groups.find(({ places }) => places.some((place) => place.value === value));
  const [open, setOpen] = useState(own ?? groups[0]);
  const found = optionsFor(
    typed,
    groups.flatMap((group) => group.places),
  );
  return (
    <>
      <SearchBox typed={typed} onType={setTyped} />
      {typed.trim() !== '' ? (
        <div className="cl-options">
          <OptionList options={found} value={value} onPick={onPick} />
        </div>
      ) : (
        <div className="cl-options-groups">
          <ul>
            {groups.map((group) => (
              <li key={group.value}>
                <button
                  type="button"
                  className="cl-item cl-option"
                  aria-pressed={group === open}
                  onClick={() => {
                    setOpen(group);
                  }}
                >
                  <span>{group.label}</span>
                </button>
              </li>
            ))}
          </ul>
          <OptionList options={open?.places ?? []} value={value} onPick={onPick} />
        </div>
      )}
    </>
  );
}
