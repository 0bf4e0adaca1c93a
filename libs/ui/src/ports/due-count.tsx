import { createContext, useContext, type ReactNode } from 'react';

const DueCountContext = createContext(0);

interface DueCountProviderProps {
  count: number;
  children: ReactNode;
}

export function DueCountProvider({ count, children }: DueCountProviderProps) {
  return <DueCountContext.Provider value={count}>{children}</DueCountContext.Provider>;
}

/** How many payments this phone remembers as late or due soon: shown beside every way to them. None without a provider. */
export const useDueCount = (): number => useContext(DueCountContext);
