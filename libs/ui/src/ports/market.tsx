import { createContext, useContext, type ReactNode } from 'react';
import { sampleMarket, type Market } from '@clearloan/formatting';

const MarketContext = createContext<Market>(sampleMarket);

export function MarketProvider({ market, children }: { market: Market; children: ReactNode }) {
  return <MarketContext.Provider value={market}>{children}</MarketContext.Provider>;
}

/** How money, phones and days are written where this borrower lives; the sample market without a provider. */
export const useMarket = (): Market => useContext(MarketContext);
