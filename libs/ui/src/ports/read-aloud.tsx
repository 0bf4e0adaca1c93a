import { createContext, useContext, type ReactNode } from 'react';

const ReadAloudContext = createContext(true);

interface ReadAloudProviderProps {
  isWanted: boolean;
  children: ReactNode;
}

export function ReadAloudProvider({ isWanted, children }: ReadAloudProviderProps) {
  return <ReadAloudContext.Provider value={isWanted}>{children}</ReadAloudContext.Provider>;
}

/** Are there to be Listen buttons beside key facts? There are without a provider. */
export const useReadAloud = (): boolean => useContext(ReadAloudContext);
