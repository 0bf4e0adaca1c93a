import { createContext, useContext } from 'react';

const ReadAloudContext = createContext(true);

export const ReadAloudProvider = ReadAloudContext.Provider;

/** Are there to be Listen buttons beside key facts? There are without a provider. */
export const useReadAloud = (): boolean => useContext(ReadAloudContext);
