import { minorOfTyped, readTypedAmount } from '@clearloan/formatting';
import { useMarket } from '@clearloan/app-runtime';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Wish } from '../rules/to-pay';

/** What is to be paid, how much of it, which way, and which kind of ways is on view: the keys of the address. */
export type WishKey = '_what' | '_count' | '_amount' | '_how' | '_kind';

/** What the address asks to pay. A part's amount is typed here and follows into the address. */
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
  };
  return {
    wish,
    how: search.get('_how'),
    kind: search.get('_kind'),
    /** The same choices for another screen of this way. */
    keys: search.toString(),
    typed,
    /** What is typed, as an amount. */
    read,
    choose,
    type: (text: string) => {
      setTyped(text);
      choose('_amount', text);
    },
  };
}
