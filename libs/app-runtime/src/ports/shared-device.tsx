import { createContext, useContext } from 'react';

const SharedDeviceContext = createContext(false);

export const SharedDeviceProvider = SharedDeviceContext.Provider;

/** Do others use this phone? Then nothing that a borrower types or reads is kept on it. No without a provider. */
export const useSharedDevice = (): boolean => useContext(SharedDeviceContext);
