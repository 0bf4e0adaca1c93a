import { createContext, useContext } from 'react';

/** Is there a screen at this path of our own? */
export type IsOffered = (path: string) => boolean;

const OfferedScreensContext = createContext<IsOffered>(() => true);

export const OfferedScreensProvider = OfferedScreensContext.Provider;

/** What a lender names or another feature owns may not be part of this app: a link to it is not shown. All are without a provider. */
export const useIsOffered = (): IsOffered => useContext(OfferedScreensContext);
