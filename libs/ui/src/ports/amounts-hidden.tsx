import { createContext, useContext, type ReactNode } from 'react';

export interface AmountsHidden {
  hidden: boolean;
  toggle: () => void;
}

const AmountsHiddenContext = createContext<AmountsHidden>({ hidden: false, toggle: () => undefined });

interface AmountsHiddenProviderProps extends AmountsHidden {
  children: ReactNode;
}

export function AmountsHiddenProvider({ hidden, toggle, children }: AmountsHiddenProviderProps) {
  return <AmountsHiddenContext.Provider value={{ hidden, toggle }}>{children}</AmountsHiddenContext.Provider>;
}

/** Has the borrower closed the eye over the amounts? Shown without a provider. */
export const useAmountsHidden = (): AmountsHidden => useContext(AmountsHiddenContext);
