import { useEffect, useState } from 'react';

type PriceOnPhone = (typeof import('../rules/local-price'))['priceOnPhone'];

let fetched: PriceOnPhone | undefined;

/**
 * The arithmetic that prices another amount. The lender's own figures stand without it, so it is fetched behind them:
 * `undefined` on its way, `null` when it cannot be had.
 */
export function usePriceOnPhone(): PriceOnPhone | null | undefined {
  const [price, setPrice] = useState<PriceOnPhone | null | undefined>(() => fetched);
  useEffect(() => {
    if (price !== undefined) return;
    let isCurrent = true;
    import('../rules/local-price').then(
      ({ priceOnPhone }) => {
        fetched = priceOnPhone;
        if (isCurrent) setPrice(() => priceOnPhone);
      },
      () => {
        if (isCurrent) setPrice(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [price]);
  return price;
}
