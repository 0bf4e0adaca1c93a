import { createContext, useContext, type ReactNode } from 'react';

const SharedPhoneContext = createContext(false);

interface SharedPhoneProviderProps {
  isShared: boolean;
  children: ReactNode;
}

export function SharedPhoneProvider({ isShared, children }: SharedPhoneProviderProps) {
  return <SharedPhoneContext.Provider value={isShared}>{children}</SharedPhoneContext.Provider>;
}

/** Do others use this phone? Then nothing that a borrower types or reads is kept on it. No without a provider. */
export const useSharedPhone = (): boolean => useContext(SharedPhoneContext);
