import { useEffect, useState } from 'react';

type LocalPrice = (typeof import('../rules/local-price'))['localPrice'];

let fetched: LocalPrice | undefined;

/**
 * The calculation that prices another amount. The lender's own figures do not need it, so it is loaded after them:
 * `undefined` while loading, `null` if it failed.
 */
export function useLocalPrice(): LocalPrice | null | undefined {
  const [price, setPrice] = useState<LocalPrice | null | undefined>(() => fetched);
  useEffect(() => {
    if (price !== undefined) return;
    import('../rules/local-price').then(
      ({ localPrice }) => {
        fetched = localPrice;
        setPrice(() => localPrice);
      },
      () => setPrice(null),
    );
  }, [price]);
  return price;
}
