import { useCallback, useState } from 'react';
import { pageStore, tabStore } from '../session/safe-storage';

/** What was typed into a form and is not saved yet. */
export interface Typed {
  /** The typed texts by field; a field that was not typed in is missing. */
  readonly texts: Readonly<Record<string, string>>;
  /** Whether they were left here by an earlier visit to the form. */
  readonly isOld: boolean;
  /** The same function at every render. */
  readonly type: (changes: Readonly<Record<string, string | undefined>>) => void;
  /** Call when it was saved or is thrown away. */
  readonly forget: () => void;
}

const read = (text: string | null) => Object.fromEntries(new URLSearchParams(text ?? ''));

/**
 * What is typed into a form, until it is saved or thrown away: it survives Back and a reload. Each tab has its own, so
 * that two tabs do not type into one form; a shared device keeps it for this page only.
 * @param form unique among the forms of the app: `book.regular`, `reminder.<id>`
 * @param isShared whether borrowers share the device
 */
export function useTyped(form: string, isShared: boolean): Typed {
  const entry = `clearloan.draft.${form}`;
  const store = isShared ? pageStore : tabStore;
  const [texts, setTexts] = useState(() => read(store.get(entry)));
  const [isOld, setOld] = useState(() => Object.keys(texts).length > 0);
  const type = useCallback<Typed['type']>(
    (changes) => {
      const next = read(store.get(entry));
      for (const [field, text = ''] of Object.entries(changes)) next[field] = text;
      setTexts(next);
      store.set(entry, String(new URLSearchParams(next)));
    },
    [entry, store],
  );
  return {
    texts,
    isOld,
    type,
    forget: () => {
      setTexts({});
      setOld(false);
      store.remove(entry);
    },
  };
}
