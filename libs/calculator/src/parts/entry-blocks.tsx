import { IconButton, ListHeading, PlusIcon, TrashIcon } from '@clearloan/ui';
import { Fragment, useRef, type ReactNode } from 'react';
import { maxEntries } from '../rules/running-loans';
import './field-row.css';

interface EntryBlocksProps<Entry> {
  entries: readonly Entry[];
  /** The initial values of a new entry. */
  empty: Entry;
  onChange: (entries: readonly Entry[]) => void;
  nameOf: (no: number) => string;
  removeText: (no: number) => string;
  addText: ReactNode;
  children: (entry: Entry, change: (next: Partial<Entry>) => void) => ReactNode;
}

/** A list of entries with their fields, one below the other; the last one cannot be removed. */
export function EntryBlocks<Entry>(props: EntryBlocksProps<Entry>) {
  const { entries, empty, onChange, nameOf, removeText, addText, children } = props;
  const add = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    onChange(entries.toSpliced(index, 1));
    // Otherwise the focus would be lost with the removed button.
    add.current?.focus();
  };
  return (
    <>
      {entries.map((entry, index) => (
        // Entries are identified only by their index, and every field renders from the list alone.
        <Fragment key={String(index)}>
          <ListHeading
            aside={
              entries.length > 1 ? (
                <IconButton icon={TrashIcon} label={removeText(index + 1)} onClick={() => remove(index)} />
              ) : undefined
            }
          >
            {nameOf(index + 1)}
          </ListHeading>
          <div className="cl-calc-rows">
            {children(entry, (next) => onChange(entries.with(index, { ...entry, ...next })))}
          </div>
        </Fragment>
      ))}
      {entries.length < maxEntries && (
        <button
          ref={add}
          type="button"
          className="cl-calc-more"
          onClick={() => onChange([...entries, empty])}
        >
          <PlusIcon />
          {addText}
        </button>
      )}
    </>
  );
}
