import { createContext, useContext } from 'react';

const DueCountContext = createContext(0);

export const DueCountProvider = DueCountContext.Provider;

/** How many payments this phone remembers as late or due soon: shown beside every way to them. None without a provider. */
export const useDueCount = (): number => useContext(DueCountContext);
