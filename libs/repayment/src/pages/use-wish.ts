import { minorOfTyped, readTypedAmount } from '@clearloan/formatting';
import { useMarket } from '@clearloan/app-runtime';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Wish } from '../rules/to-pay';

/** What is paid, how much, by which method, and which kind of methods is visible: the query keys. */
export type WishKey = '_what' | '_count' | '_amount' | '_keep' | '_how' | '_kind';

/** The wish in the URL. The amount of a partial payment is typed here and then written to the URL. */
export function useWish() {
  const market = useMarket();
  const [search, setSearch] = useSearchParams();
  // The field must not wait for the router: a late value would move the cursor.
  const [typed, setTyped] = useState(search.get('_amount') ?? '');
  const choose = (key: WishKey, value: string) => {
    setSearch(
      (last) => {
        const next = new URLSearchParams(last);
        next.set(key, value);
        return next;
      },
      { replace: true },
    );
  };
  const read = readTypedAmount(typed, market);
  const wish: Wish = {
    what: search.get('_what'),
    count: search.get('_count'),
    amount: minorOfTyped(read),
    keep: search.get('_keep') === 'tenure' ? 'tenure' : 'instalment',
  };
  return {
    wish,
    how: search.get('_how'),
    kind: search.get('_kind'),
    /** The same choices for another screen of this flow. */
    keys: search.toString(),
    typed,
    /** The typed text, as an amount. */
    read,
    choose,
    type: (text: string) => {
      setTyped(text);
      choose('_amount', text);
    },
  };
}
