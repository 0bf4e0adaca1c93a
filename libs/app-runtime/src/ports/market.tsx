import { createContext, useContext } from 'react';
import { sampleMarket, type Market } from '@clearloan/formatting';

const MarketContext = createContext<Market>(sampleMarket);

export const MarketProvider = MarketContext.Provider;

/** How money, phones and days are written where this borrower lives; the sample market without a provider. */
export const useMarket = (): Market => useContext(MarketContext);
