import { createContext, useContext } from 'react';

const SharedPhoneContext = createContext(false);

export const SharedPhoneProvider = SharedPhoneContext.Provider;

/** Do others use this phone? Then nothing that a borrower types or reads is kept on it. No without a provider. */
export const useSharedPhone = (): boolean => useContext(SharedPhoneContext);
